import type { CashAccount } from './cash-of-order.ts';

/** The sums of the columns of a cash book over some lines, in minor units. */
export type CashSums = Readonly<Record<CashAccount, number>>;

export const noSums: CashSums = { expected: 0, collected: 0, 'paid-at-pickup': 0, 'handed-over': 0 };

interface Line {
  readonly account: CashAccount;
  readonly amount: number;
}

export function sumsOf(lines: readonly Line[]): CashSums {
  const sums = { ...noSums };
  for (const { account, amount } of lines) sums[account] += amount;
  return sums;
}

/** What riders have collected and not handed over yet. */
export function openCash(sums: CashSums): number {
  return sums.collected - sums['handed-over'];
}

/** The cash that came to the outlet, which a person counts at the end of the day. */
export function cashToCount(sums: CashSums): number {
  return sums['handed-over'] + sums['paid-at-pickup'];
}

/** Lines that people can correct: what riders did or people entered. What is expected follows from the order, which can be edited. */
export function isCorrectable({
  account,
  corrects,
}: {
  readonly account: CashAccount;
  readonly corrects: unknown;
}): boolean {
  return account !== 'expected' && corrects === null;
}

interface OpenOrder {
  readonly orderId: string;
  readonly open: number;
}

/**
 * The orders that a hand-over of `amount` pays, the oldest first, the last one perhaps in part; null if it is more than is open.
 * @param open the orders that it may pay, the oldest first
 */
export function handOverOf(
  amount: number,
  open: readonly OpenOrder[],
): readonly { readonly orderId: string; readonly amount: number }[] | null {
  let rest = amount;
  const paid = open.flatMap((order) => {
    const part = Math.min(rest, order.open);
    rest -= part;
    return part > 0 ? [{ orderId: order.orderId, amount: part }] : [];
  });
  return rest === 0 ? paid : null;
}

export type ClosingFault = 'day-not-come' | 'explanation-missing';

/** Why a day cannot be closed with this count; null if it can. Days are local dates such as "2026-11-21". */
export function closingFault(closing: {
  readonly day: string;
  readonly today: string;
  readonly counted: number;
  readonly toCount: number;
  readonly explanation: string;
}): ClosingFault | null {
  if (closing.day > closing.today) return 'day-not-come';
  return closing.counted !== closing.toCount && closing.explanation === '' ? 'explanation-missing' : null;
}

/** How long an explanation or a reason may be. */
export const cashNoteMaximum = 300;
