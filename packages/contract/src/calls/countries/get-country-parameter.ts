import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { parameterName } from '../../shapes/country-parameter.ts';

/**
 * specification §7: each parameter answers a string. That of the service hours is `from:to` (§4); beside it the answer says the same
 * in parts, and what they mean now.
 */
export const getCountryParameter = defineCall({
  id: 'get-country-parameter',
  summary: 'One parameter of the country',
  service: 'orders',
  method: 'GET',
  path: '/get-country-parameter/:parameter',
  access: 'session',
  params: z.object({ parameter: parameterName }),
  answer: z.extend(resultOf(z.string()), {
    /** Of the service hours, as HH:MM of the country's time; null where the hours cannot be read. */
    from: z.optional(z.nullable(z.string())),
    to: z.optional(z.nullable(z.string())),
    status: z.optional(z.enum(['OPEN', 'CLOSED'])),
    currentTime: z.optional(z.nullable(z.string())),
  }),
  errors: [],
});
