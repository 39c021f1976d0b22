import type { OrderStatus } from './order-status.ts';
import type { OrderProgress, StatusEntry } from './order.ts';
import { fleetPlaceOf } from './place-of.ts';
import { canMove } from './status-transitions.ts';

/** A request to change an order's status: `at` is ISO 8601 in UTC, `by` is the requester. */
export type StatusChange = {
  readonly status: OrderStatus;
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
};

export type StatusChangeRefusal = 'illegal-transition' | 'already-there' | 'older-than-known';

export type StatusChangeOutcome<Order extends OrderProgress> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusal: StatusChangeRefusal };

/**
 * The only function that changes a status (specification §4). It appends to the history and moves `updated_at` strictly
 * forward; the rest of the order stays as it is.
 *
 * Refusals, in this order, each of which makes a repeated or late event of the fleet harmless: `already-there`;
 * `older-than-known` when `at` is before the latest entry of the history; `illegal-transition`.
 * @throws RangeError when `at` is not an instant.
 */
export function applyStatusChange<Order extends OrderProgress>(
  order: Order,
  change: StatusChange,
): StatusChangeOutcome<Order> {
  const atMs = Date.parse(change.at);
  if (Number.isNaN(atMs)) throw new RangeError(`Not an instant: ${change.at}`);
  if (order.status === change.status) return { ok: false, refusal: 'already-there' };
  const latest = order.status_history.at(-1);
  if (latest && atMs < Date.parse(latest.created_at)) return { ok: false, refusal: 'older-than-known' };
  if (!isLegal(order, change.status)) return { ok: false, refusal: 'illegal-transition' };

  const entry: StatusEntry = {
    status: change.status,
    created_at: change.at,
    by: change.by,
    ...(change.reason === undefined ? {} : { reason: change.reason }),
  };
  return {
    ok: true,
    order: {
      ...order,
      status: change.status,
      status_history: [...order.status_history, entry],
      updated_at: nextUpdatedAt(order.updated_at, change.at),
    },
  };
}

/**
 * The `updated_at` of a change made at `at`: that instant, or one millisecond after the previous `updated_at` when clocks
 * disagree. So no two copies of an order share it, and a later copy is always the newer one.
 */
export function nextUpdatedAt(previous: string, at: string): string {
  return new Date(Math.max(Date.parse(at), Date.parse(previous) + 1)).toISOString();
}

// DELAYED, MODIFIED and the reports of the collection point do not say how far the order has come. So the status before them decides
// what may follow: the order continues from there or returns to it. Otherwise a delay would bypass the table, from PICKED_UP back to NEW.
function isLegal(order: OrderProgress, to: OrderStatus): boolean {
  if (!canMove(order.status, to)) return false;
  const place = fleetPlaceOf(order);
  return place === order.status || place === to || canMove(place, to);
}
