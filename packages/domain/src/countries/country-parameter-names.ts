/** The parameters of specification §7: what an operator may change of a country while the server runs. Each is a text. */
export const countryParameters = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
] as const;

export type CountryParameter = (typeof countryParameters)[number];
