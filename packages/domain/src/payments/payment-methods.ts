/** Every payment method of specification §4. */
export const paymentMethods = [
  'NONE',
  'PAID',
  'CASH_ON_DELIVERY',
  'PAYMENT_ON_DELIVERY',
  'PAY_AT_PICKUP',
  'cybersource_creditcard',
  'generic_creditcard',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** A method that a merchant can choose: NONE is not accepted as a selected method (specification §4). */
export type SelectablePaymentMethod = Exclude<PaymentMethod, 'NONE'>;
