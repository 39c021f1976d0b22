import { ChevronDown } from 'lucide-react';
import { Suspense, type SyntheticEvent, useState } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
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
    <details
      className={classes.more}
      open={isOpen || errors.vatNumber !== undefined}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>
        {t('vat.title')}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={classes.moreBody}>
        <TextField
          label={t('vat.title')}
          optional
          description={t('vat.hint')}
          error={errors.vatNumber?.message}
          autoComplete="off"
          leftToRight
          {...form.register('vatNumber')}
        />
      </div>
    </details>
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
    <details className={classes.more} open={isOpen} onToggle={toggled}>
      <summary>
        {t('fee.voucher')}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={classes.moreBody}>
        {used && (
          <Suspense>
            <VoucherEntry {...facts} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
