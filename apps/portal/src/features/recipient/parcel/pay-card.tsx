import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './pay-card.module.css';

/**
 * What the rider collects at the door, in large type, and for cash what the recipient pays with; nothing if nothing is due.
 * @param onChange called after the recipient has changed the order
 */
export function PayCard({ order, onChange }: { order: TrackedOrder; onChange: () => void }) {
  const t = useTexts('public-tracking');
  const { money } = useFormats();
  const { to_pay: toPay } = order;
  const isCash = Boolean(order.change_note);
  const part = useDeferredPart(['change-note'], () => import('../change-note/change-note.tsx'), isCash);
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
      {part && <part.ChangeNote order={order} onChange={onChange} />}
    </Card>
  );
}
