import { reachedAtLeast } from './order-status.ts';
import type { OrderState } from './order.ts';

/** Statuses that do not say how far the order has come. */
const statusesWithoutPlace: ReadonlySet<string> = new Set(['DELAYED', 'MODIFIED']);

/**
 * How far the order has really come: its status, or, while it is DELAYED or MODIFIED, the last status before that.
 * If the history has no other status, the order's own status counts.
 */
export function placeOf(order: Pick<OrderState, 'status' | 'status_history'>): string {
  if (!statusesWithoutPlace.has(order.status)) return order.status;
  return order.status_history.findLast(({ status }) => !statusesWithoutPlace.has(status))?.status ?? order.status;
}

/** Reports of the collection point, which may arrive after a rider was found. */
const atTheVendor: ReadonlySet<string> = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR']);

/**
 * How far the fleet has come with the order: like `placeOf`, but a report of the collection point does not move an order back that
 * already waits for transport.
 */
export function fleetPlaceOf(order: Pick<OrderState, 'status' | 'status_history'>): string {
  const place = placeOf(order);
  if (!atTheVendor.has(place)) return place;
  const before = order.status_history.findLast(
    ({ status }) => !statusesWithoutPlace.has(status) && !atTheVendor.has(status),
  );
  return before !== undefined && reachedAtLeast(before.status, 'WAITING_FOR_TRANSPORT') ? before.status : place;
}
