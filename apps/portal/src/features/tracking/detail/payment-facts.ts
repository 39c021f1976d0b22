import {
  collectsCash,
  isPaidOnline,
  isSelectablePaymentMethod,
  paysVendorAtPickup,
  type SelectablePaymentMethod,
} from '@riderbell/domain/payments/payment-methods.ts';

/** Who hands the item value to whom, in the words of specification §4 (Cash handling). */
export type MoneyFlow = 'customer-to-rider' | 'rider-to-vendor' | 'customer-at-door' | 'already-paid' | 'none';

/** The way of the item value for a payment method as it stands on the order; what we do not know moves none. */
export function moneyFlowOf(paymentMethod: string): MoneyFlow {
  if (collectsCash(paymentMethod)) return 'customer-to-rider';
  if (paysVendorAtPickup(paymentMethod)) return 'rider-to-vendor';
  if (isPaidOnline(paymentMethod)) return 'already-paid';
  return paymentMethod === 'PAYMENT_ON_DELIVERY' ? 'customer-at-door' : 'none';
}

/** The payment method that has words, or `unknown` for one of a newer server. */
export function shownMethodOf(paymentMethod: string): SelectablePaymentMethod | 'unknown' {
  return isSelectablePaymentMethod(paymentMethod) ? paymentMethod : 'unknown';
}
