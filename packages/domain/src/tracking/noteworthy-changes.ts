import { mayReplace } from '../orders/accepts-update.ts';
import { rankOf } from '../orders/order-status.ts';
import type { OrderStanding } from '../orders/order.ts';
import { placeOf } from '../orders/place-of.ts';
import { riderAssigned } from '../orders/rider-visibility.ts';
import { isTerminal } from '../orders/status-transitions.ts';

/** What somebody at a counter may want to be told of while they look elsewhere, the good news before the bad. */
export const noteworthyChanges = [
  'rider-near',
  'picked-up',
  'delivered',
  'delayed',
  'no-rider',
  'returning',
  'cancelled',
] as const;

export type NoteworthyChange = (typeof noteworthyChanges)[number];

/** Those after which somebody has to do something about the order. */
const troubles: ReadonlySet<NoteworthyChange> = new Set(['delayed', 'no-rider', 'returning', 'cancelled']);

export function isTrouble(change: NoteworthyChange): boolean {
  return troubles.has(change);
}

/**
 * What each status tells. A card order before its payment tells nothing: whoever pays is looking at it. A status of a newer
 * server tells nothing either.
 */
const told: ReadonlyMap<string, NoteworthyChange> = new Map([
  ['NEAR_VENDOR', 'rider-near'],
  ['PICKED_UP', 'picked-up'],
  // The fleet's events come out of order, so that the first that is heard of the collection may be a later one.
  ['COURIER_LEFT_VENDOR', 'picked-up'],
  ['NEAR_CUSTOMER', 'picked-up'],
  ['DELIVERED', 'delivered'],
  ['DELAYED', 'delayed'],
  ['STALLED', 'no-rider'],
  ['RETURN_INITIATED', 'returning'],
  ['RETURNED_TO_VENDOR', 'returning'],
  ['CANCELLED', 'cancelled'],
]);

/** A copy of an order, as far as the rule reads it. */
export type OrderCopy = Pick<OrderStanding, 'status' | 'status_history'> & {
  readonly order_id: string;
  readonly updated_at: string;
};

/**
 * What happened between two copies of an order, or null when that is not worth telling: the order was not known before, the
 * copy is the same one again or an older one, its status is still what it was, or it comes back from a delay or a change to
 * where it had been.
 */
export function noteworthyChange(before: OrderCopy | undefined, after: OrderCopy): NoteworthyChange | null {
  if (before === undefined || before.order_id !== after.order_id) return null;
  // Two copies of one instant are one copy, so what may be replaced by the known one is no news.
  if (mayReplace(after, before) || !mayReplace(before, after)) return null;
  if (before.status === after.status || isTerminal(before.status)) return null;
  if (after.status === 'WAITING_FOR_TRANSPORT') return lostItsRider(before, after) ? 'no-rider' : null;
  const change = told.get(after.status) ?? null;
  if (change === null || isTrouble(change)) return change === told.get(before.status) ? null : change;
  const place = placeOf(before);
  return change === told.get(place) || rankOf(place) > rankOf(after.status) ? null : change;
}

function lostItsRider(before: OrderCopy, after: OrderCopy): boolean {
  return riderAssigned(before) && !riderAssigned(after);
}
