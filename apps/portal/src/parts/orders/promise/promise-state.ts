import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { isLateForPromise } from '@riderbell/domain/tracking/expected-times.ts';

/** The state of an order's promise; `open` while it can still be kept, as far as is known. */
export type PromiseState = 'open' | 'late' | 'kept' | 'broken';

export function promiseStateOf(order: Order, promise: NonNullable<Order['promise']>, nowMs: number): PromiseState {
  if (promise.kept !== undefined) return promise.kept ? 'kept' : 'broken';
  return !isOver(order) && isLateForPromise(promise, order.estimation.drop_off_at, nowMs) ? 'late' : 'open';
}
