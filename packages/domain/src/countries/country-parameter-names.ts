/** The parameters of a country that an operator may change while the server runs (specification §7). Each value is a text. */
export const countryParameters = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
] as const;

export type CountryParameter = (typeof countryParameters)[number];
