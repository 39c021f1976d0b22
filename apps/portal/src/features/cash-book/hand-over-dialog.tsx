import { handOverCash } from '@riderbell/contract/calls/cash-book/hand-over-cash.ts';
import { cashNoteMaximum } from '@riderbell/domain/cash/cash-book.ts';
import { useState } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { useEntry } from './cash-calls.ts';
import { AmountField } from './amount-field.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { useAmount } from './use-amount.ts';

/** Enters what a rider hands over of the collected cash. */
export function HandOverDialog({
  vendorId,
  open,
  onEntered,
  onClose,
}: {
  vendorId: string;
  /** What riders hold, in the currency. */
  open: number;
  onEntered: () => void;
  onClose: () => void;
}) {
  const t = useTexts('cash-book');
  const { money } = useFormats();
  const typed = useAmount();
  const { amount } = typed;
  const [note, setNote] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const entry = useEntry(
    (body: { amount: number; note: string }, idempotencyKey) =>
      callApi(handOverCash, { params: { id: vendorId }, body }, { idempotencyKey }),
    onEntered,
  );
  const submit = () => {
    setIsRefused(amount === null);
    if (amount !== null) entry.mutate({ amount, note });
  };
  return (
    <EntryDialog
      title={t('hand-over')}
      hint={t('hand-over.hint')}
      pending={entry.isPending}
      error={entry.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        description={`${t('open')}: ${money(open)}`}
        typed={typed}
        isRefused={isRefused}
      />
      <TextField
        label={t('note')}
        autoComplete="off"
        maxLength={cashNoteMaximum}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </EntryDialog>
  );
}
