import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ComponentProps } from 'react';
import type { RowEditing } from '../grid/grid-parts.ts';

/** Leaves a row out of the placement, or takes it in again. */
export function LeaveOutButton({
  row,
  editing,
  ...look
}: { row: BulkRow; editing: RowEditing } & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const t = useTexts('bulk-orders');
  const leftOut = row.status === 'LEFT_OUT';
  return (
    <Button
      {...look}
      onClick={() => editing.change([{ rowId: row.row_id, before: { leftOut }, after: { leftOut: !leftOut } }])}
    >
      {leftOut ? t('row.take-in') : t('row.leave-out')}
    </Button>
  );
}
