import { type OrderStatus, isOrderStatus } from './order-status.ts';
import type { OrderState } from './order.ts';
import { isScheduled } from './status-groups.ts';

/** The statuses that people see (specification §4, Display statuses). */
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
 * The specification lists the display statuses without mapping them. We show an order that is being arranged as in progress,
 * and as dispatched once a rider has accepted and is on the way to the collection point.
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

/** The display status of the order now; scheduled comes before all others, an unknown status is 'unknown'. */
export function displayStatusOf(order: OrderState, nowMs: number): DisplayStatus {
  if (isScheduled(order, nowMs)) return 'scheduled';
  return displayStatusOfStatus(order.status);
}

/** The display status of a status alone, as in a line of the history. */
export function displayStatusOfStatus(status: string): DisplayStatus {
  return isOrderStatus(status) ? shownAs[status] : 'unknown';
}
