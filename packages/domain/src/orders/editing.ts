import { isPaidOnline } from '../payments/payment-methods.ts';
import { type OrderStatus, rankOf, reachedAtLeast } from './order-status.ts';
import type { OrderState } from './order.ts';
import { fleetPlaceOf, placeOf } from './place-of.ts';
import { isScheduled } from './status-groups.ts';
import { canMove } from './status-transitions.ts';

/** Whether an order may be edited at all: up to PICKED_UP, exclusive, and not once it failed (specification §4). */
export function isEditable(order: OrderState): boolean {
  const rank = rankOf(placeOf(order));
  return rank >= 0 && rank < rankOf('PICKED_UP');
}

export type EditRefusal = 'cannot-edit' | 'paid-to-cash';

export type Editability = { readonly ok: true } | { readonly ok: false; readonly refusal: EditRefusal };

/**
 * Whether the edit is allowed: the order is still editable, and an order paid online does not change to cash
 * (specification §4). The methods are those before and after the edit.
 */
export function canEdit(
  order: OrderState,
  { paymentMethod, newPaymentMethod }: { paymentMethod: string; newPaymentMethod: string },
): Editability {
  if (!isEditable(order)) return { ok: false, refusal: 'cannot-edit' };
  if (isPaidOnline(paymentMethod) && !isPaidOnline(newPaymentMethod)) return { ok: false, refusal: 'paid-to-cash' };
  return { ok: true };
}

/**
 * Whether a scheduled order has not been sent to the fleet yet. The server sends it before its time, when the rider has to set
 * out: from then on it is still scheduled (specification §4), but the fleet has a copy.
 */
export function waitsForRelease(order: OrderState, nowMs: number): boolean {
  return isScheduled(order, nowMs) && !reachedAtLeast(fleetPlaceOf(order), 'WAITING_FOR_TRANSPORT');
}

/**
 * The status that an edit sets, or null when the status stays. MODIFIED tells the fleet that its copy is out of date; an
 * order that waits for its payment or for its time is not with the fleet yet, so it keeps its status and stays scheduled.
 * DELAYED and NEAR_VENDOR stay as well: an edit must not make an order cancellable again whose rider is at the counter.
 */
export function statusAfterEdit(order: OrderState, nowMs: number): OrderStatus | null {
  if (waitsForRelease(order, nowMs) || order.status === 'DELAYED') return null;
  return canMove(order.status, 'MODIFIED') ? 'MODIFIED' : null;
}
