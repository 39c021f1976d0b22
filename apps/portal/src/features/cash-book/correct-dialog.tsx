import { correctCashLine } from '@riderbell/contract/calls/cash-book/correct-cash-line.ts';
import { cashNoteMaximum } from '@riderbell/domain/cash/cash-book.ts';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { useEntry } from './cash-calls.ts';
import { AmountField } from './amount-field.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { useAmount } from './use-amount.ts';

/** Corrects a line to the right amount with a further line. */
export function CorrectDialog({
  vendorId,
  lineId,
  about,
  onEntered,
  onClose,
}: {
  vendorId: string;
  lineId: number;
  /** The corrected line in words. */
  about: string;
  onEntered: () => void;
  onClose: () => void;
}) {
  const t = useTexts('cash-book');
  const problems = useTexts('errors');
  const typed = useAmount();
  const { amount } = typed;
  const [reason, setReason] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const entry = useEntry(
    (body: { line_id: number; amount: number; reason: string }, idempotencyKey) =>
      callApi(correctCashLine, { params: { id: vendorId }, body }, { idempotencyKey }),
    onEntered,
  );
  const isMissing = reason.trim() === '';
  const submit = () => {
    setIsRefused(amount === null || isMissing);
    if (amount !== null && !isMissing) {
      entry.mutate({ line_id: lineId, amount, reason });
    }
  };
  return (
    <EntryDialog
      title={t('correct')}
      hint={about}
      pending={entry.isPending}
      error={entry.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField label={t('right-amount')} typed={typed} isRefused={isRefused} />
      <TextField
        label={t('reason')}
        autoComplete="off"
        maxLength={cashNoteMaximum}
        value={reason}
        error={isRefused && isMissing ? problems('cash.explanation-missing') : null}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </EntryDialog>
  );
}
