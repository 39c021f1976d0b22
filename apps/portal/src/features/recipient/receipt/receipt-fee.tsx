import { useEffect, useId, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { askForFee, type Fee } from './ask-for-fee.ts';
import classes from './receipt.module.css';

/** The delivery fee with its parts, for whoever may see the order; a receipt without it is whole too. */
export function ReceiptFee({ orderId }: { orderId: string }) {
  const t = useTexts('delivery-receipt');
  const { money, distance } = useFormats();
  const headingId = useId();
  const [fee, setFee] = useState<Fee | null>(null);
  useEffect(() => {
    const left = new AbortController();
    askForFee(callApi, orderId, left.signal).then(setFee, () => undefined);
    return () => left.abort();
  }, [orderId]);
  if (fee === null) return null;
  const { base, distance: forDistance, surcharge, voucher } = fee.delivery_fee_parts;
  const parts = [
    { name: t('fee.base'), amount: base },
    { name: t('fee.distance', { distance: distance(fee.distance) }), amount: forDistance },
    { name: t('fee.surcharge'), amount: surcharge },
    { name: t('fee.voucher'), amount: -voucher },
  ];
  return (
    <section className={classes.fee} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('fee.title')}</h2>
      <dl className={classes.facts}>
        {parts.map(
          ({ name, amount }) =>
            amount !== 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <MoneyText>{money(amount)}</MoneyText>
                </dd>
              </div>
            ),
        )}
        <div data-strong>
          <dt>{t('fee.total')}</dt>
          <dd>
            <MoneyText>{money(fee.delivery_fee)}</MoneyText>
          </dd>
        </div>
      </dl>
      <p className={classes.note}>{t('fee.note')}</p>
    </section>
  );
}
