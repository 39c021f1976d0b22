import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './pay-card.module.css';

/** What the rider collects at the door, in large type; nothing if nothing is due. */
export function PayCard({ order: { to_pay: toPay } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { money } = useFormats();
  if (toPay === null) return null;
  return (
    <Card as="section" padding={5} gap={1} className={classes.pay}>
      <Text as="h2" size={2} weight={650} tone="soft">
        {t('pay.due')}
      </Text>
      <Text weight={780} lines="close" className={classes.amount}>
        <MoneyText>{money(toPay)}</MoneyText>
      </Text>
      <Text size={3} tone="soft">
        {t('pay.hint')}
      </Text>
    </Card>
  );
}
