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

/** Whether the money is still to be handed over, has been, or never will be, because the order came to nothing. */
export type MoneyState = 'due' | 'done' | 'void';

/** The way of the item value for a payment method as it stands on the order; what we do not know moves none. */
export function moneyFlowOf(paymentMethod: string): MoneyFlow {
  if (collectsCash(paymentMethod)) return 'customer-to-rider';
  if (paysVendorAtPickup(paymentMethod)) return 'rider-to-vendor';
  if (isPaidOnline(paymentMethod)) return 'already-paid';
  return paymentMethod === 'PAYMENT_ON_DELIVERY' ? 'customer-at-door' : 'none';
}

/** A vendor is paid when the rider collects, a rider when the customer has the order; a return leaves the customer's due. */
export function moneyStateOf(order: Pick<Order, 'status' | 'status_history' | 'order'>): MoneyState {
  if (isCancelled({ ...order, preordered_for: null })) return 'void';
  const place = placeOf(order);
  const flow = moneyFlowOf(order.order.payment_method);
  if (flow === 'rider-to-vendor') return reachedAtLeast(place, 'PICKED_UP') ? 'done' : 'due';
  if (reachedAtLeast(place, 'RETURN_INITIATED')) return 'void';
  return reachedAtLeast(place, 'DELIVERED') ? 'done' : 'due';
}

/** The payment method that has words, or `unknown` for one of a newer server. */
export function shownMethodOf(paymentMethod: string): SelectablePaymentMethod | 'unknown' {
  return isSelectablePaymentMethod(paymentMethod) ? paymentMethod : 'unknown';
}
