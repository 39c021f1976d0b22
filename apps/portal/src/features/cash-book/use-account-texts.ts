import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

type Account = CashBook['lines'][number]['account'];

/** The name of each column of the book. */
export function useAccountTexts(): Readonly<Record<Account, string>> {
  const t = useTexts('cash-book');
  const totals = useTexts('history');
  return {
    expected: t('expected'),
    collected: totals('totals.collected'),
    'paid-at-pickup': totals('totals.paid'),
    'handed-over': t('handed-over'),
  };
}
