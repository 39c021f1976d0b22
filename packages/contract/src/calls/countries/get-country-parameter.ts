import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';

/** The parameters of specification §7; each answers a string. */
export const countryParameters = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
] as const;
export type CountryParameter = (typeof countryParameters)[number];

export const getCountryParameter = defineCall({
  id: 'get-country-parameter',
  summary: 'One parameter of the country',
  service: 'orders',
  method: 'GET',
  path: '/get-country-parameter/:parameter',
  access: 'session',
  params: z.object({ parameter: z.enum(countryParameters) }),
  answer: resultOf(z.string()),
  errors: [],
});
