import type { Order } from '@riderbell/contract/shapes/order.ts';
import { reachedAtLeast } from '@riderbell/domain/orders/order-status.ts';
import { placeOf } from '@riderbell/domain/orders/place-of.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';
import {
  collectsCash,
  isPaidOnline,
  isSelectablePaymentMethod,
  paysVendorAtPickup,
  type SelectablePaymentMethod,
} from '@riderbell/domain/payments/payment-methods.ts';

/** Who hands the item value to whom, in the words of specification §4 (Cash handling). */
export type MoneyFlow = 'customer-to-rider' | 'rider-to-vendor' | 'customer-at-door' | 'already-paid' | 'none';

/**
 * Whether the money is still due, has been handed over, or never will be because the order was cancelled or returned.
 */
export type MoneyState = 'due' | 'done' | 'void';

/** The money flow of the order's payment method; an unknown method has none. */
export function moneyFlowOf(paymentMethod: string): MoneyFlow {
  if (collectsCash(paymentMethod)) return 'customer-to-rider';
  if (paysVendorAtPickup(paymentMethod)) return 'rider-to-vendor';
  if (isPaidOnline(paymentMethod)) return 'already-paid';
  return paymentMethod === 'PAYMENT_ON_DELIVERY' ? 'customer-at-door' : 'none';
}

/**
 * The rider pays the vendor at the collection; the customer pays at the delivery. After a return the customer owes
 * nothing.
 */
export function moneyStateOf(order: Pick<Order, 'status' | 'status_history' | 'order'>): MoneyState {
  if (isCancelled({ ...order, preordered_for: null })) return 'void';
  const place = placeOf(order);
  const flow = moneyFlowOf(order.order.payment_method);
  if (flow === 'rider-to-vendor') return reachedAtLeast(place, 'PICKED_UP') ? 'done' : 'due';
  if (reachedAtLeast(place, 'RETURN_INITIATED')) return 'void';
  return reachedAtLeast(place, 'DELIVERED') ? 'done' : 'due';
}

/** A payment method with a text, or `unknown` for one of a newer server. */
export function shownMethodOf(paymentMethod: string): SelectablePaymentMethod | 'unknown' {
  return isSelectablePaymentMethod(paymentMethod) ? paymentMethod : 'unknown';
}
