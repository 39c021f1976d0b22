import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { collectsCash } from '@riderbell/domain/payments/payment-methods.ts';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { ReactNode } from 'react';
import type { JobContent } from '../data/job-content.ts';
import classes from './job.module.css';

interface PlacementDialogProps {
  readonly content: JobContent;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The confirmation of a placement with its totals (specification §2, Bulk upload). */
export function PlaceDialog({ content: { job, rows }, isPending, error, onConfirm, onClose }: PlacementDialogProps) {
  const t = useTexts('bulk-orders');
  const { number, money } = useFormats();
  const { summary } = job;
  const toPlace = summary.orders_to_place;
  const cash = cashOf(rows);
  return (
    <ConfirmDialog
      isOpen
      title={t('job.place')}
      confirmLabel={t('place.yes')}
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text size={6}>
          {toPlace > 0 ? t('place.question', { orderCount: number(toPlace) }) : t('place.question.changes')}
        </Text>
        <Stack as="dl" gap={2}>
          <Total name={t('count.fee')}>
            <MoneyText>{money(summary.total_fee)}</MoneyText>
          </Total>
          {cash > 0 && (
            <Total name={t('count.cash')}>
              <MoneyText>{money(cash)}</MoneyText>
            </Total>
          )}
          {summary.edits > 0 && <Total name={t('count.edits')}>{number(summary.edits)}</Total>}
          {summary.cancellations_chosen > 0 && (
            <Total name={t('count.cancellations')}>{number(summary.cancellations_chosen)}</Total>
          )}
        </Stack>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}

/** All changed fees of a job at once, with the old and the new ones. */
export function FeesDialog({ content: { rows }, isPending, error, onConfirm, onClose }: PlacementDialogProps) {
  const t = useTexts('bulk-orders');
  const { money } = useFormats();
  const changed = rows.filter((row) => row.previous_fee !== null && row.previous_fee !== row.delivery_fee);
  return (
    <ConfirmDialog
      isOpen
      title={t('fees.title')}
      confirmLabel={t('fees.confirm')}
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <Text>{t('fees.lead')}</Text>
        <section
          className={classes.feeList}
          aria-label={t('fees.title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard
          tabIndex={0}
        >
          <table className={classes.fees}>
            <thead>
              <tr>
                <th scope="col">{t('column.row')}</th>
                <th scope="col">{t('column.customer_name')}</th>
                <th scope="col" className={classes.sum}>
                  {t('fees.before')}
                </th>
                <th scope="col" className={classes.sum}>
                  {t('fees.now')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map((row) => (
                <tr key={row.row_id}>
                  <td>{row.row_number}</td>
                  <td>
                    <bdi>{row.customer_name}</bdi>
                  </td>
                  <td className={classes.sum}>
                    <MoneyText>{money(row.previous_fee ?? 0)}</MoneyText>
                  </td>
                  <td className={classes.sum}>
                    <MoneyText>{money(row.delivery_fee ?? 0)}</MoneyText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}

/** What the riders will collect in cash for the new orders. */
function cashOf(rows: readonly BulkRow[]): number {
  return rows
    .filter(
      ({ action, status, payment_method: method }) =>
        action === 'CREATE' && status === 'READY' && method !== null && collectsCash(method),
    )
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row justify="between" gap={4}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd" weight={650} numbers>
        {children}
      </Text>
    </Row>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const problemText = useProblemText();
  return error instanceof ApiProblem ? <InlineNotice kind="error">{problemText(error)}</InlineNotice> : null;
}
