import type { Handlers } from '@riderbell/contract/handler.ts';
import { enterCash } from './enter-cash.ts';
import { getCashBook } from './get-cash-book.ts';
import { getCashDays } from './get-cash-days.ts';
import type { CashBookNeeds } from './ports.ts';

/** Requests book the orders of their vendor, so the job only has to book the others. */
const everyMilliseconds = 60_000;

export interface CashBookFeature {
  readonly handlers: Pick<
    Handlers,
    'getCashBook' | 'getCashDays' | 'handOverCash' | 'correctCashLine' | 'closeCashDay'
  >;
  readonly recurring: { readonly name: string; readonly everyMilliseconds: number; readonly run: () => Promise<void> };
}

/** The cash book of each vendor (docs/cash-book.md). */
export function createCashBookFeature(needs: CashBookNeeds): CashBookFeature {
  return {
    handlers: { getCashBook: getCashBook(needs), getCashDays: getCashDays(needs), ...enterCash(needs) },
    recurring: { name: 'book-cash', everyMilliseconds, run: () => needs.store.bookAny(needs.onNotBooked) },
  };
}
