import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { ChoiceCards } from '@riderbell/ui/fields/choice-cards.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { amountOf } from '../model/form-world.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { OfferedMethods } from '../../../parts/orders/use-payment-methods.ts';
import { Section } from './section.tsx';

/** How the order is paid, and who pays whom. */
export function PaymentSection({
  form,
  methods,
  hidden,
  children,
}: {
  form: UseFormReturn<RequestForm>;
  methods: OfferedMethods;
  hidden: boolean;
  /** Optional fields. */
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  return (
    <Section title={t('payment.title')} hidden={hidden}>
      <Methods form={form} methods={methods} />
      {children}
    </Section>
  );
}

function Methods({ form, methods }: { form: UseFormReturn<RequestForm>; methods: OfferedMethods }) {
  const t = useTexts('orders');
  const { errors } = useFormState({ control: form.control });
  const chosen = useWatch({ control: form.control, name: 'paymentMethod' });
  if (methods.isPending) return <SkeletonCards count={2} height={60} />;
  if (methods.allowed.length === 0) {
    const retry = (
      <Button variant="default" size="xs" onClick={() => methods.refetch()}>
        {t('fee.retry')}
      </Button>
    );
    return (
      // Gets the focus when the merchant sends a request without a method.
      <div data-field="paymentMethod" tabIndex={-1}>
        <InlineNotice kind="error" action={methods.error ? retry : undefined}>
          {t('payment.none')}
        </InlineNotice>
      </div>
    );
  }
  return (
    <>
      <div data-field="paymentMethod">
        <ChoiceCards
          label={t('payment.choose')}
          value={methods.allowed.find((method) => method === chosen) ?? null}
          error={errors.paymentMethod?.message}
          onChange={(method) => {
            form.setValue('paymentMethod', method);
            form.clearErrors('paymentMethod');
          }}
          choices={methods.allowed.map((method) => ({ value: method, label: t(`payment.method.${method}`) }))}
        />
      </div>
      <MoneyFlow form={form} method={methods.allowed.find((method) => method === chosen) ?? null} />
    </>
  );
}

/** Who hands how much to whom (specification §4, Cash handling). */
function MoneyFlow({ form, method }: { form: UseFormReturn<RequestForm>; method: SelectablePaymentMethod | null }) {
  const t = useTexts('orders');
  const formats = useFormats();
  const deployment = useDeployment();
  const { language } = useLanguage();
  const typed = useWatch({ control: form.control, name: 'amount' });
  if (method === null) return null;
  const minor = amountOf({ amount: typed }, { deployment, language });
  const { currency } = deployment;
  const amount = minor && isCurrencyCode(currency) ? formats.money(fromMinor(minor, currency)) : null;
  return (
    <Card as="output" tone="sunken" radius="md" padding={3}>
      <Row as="span" align="start" gap={2.5} className={textLook({ size: 4 })}>
        <ArrowRightLeft className={textLook({ tone: 'brand', before: 0.5 })} size={18} aria-hidden />
        {flowText(t, method, amount)}
      </Row>
    </Card>
  );
}

function flowText(
  t: ReturnType<typeof useTexts<'orders'>>,
  method: SelectablePaymentMethod,
  amount: string | null,
): string {
  if (method === 'PAID') return t('payment.flow.PAID');
  if (method === 'cybersource_creditcard' || method === 'generic_creditcard') return t('payment.flow.card');
  return amount === null ? t(`payment.flow.${method}`) : t(`payment.flow.${method}.amount`, { amount });
}
