import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isPastPromise } from '@riderbell/domain/quotes/promise.ts';

/** How the promise of an order stands; `open` while it can still be kept. */
export type PromiseState = 'open' | 'late' | 'kept' | 'broken';

export function promiseStateOf(order: Order, promise: NonNullable<Order['promise']>, nowMs: number): PromiseState {
  if (promise.kept !== undefined) return promise.kept ? 'kept' : 'broken';
  return isPastPromise(order, { to: Date.parse(promise.to) }, nowMs) ? 'late' : 'open';
}
