import { reachedAtLeast } from './order-status.ts';
import type { OrderStanding } from './order.ts';

/** Statuses that say something about an order without saying how far it has come. */
const asides: ReadonlySet<string> = new Set(['DELAYED', 'MODIFIED']);

/**
 * Where on its way the order really is: its status, or, while it is DELAYED or MODIFIED, the last status before that.
 * An order whose history shows nothing else is simply where its status says.
 */
export function placeOf(order: Pick<OrderStanding, 'status' | 'status_history'>): string {
  if (!asides.has(order.status)) return order.status;
  return order.status_history.findLast(({ status }) => !asides.has(status))?.status ?? order.status;
}

/** What the collection point reports, which may come after a rider was found. */
const atTheVendor: ReadonlySet<string> = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR']);

/**
 * How far the fleet has come with the order: as `placeOf`, but once the order waits for transport, what the collection point reports
 * takes nothing of that back.
 */
export function fleetPlaceOf(order: Pick<OrderStanding, 'status' | 'status_history'>): string {
  const place = placeOf(order);
  if (!atTheVendor.has(place)) return place;
  const before = order.status_history.findLast(({ status }) => !asides.has(status) && !atTheVendor.has(status));
  return before !== undefined && reachedAtLeast(before.status, 'WAITING_FOR_TRANSPORT') ? before.status : place;
}
