import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { parameterName } from '../../shapes/country-parameter.ts';

/** specification §7: each parameter answers a string. */
export const getCountryParameter = defineCall({
  id: 'get-country-parameter',
  summary: 'One parameter of the country',
  service: 'orders',
  method: 'GET',
  path: '/get-country-parameter/:parameter',
  access: 'session',
  params: z.object({ parameter: parameterName }),
  answer: resultOf(z.string()),
  errors: [],
});
