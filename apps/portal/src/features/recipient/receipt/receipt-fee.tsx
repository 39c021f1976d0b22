import { useEffect, useId, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { askForFee, type Fee } from './ask-for-fee.ts';
import { Fact } from './fact.tsx';
import classes from './receipt.module.css';

/** The delivery fee with its parts, for visitors who may see the order; a receipt is complete without it. */
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
    <Text as="section" before={6} className={classes.fee} aria-labelledby={headingId}>
      <Text as="h2" size={2} weight={650} tone="soft" id={headingId} after={1}>
        {t('fee.title')}
      </Text>
      <dl>
        {parts.map(
          ({ name, amount }) =>
            amount !== 0 && (
              <Fact key={name} name={name}>
                <MoneyText>{money(amount)}</MoneyText>
              </Fact>
            ),
        )}
        <Fact name={t('fee.total')} strong>
          <MoneyText>{money(fee.delivery_fee)}</MoneyText>
        </Fact>
      </dl>
      <Text size={2} tone="soft" before={2} className={classes.note}>
        {t('fee.note')}
      </Text>
    </Text>
  );
}
