import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { Unconfirmed } from '../data/row-changes.ts';
import type { RowEditing } from '../grid/grid-parts.ts';
import { Pill } from '../pill.tsx';
import { LeaveOutButton } from './leave-out-button.tsx';
import { OrderLink, RowProblems } from './row-problems.tsx';
import { useRowState, useTimeText } from './row-state.ts';

/** The active row in words: its errors, its warnings and what can be done with it. */
export function RowPanel({
  row,
  unconfirmed,
  editing,
}: {
  row: BulkRow;
  unconfirmed: Unconfirmed | undefined;
  editing: RowEditing;
}) {
  const t = useTexts('bulk-orders');
  const { text, tone } = useRowState()(row, unconfirmed);
  const timeText = useTimeText();
  return (
    <Stack gap={2}>
      <Row wrap gap={3} justify="between">
        <Row wrap gap={2.5}>
          <Text weight={700}>{t('row.title', { number: row.row_number })}</Text>
          <Pill tone={tone}>{text}</Pill>
          <Text as="span" size={3} tone="soft">
            {timeText(row)}
          </Text>
          {row.order_id !== null && <OrderLink orderId={row.order_id} />}
        </Row>
        {editing.canEdit && row.action !== 'CANCEL' && <RowActions row={row} editing={editing} />}
      </Row>
      {row.changes.length > 0 && (
        <Text size={3} tone="soft">
          {t('row.changes', { columns: row.changes.map((column) => t(`column.${column}`)).join(', ') })}
        </Text>
      )}
      <RowProblems row={row} />
    </Stack>
  );
}

function RowActions({ row, editing }: { row: BulkRow; editing: RowEditing }) {
  const t = useTexts('bulk-orders');
  return (
    <Row wrap gap={2}>
      <LeaveOutButton variant="default" size="xs" row={row} editing={editing} />
      <Button variant="default" size="xs" onClick={() => editing.chooseAddress(row)}>
        {t('address.choose')}
      </Button>
      <Button variant="default" size="xs" onClick={() => editing.open(row)}>
        {t('row.edit')}
      </Button>
    </Row>
  );
}
