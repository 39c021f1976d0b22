import { type OrderStatus, isOrderStatus } from './order-status.ts';
import type { OrderStanding } from './order.ts';
import { isScheduled } from './status-groups.ts';

/** What a person reads about an order (specification §4, Display statuses). */
export const displayStatuses = [
  'near-customer',
  'picked-up',
  'near-vendor',
  'waiting-for-rider',
  'in-progress',
  'stalled',
  'cancelled',
  'delayed',
  'new',
  'received',
  'delivered',
  'returned',
  'returning',
  'payment-committed',
  'dispatched',
  'scheduled',
  'in-transit',
  'initiated',
  'unknown',
] as const;

export type DisplayStatus = (typeof displayStatuses)[number];

/**
 * The specification lists the words without saying which status shows which. An order that is being arranged is in
 * progress; once a rider has accepted, a rider is on the way to the collection point, which is what dispatched says.
 */
const shownAs: Readonly<Record<OrderStatus, DisplayStatus>> = {
  INITIATED: 'initiated',
  PAYMENT_INITIATED: 'initiated',
  PAYMENT_COMMITTED: 'payment-committed',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  NEW: 'new',
  STALLED: 'stalled',
  RECEIVED: 'received',
  WAITING_FOR_TRANSPORT: 'waiting-for-rider',
  ASSIGNED_TO_TRANSPORT: 'in-progress',
  COURIER_ACCEPTED_DELIVERY: 'dispatched',
  RECEIVED_BY_VENDOR: 'in-progress',
  ACCEPTED_BY_VENDOR: 'in-progress',
  NEAR_VENDOR: 'near-vendor',
  DELAYED: 'delayed',
  PICKED_UP: 'picked-up',
  COURIER_LEFT_VENDOR: 'in-transit',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  MODIFIED: 'in-progress',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
};

/** The word for the order as it stands now; scheduled goes before the rest, an unknown status is 'unknown'. */
export function displayStatusOf(order: OrderStanding, nowMs: number): DisplayStatus {
  if (isScheduled(order, nowMs)) return 'scheduled';
  return displayStatusOfStatus(order.status);
}

/** The word for a status by itself, as in a line of the history. */
export function displayStatusOfStatus(status: string): DisplayStatus {
  return isOrderStatus(status) ? shownAs[status] : 'unknown';
}
