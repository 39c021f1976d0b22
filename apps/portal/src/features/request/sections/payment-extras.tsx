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

/** Most requests have no voucher, so its field comes when it is asked for. */
const VoucherEntry = lazyPart(() => import('../voucher/voucher-entry.tsx'), 'VoucherEntry');

/** What stands below the payment methods and most requests leave alone: the VAT number and the voucher. */
export function PaymentExtras({ facts, withVat }: { facts: VoucherFacts; withVat: boolean }) {
  const { control } = facts.form;
  const vat = useFlag('payment_vat');
  // What was typed before the flag went off is sent, so it shows too.
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
  // What a fault has opened stays open when it is mended: somebody types in there.
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.more}
      open={opened || errors.vatNumber !== undefined}
      onToggle={({ currentTarget: { open } }) => setOpened(open)}
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

/** Open from the start where a draft has one. */
function Voucher(facts: VoucherFacts) {
  const t = useTexts('orders');
  const [opened, setOpened] = useState(() => facts.form.getValues('voucherCode') !== '');
  // It keeps the voucher true to the fee, also while nobody looks at it.
  const [used, setUsed] = useState(opened);
  const toggled = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpened(open);
    if (open) setUsed(true);
  };
  return (
    <details className={classes.more} open={opened} onToggle={toggled}>
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
