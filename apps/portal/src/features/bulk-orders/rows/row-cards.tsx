import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useState } from 'react';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import type { Unconfirmed } from '../data/row-changes.ts';
import type { RowEditing } from '../grid/grid-parts.ts';
import { valuesNow } from '../grid/grid-columns.ts';
import { Pill } from '../pill.tsx';
import { LeaveOutButton } from './leave-out-button.tsx';
import { OrderLink, RowProblems } from './row-problems.tsx';
import { useCellText, useRowState } from './row-state.ts';
import classes from './rows.module.css';

/** As many cards as a phone renders at once without a delay. */
const step = 50;

/** The rows as cards, for phones. */
export function RowCards({
  rows,
  unconfirmed,
  editing,
}: {
  rows: readonly BulkRow[];
  unconfirmed: ReadonlyMap<string, Unconfirmed>;
  editing: RowEditing;
}) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  const [count, setCount] = useState(step);
  return (
    <>
      <ul aria-label={t('grid.label')}>
        {rows.slice(0, count).map((row) => (
          <RowCard key={row.row_id} row={row} unconfirmed={unconfirmed.get(row.row_id)} editing={editing} />
        ))}
      </ul>
      {rows.length > count && (
        <Row justify="center" className={classes.card}>
          <Button variant="default" onClick={() => setCount(count + step)}>
            {orders('history.more')}
          </Button>
        </Row>
      )}
    </>
  );
}

function RowCard({
  row,
  unconfirmed,
  editing,
}: {
  row: BulkRow;
  unconfirmed: Unconfirmed | undefined;
  editing: RowEditing;
}) {
  const t = useTexts('bulk-orders');
  const cellText = useCellText();
  const { money } = useFormats();
  const { text, tone } = useRowState()(row, unconfirmed);
  const values = valuesNow(row, unconfirmed);
  const payment = cellText('payment_method', values, row);
  return (
    <Stack as="li" gap={2} className={classes.card} id={`row-${row.row_id}`}>
      <Row justify="between" gap={3} align="start">
        <Text weight={700} className={classes.words}>
          <OwnText>{values.customer_name ?? row.customer_name}</OwnText>
        </Text>
        <Pill tone={tone}>{text}</Pill>
      </Row>
      <Text size={3} tone="soft" className={classes.words}>
        {t('row.title', { number: row.row_number })} · <bdi>{values.address ?? row.drop_off_address}</bdi>
      </Text>
      <Row wrap gap={3}>
        {row.amount !== null && <MoneyText>{money(row.amount)}</MoneyText>}
        {payment !== '' && <span>{payment}</span>}
        {row.delivery_fee !== null && (
          <Text as="span" tone="soft">
            {t('column.fee')}: <MoneyText>{money(row.delivery_fee)}</MoneyText>
          </Text>
        )}
      </Row>
      <RowProblems row={row} />
      <Row wrap gap={2}>
        {editing.canEdit && row.action !== 'CANCEL' && (
          <>
            <Button variant="default" size="sm" onClick={() => editing.open(row)}>
              {t('row.edit')}
            </Button>
            <LeaveOutButton variant="quiet" size="sm" row={row} editing={editing} />
          </>
        )}
        {row.order_id !== null && <OrderLink orderId={row.order_id} />}
      </Row>
    </Stack>
  );
}
