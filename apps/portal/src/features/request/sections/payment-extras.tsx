import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import type { RequestForm } from '../model/request-form.ts';
import type { VoucherFacts } from '../voucher/use-voucher.ts';
import classes from './sections.module.css';

/** Most requests have no voucher, so its field is loaded when the merchant opens it. */
const VoucherEntry = lazyPart(() => import('../voucher/voucher-entry.tsx'), 'VoucherEntry');

/** The optional fields below the payment methods: the VAT number and the voucher. */
export function PaymentExtras({ facts, withVat }: { facts: VoucherFacts; withVat: boolean }) {
  const { control } = facts.form;
  const vat = useFlag('payment_vat');
  // A number typed before the flag was turned off is still sent, so it shows too.
  const typed = useWatch({ control, name: 'vatNumber' }) !== '';
  const voucher = useFlag('voucher');
  return (
    <>
      {(vat || typed) && withVat && <VatNumber form={facts.form} />}
      {voucher && <Voucher {...facts} />}
    </>
  );
}

function VatNumber({ form }: { form: UseFormReturn<RequestForm> }) {
  const t = useTexts('orders');
  const { errors } = useFormState({ control: form.control });
  // Details that a fault has opened stay open when it is corrected: the merchant is typing there.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <More
      title={t('vat.title')}
      isOpen={isOpen || errors.vatNumber !== undefined}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <TextField
        label={t('vat.title')}
        optional
        description={t('vat.hint')}
        error={errors.vatNumber?.message}
        autoComplete="off"
        leftToRight
        {...form.register('vatNumber')}
      />
    </More>
  );
}

/** Open at first if a draft has a voucher. */
function Voucher(facts: VoucherFacts) {
  const t = useTexts('orders');
  const [isOpen, setIsOpen] = useState(() => facts.form.getValues('voucherCode') !== '');
  // Stays mounted when it is closed, because it keeps the voucher in step with the fee.
  const [used, setUsed] = useState(isOpen);
  const toggled = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(open);
    if (open) setUsed(true);
  };
  return (
    <More title={t('fee.voucher')} isOpen={isOpen} onToggle={toggled}>
      {used && (
        <Suspense>
          <VoucherEntry {...facts} />
        </Suspense>
      )}
    </More>
  );
}

/** Optional fields below a line, closed at first. */
function More({
  title,
  isOpen,
  onToggle,
  children,
}: {
  title: string;
  isOpen: boolean;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
}) {
  return (
    <details className={classes.more} open={isOpen} onToggle={onToggle}>
      <Row as="summary" gap={2} touch className={textLook({ weight: 600 })}>
        {title}
        <ChevronDown size={18} className={textLook({ tone: 'soft' })} aria-hidden />
      </Row>
      <Stack before={1} after={2}>
        {children}
      </Stack>
    </details>
  );
}
