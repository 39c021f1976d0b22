import type { Order } from '@riderbell/contract/shapes/order.ts';
import { lastChangeAt } from '@riderbell/domain/orders/last-change.ts';
import { isCancelled, isDeliveredOrReturned, isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import { type ExpectedStop, expectedStop } from '@riderbell/domain/tracking/expected-times.ts';

/** The most important time of an order. */
export type OrderTime =
  | { readonly kind: 'scheduled'; readonly atMs: number }
  | { readonly kind: 'eta'; readonly to: ExpectedStop['to']; readonly atMs: number }
  | { readonly kind: 'ended'; readonly atMs: number }
  | { readonly kind: 'since'; readonly atMs: number };

/** When the rider comes, when the order ended, or since when it waits. */
export function orderTimeOf(order: Order, nowMs: number): OrderTime {
  if (order.preordered_for !== null && isScheduled(order, nowMs)) {
    return { kind: 'scheduled', atMs: order.preordered_for * 1000 };
  }
  if (isCancelled(order) || isDeliveredOrReturned(order)) return { kind: 'ended', atMs: lastChangeAt(order) };
  const eta = expectedStop(order);
  if (eta?.atMs) return { kind: 'eta', to: eta.to, atMs: eta.atMs };
  return { kind: 'since', atMs: Date.parse(order.created_at) };
}
