import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import type { FoundRow, RowKey } from './found-rows.ts';

/** Labels each row with the words of the field that it fills. */
export function useRowLabel(): (key: RowKey) => string {
  const t = useTexts('orders');
  const labels: Readonly<Record<RowKey, string>> = {
    coordinates: t('paste.coordinates'),
    address: t('destination.search'),
    unitNumber: t('destination.unit'),
    building: t('destination.building'),
    riderNotes: t('destination.notes'),
    customerName: t('customer.name'),
    customerPhone: t('customer.phone'),
    description: t('items.description'),
    amount: t('items.amount'),
    paymentMethod: t('payment.title'),
  };
  return (key) => labels[key];
}

const methods = [
  'CASH_ON_DELIVERY',
  'PAYMENT_ON_DELIVERY',
  'PAY_AT_PICKUP',
  'PAID',
  'cybersource_creditcard',
  'generic_creditcard',
] as const;

/** The value of a row, what it would replace, and what happens next. */
export function RowValue({ row: { key, value, now }, ticked }: { row: FoundRow; ticked: boolean }) {
  const t = useTexts('orders');
  const { currency } = useDeployment();
  const written = (text: string): string => {
    const method = key === 'paymentMethod' ? methods.find((each) => each === text) : undefined;
    if (method) return t(`payment.method.${method}`);
    return key === 'amount' ? `${text} ${currency}` : text;
  };
  return (
    <>
      <bdi dir="auto">{written(value)}</bdi>
      {now !== '' && <Hint>{t('paste.replaces', { now: written(now) })}</Hint>}
      {key === 'address' && ticked && <Hint>{t('paste.address.hint')}</Hint>}
    </>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text as="span" size={3} tone="soft">
      {children}
    </Text>
  );
}
