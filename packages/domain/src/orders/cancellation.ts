import type { OrderStatus } from './order-status.ts';
import type { OrderState } from './order.ts';
import { isCollected } from './status-groups.ts';

/** The reasons that a merchant may give for a cancellation (specification §8). */
export const cancelReasons = [
  'customer-cancelled',
  'mistake-error',
  'delivery-eta-too-long',
  'unable-to-find',
  'technical-problem',
  'no-courier',
  'outside-service-hours',
  'courier-accident',
  'bad-weather',
  'outside-delivery-area',
  'closed',
  'address-incomplete',
  'unreachable',
  'food-spillage',
  'late-delivery',
  'unable-to-pay',
  'duplicate-order',
  'wrong-items',
  'payment-failure',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** What a merchant may cancel at any time (specification §4, Cancellable). */
export const cancellableStatuses = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
] as const satisfies readonly OrderStatus[];

/** How long a paid card order stays cancellable: 10 minutes (specification §9). */
export const paymentCommittedCancelWindowMs = 10 * 60 * 1000;

export type Cancellability =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'cannot-cancel' | 'collected' };

const cancellable: ReadonlySet<string> = new Set(cancellableStatuses);

/**
 * Whether the merchant may cancel the order now (specification §4, Cancellable).
 * `delayedCancellation` is the flag delayed-cancellation. A refusal shows `error.cant-cancel-order`; for a parcel that a rider
 * already has, the screen explains why it is too late.
 */
export function canCancel(
  order: OrderState,
  nowMs: number,
  { delayedCancellation }: { delayedCancellation: boolean },
): Cancellability {
  // A delayed order that was collected counts as collected (specification §4): its parcel is with the rider.
  if (order.status === 'DELAYED' && isCollected(order)) return { ok: false, refusal: 'collected' };
  const until = cancellableUntil(order);
  const allowed =
    cancellable.has(order.status) ||
    (order.status === 'DELAYED' && delayedCancellation) ||
    (until !== null && nowMs < until);
  return allowed ? { ok: true } : { ok: false, refusal: 'cannot-cancel' };
}

/**
 * When the merchant can no longer cancel (epoch ms): 10 minutes after the payment was committed. Null where there is no time limit: in any
 * other status, or when the history does not say when the payment was committed.
 */
export function cancellableUntil(order: OrderState): number | null {
  if (order.status !== 'PAYMENT_COMMITTED') return null;
  const entry = order.status_history.findLast(({ status }) => status === 'PAYMENT_COMMITTED');
  return entry === undefined ? null : Date.parse(entry.created_at) + paymentCommittedCancelWindowMs;
}
