import { closeCashDay } from '@riderbell/contract/calls/cash-book/close-cash-day.ts';
import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { cashNoteMaximum } from '@riderbell/domain/cash/cash-book.ts';
import { useState } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { useEntry } from './cash-calls.ts';
import { AmountField } from './amount-field.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { useAmount } from './use-amount.ts';

/** Closes a day with the counted cash. The difference shows while the amount is typed, and has to be explained. */
export function CloseDayDialog({
  vendorId,
  book,
  onEntered,
  onClose,
}: {
  vendorId: string;
  book: CashBook;
  onEntered: () => void;
  onClose: () => void;
}) {
  const t = useTexts('cash-book');
  const problems = useTexts('errors');
  const { money } = useFormats();
  const typed = useAmount();
  const { amount, inUnits } = typed;
  const [explanation, setExplanation] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const entry = useEntry(
    (body: { counted: number; explanation: string }, idempotencyKey) =>
      callApi(closeCashDay, { params: { id: vendorId, day: book.day }, body }, { idempotencyKey }),
    onEntered,
  );
  const toCount = book.sums.to_count;
  const difference = amount === null ? 0 : inUnits(amount - toCount);
  const isUnexplained = difference !== 0 && explanation.trim() === '';
  const submit = () => {
    setIsRefused(amount === null || isUnexplained);
    if (amount === null || isUnexplained) return;
    entry.mutate({ counted: amount, explanation: difference === 0 ? '' : explanation });
  };
  return (
    <EntryDialog
      title={t('close')}
      hint={t('close.hint')}
      pending={entry.isPending}
      error={entry.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('counted')}
        description={`${t('to-count')}: ${money(toCount)}`}
        typed={typed}
        isRefused={isRefused}
      />
      <Text weight={650} numbers aria-live="polite">
        {amount !== null && (difference === 0 ? t('no-difference') : t('difference', { amount: money(difference) }))}
      </Text>
      {difference !== 0 && (
        <TextField
          label={t('explanation')}
          autoComplete="off"
          maxLength={cashNoteMaximum}
          value={explanation}
          error={isRefused && isUnexplained ? problems('cash.explanation-missing') : null}
          onChange={({ currentTarget }) => setExplanation(currentTarget.value)}
        />
      )}
    </EntryDialog>
  );
}
