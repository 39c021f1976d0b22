import { mayReplace } from '../orders/accepts-update.ts';
import { rankOf } from '../orders/order-status.ts';
import type { OrderState } from '../orders/order.ts';
import { placeOf } from '../orders/place-of.ts';
import { riderAssigned } from '../orders/rider-visibility.ts';
import { isTerminal } from '../orders/status-transitions.ts';

/** The changes that the portal may notify a merchant about, the good news before the bad. */
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

/** The changes after which the merchant has to act. */
const troubles: ReadonlySet<NoteworthyChange> = new Set(['delayed', 'no-rider', 'returning', 'cancelled']);

export function isTrouble(change: NoteworthyChange): boolean {
  return troubles.has(change);
}

/**
 * The change that each status means. Not the statuses before a card payment: the merchant who pays is looking at the screen.
 * Nor the unknown statuses of a newer server.
 */
const changeByStatus: ReadonlyMap<string, NoteworthyChange> = new Map([
  ['NEAR_VENDOR', 'rider-near'],
  ['PICKED_UP', 'picked-up'],
  // The fleet's events arrive out of order, so a later status may be the first sign of the collection.
  ['COURIER_LEFT_VENDOR', 'picked-up'],
  ['NEAR_CUSTOMER', 'picked-up'],
  ['DELIVERED', 'delivered'],
  ['DELAYED', 'delayed'],
  ['STALLED', 'no-rider'],
  ['RETURN_INITIATED', 'returning'],
  ['RETURNED_TO_VENDOR', 'returning'],
  ['CANCELLED', 'cancelled'],
]);

/** The part of an order's copy that the rule reads. */
export type OrderCopy = Pick<OrderState, 'status' | 'status_history'> & {
  readonly order_id: string;
  readonly updated_at: string;
};

/**
 * What happened between two copies of an order, or null when it is not worth a notification: the order was unknown before, the
 * copy is the same or an older one, its status is the same, or the order continues after a delay or an edit where it was.
 */
export function noteworthyChange(before: OrderCopy | undefined, after: OrderCopy): NoteworthyChange | null {
  if (before === undefined || before.order_id !== after.order_id) return null;
  // Two copies with one instant are the same copy, so if the known copy may replace the new one, nothing is new.
  if (mayReplace(after, before) || !mayReplace(before, after)) return null;
  if (before.status === after.status || isTerminal(before.status)) return null;
  if (after.status === 'WAITING_FOR_TRANSPORT') return lostItsRider(before, after) ? 'no-rider' : null;
  const change = changeByStatus.get(after.status) ?? null;
  if (change === null || isTrouble(change)) return change === changeByStatus.get(before.status) ? null : change;
  const place = placeOf(before);
  return change === changeByStatus.get(place) || rankOf(place) > rankOf(after.status) ? null : change;
}

function lostItsRider(before: OrderCopy, after: OrderCopy): boolean {
  return riderAssigned(before) && !riderAssigned(after);
}
