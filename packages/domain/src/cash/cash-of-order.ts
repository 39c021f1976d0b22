import type { OrderState } from '../orders/order.ts';
import { isOver } from '../orders/status-groups.ts';
import { moneyOf } from '../payments/order-money.ts';
import { collectsCash, paysVendorAtPickup } from '../payments/payment-methods.ts';
import { cashDue } from './change-note.ts';

/** The columns of a cash book that an order fills by itself; `handed-over` is the fourth, which people fill. */
export const orderAccounts = ['expected', 'collected', 'paid-at-pickup'] as const;
export type OrderAccount = (typeof orderAccounts)[number];
export type CashAccount = OrderAccount | 'handed-over';

/** What an order adds to each column, in minor units. */
export type CashOfOrder = Readonly<Record<OrderAccount, number>>;

/** Why a line is in the book. */
export const cashLineKinds = [
  'placed',
  'changed',
  'taken-back',
  'collected',
  'paid-at-pickup',
  'handed-over',
  'correction',
] as const;
export type CashLineKind = (typeof cashLineKinds)[number];

/** A column of the book that an order changes: the new total of the order there, and why. */
export interface CashChange {
  readonly account: OrderAccount;
  readonly total: number;
  readonly kind: CashLineKind;
}

interface Paid {
  readonly paymentMethod: string;
  /** The item value in minor units; null where the country makes it optional. */
  readonly amount: number | null;
}

export const noCash: CashOfOrder = { expected: 0, collected: 0, 'paid-at-pickup': 0 };

/**
 * The cash of an order as it is now (specification §4, Cash handling). It is expected from the request on, until the order ends without
 * it: the customer pays the rider at the door, or the rider pays the vendor at pickup. What changed hands stays expected, so that both
 * columns agree once all orders have ended.
 */
export function cashOf(order: OrderState, paid: Paid): CashOfOrder {
  const { paymentMethod } = paid;
  const money = moneyOf(order, { ...paid, fee: 0 });
  const collected = collectsCash(paymentMethod) ? money.collected : 0;
  const moved = collected + money.paidAtPickup;
  const due = cashDue(order, paid) ?? dueAtPickup(order, paid);
  return { expected: moved > 0 ? moved : due, collected, 'paid-at-pickup': money.paidAtPickup };
}

function dueAtPickup(order: OrderState, { paymentMethod, amount }: Paid): number {
  return paysVendorAtPickup(paymentMethod) && !isOver(order) ? (amount ?? 0) : 0;
}

/** The columns that a change of an order touches; none if its cash stays. `before` is `noCash` for a new order. */
export function cashChanges(before: CashOfOrder, after: CashOfOrder): readonly CashChange[] {
  if (orderAccounts.every((account) => before[account] === after[account])) return [];
  // Unchanged columns too: a line that a process without a cash book left out is added with the next change.
  return orderAccounts
    .filter((account) => before[account] !== 0 || after[account] !== 0)
    .map((account) => ({ account, total: after[account], kind: kindOf(account, before[account], after[account]) }));
}

function kindOf(account: OrderAccount, before: number, after: number): CashLineKind {
  if (after === 0) return 'taken-back';
  if (before !== 0 && before !== after) return 'changed';
  return account === 'expected' ? 'placed' : account;
}
