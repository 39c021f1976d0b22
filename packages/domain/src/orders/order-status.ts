/** Every status that an order can have (specification §4). */
export const orderStatuses = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'MODIFIED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

const known: ReadonlySet<string> = new Set(orderStatuses);

/** Whether the text names a status of specification §4; a newer server may send others. */
export function isOrderStatus(text: string): text is OrderStatus {
  return known.has(text);
}

/** The order in which a delivery advances (specification §4, "Forward order for progress"). */
export const forwardOrder = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'STALLED',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const satisfies readonly OrderStatus[];

/** The statuses of failed and stuck orders; they rank below zero (specification §4). */
export const failureStatuses = [
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
] as const satisfies readonly OrderStatus[];

// A delay may happen at any point of a delivery, so DELAYED does not say how far the order has come: it ranks below the
// whole forward order and above the failures. `placeOf` returns the status before the delay.
const delayedRank = -1;

const ranks: ReadonlyMap<string, number> = new Map<string, number>([
  ...forwardOrder.map((status, index): [string, number] => [status, index]),
  ['DELAYED', delayedRank],
  // Last, so that these override the place that the forward order gives to STALLED.
  ...failureStatuses.map((status, index): [string, number] => [status, delayedRank - 1 - index]),
]);

/**
 * How far along a delivery a status is: 0 and up in the forward order, below zero for DELAYED and for failures,
 * minus infinity for an unknown status (specification §4).
 */
export function rankOf(status: string): number {
  return ranks.get(status) ?? Number.NEGATIVE_INFINITY;
}

/** Whether `status` is as far along as `other`, or further. A DELAYED or failed order has reached no forward status. */
export function reachedAtLeast(status: string, other: OrderStatus): boolean {
  return rankOf(status) >= rankOf(other);
}
