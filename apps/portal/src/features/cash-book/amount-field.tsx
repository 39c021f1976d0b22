import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { useAmount } from './use-amount.ts';

/** The field of an amount. */
export function AmountField({
  label,
  description,
  typed: { text, setText, amount },
  isRefused,
}: {
  label: string;
  description?: string;
  typed: ReturnType<typeof useAmount>;
  /** Whether the form was submitted in vain; the error shows until the text is an amount. */
  isRefused: boolean;
}) {
  const problems = useTexts('errors');
  return (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isRefused && amount === null ? problems('cash.amount-wrong') : null}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
