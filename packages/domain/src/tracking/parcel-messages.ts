import { isOrderStatus, type OrderStatus } from '../orders/order-status.ts';
import type { OrderState } from '../orders/order.ts';
import { riderAssigned } from '../orders/rider-visibility.ts';

/** The messages of the individual tracking page, in the order of specification §2; the last promises a refund. */
export const parcelMessages = [
  'order-placed',
  'to-collection-point',
  'near-collection-point',
  'to-delivery-point',
  'near-delivery-point',
  'delivered',
  'cancelled',
] as const;

export type ParcelMessage = (typeof parcelMessages)[number];

/**
 * The message of each status; null where the history decides. A parcel on its way back keeps its last message: none of the
 * seven mentions a return, and only a cancellation promises a refund. The cancelled statuses are those of specification §4.
 */
const messageOf: Readonly<Record<OrderStatus, ParcelMessage | null>> = {
  INITIATED: 'order-placed',
  PAYMENT_INITIATED: 'order-placed',
  PAYMENT_COMMITTED: 'order-placed',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  NEW: 'order-placed',
  STALLED: 'cancelled',
  RECEIVED: 'order-placed',
  WAITING_FOR_TRANSPORT: 'order-placed',
  ASSIGNED_TO_TRANSPORT: 'order-placed',
  COURIER_ACCEPTED_DELIVERY: 'to-collection-point',
  RECEIVED_BY_VENDOR: 'order-placed',
  ACCEPTED_BY_VENDOR: 'order-placed',
  NEAR_VENDOR: 'near-collection-point',
  DELAYED: null,
  PICKED_UP: 'to-delivery-point',
  COURIER_LEFT_VENDOR: 'to-delivery-point',
  NEAR_CUSTOMER: 'near-delivery-point',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  MODIFIED: null,
  RETURN_INITIATED: null,
  RETURNED_TO_VENDOR: null,
};

function messageOfStatus(status: string): ParcelMessage | null {
  return isOrderStatus(status) ? messageOf[status] : null;
}

/** The message that is true now; a status that this build does not know is ignored. */
export function parcelMessageOf(order: Pick<OrderState, 'status' | 'status_history'>): ParcelMessage {
  const latest = [...order.status_history, order].findLast(({ status }) => messageOfStatus(status) !== null);
  const message = latest === undefined ? 'order-placed' : (messageOfStatus(latest.status) ?? 'order-placed');
  // A vendor may report that it has the order while the rider is already on the way to it.
  return message === 'order-placed' && riderAssigned(order) ? 'to-collection-point' : message;
}

/** A message of the page: `done` is past, `now` is current; `at` is when it became true (ISO 8601), where known. */
export type ParcelMessageState = {
  readonly message: ParcelMessage;
  readonly state: 'done' | 'now' | 'ahead';
  readonly at: string | null;
};

const goingBack: ReadonlySet<string> = new Set(['RETURN_INITIATED', 'RETURNED_TO_VENDOR']);

/**
 * The messages to show: usually all but the cancellation; for a parcel on its way back, those that became true, because it gets
 * no further; for a cancelled order, those that became true and the cancellation.
 */
export function parcelMessagesOf(order: Pick<OrderState, 'status' | 'status_history'>): readonly ParcelMessageState[] {
  const now = parcelMessageOf(order);
  const timeOf = (message: ParcelMessage) =>
    order.status_history.findLast(({ status }) => messageOfStatus(status) === message)?.created_at ?? null;
  const place = parcelMessages.indexOf(now);
  const shown =
    now === 'cancelled'
      ? parcelMessages.filter((message) => message === 'order-placed' || timeOf(message) !== null)
      : parcelMessages.filter((message) => message !== 'cancelled');
  const states = shown.map((message): ParcelMessageState => {
    const ahead = parcelMessages.indexOf(message) > place;
    const first = order.status_history[0]?.created_at ?? null;
    // The order was placed at its first entry, even if it waited for a rider several times since.
    const at = message === 'order-placed' ? first : timeOf(message);
    return { message, state: message === now ? 'now' : ahead ? 'ahead' : 'done', at: ahead ? null : at };
  });
  if (!goingBack.has(order.status)) return states;
  return states.filter(({ state }) => state !== 'ahead').map((message) => ({ ...message, state: 'done' }));
}
