import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ChangesState, RowChanges } from '../data/row-changes.ts';
import { OrderLink, RowProblems } from '../rows/row-problems.tsx';

/** The orders of an earlier upload that this file no longer has. Nothing is cancelled that a person does not choose. */
export function Cancellations({
  rows,
  changes,
  state,
  canEdit,
}: {
  rows: readonly BulkRow[];
  changes: RowChanges;
  state: ChangesState;
  canEdit: boolean;
}) {
  const t = useTexts('bulk-orders');
  const offered = rows.filter(({ action }) => action === 'CANCEL');
  if (offered.length === 0) return null;
  return (
    <Card as="section" padding={5} aria-label={t('cancellations.title')}>
      <Stack gap={4}>
        <div>
          <Text as="h2" size={8} weight={750}>
            {t('cancellations.title')}
          </Text>
          <Text tone="soft">{t('cancellations.lead')}</Text>
        </div>
        <Stack as="ul" gap={3}>
          {offered.map((row) => {
            const leftOut = state.rows.get(row.row_id)?.leftOut ?? row.status === 'LEFT_OUT';
            return (
              <li key={row.row_id}>
                <SwitchField
                  label={t('cancellations.cancel', { customer: row.customer_name })}
                  description={
                    <>
                      <bdi>{readableAddress(row.drop_off_address)}</bdi>{' '}
                      {row.order_id !== null && <OrderLink orderId={row.order_id} />}
                    </>
                  }
                  checked={!leftOut}
                  disabled={!canEdit}
                  onChange={(chosen) =>
                    changes.change([{ rowId: row.row_id, before: { leftOut }, after: { leftOut: !chosen } }])
                  }
                />
                <RowProblems row={row} />
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}
