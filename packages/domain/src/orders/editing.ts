import { isPaidOnline } from '../payments/payment-methods.ts';
import { type OrderStatus, rankOf, reachedAtLeast } from './order-status.ts';
import type { OrderStanding } from './order.ts';
import { fleetPlaceOf, placeOf } from './place-of.ts';
import { isScheduled } from './status-groups.ts';
import { canMove } from './status-transitions.ts';

/** Whether an order may be edited at all: up to PICKED_UP, exclusive, and not once it failed (decisions: Orders). */
export function isEditable(order: OrderStanding): boolean {
  const rank = rankOf(placeOf(order));
  return rank >= 0 && rank < rankOf('PICKED_UP');
}

export type EditRefusal = 'cannot-edit' | 'paid-to-cash';

export type Editability = { readonly ok: true } | { readonly ok: false; readonly refusal: EditRefusal };

/**
 * Whether the edit is allowed: the order is still editable, and an order paid online does not become one that is paid
 * in cash (decisions: Orders). The methods are those before and after the edit.
 */
export function canEdit(
  order: OrderStanding,
  { paymentMethod, newPaymentMethod }: { paymentMethod: string; newPaymentMethod: string },
): Editability {
  if (!isEditable(order)) return { ok: false, refusal: 'cannot-edit' };
  if (isPaidOnline(paymentMethod) && !isPaidOnline(newPaymentMethod)) return { ok: false, refusal: 'paid-to-cash' };
  return { ok: true };
}

/**
 * Whether a scheduled order has not been handed to the fleet yet. It is handed over before its time, when the rider has to set
 * out: from then on it is still among the scheduled ones (specification §4), but the fleet holds a copy.
 */
export function waitsForRelease(order: OrderStanding, nowMs: number): boolean {
  return isScheduled(order, nowMs) && !reachedAtLeast(fleetPlaceOf(order), 'WAITING_FOR_TRANSPORT');
}

/**
 * The status that an edit brings, or null when it brings none. MODIFIED tells the fleet that what it holds has changed;
 * an order that waits for its payment or for its time has not been handed to the fleet, so it keeps its status and stays
 * among the scheduled ones. A DELAYED order stays delayed, and one whose rider is near the vendor stays there: an edit never makes an
 * order cancellable again whose rider stands at the counter.
 */
export function statusAfterEdit(order: OrderStanding, nowMs: number): OrderStatus | null {
  if (waitsForRelease(order, nowMs) || order.status === 'DELAYED') return null;
  return canMove(order.status, 'MODIFIED') ? 'MODIFIED' : null;
}
