import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { parameterName } from '../../shapes/country-parameter.ts';

/**
 * specification §7: the value of each parameter is a string. The service hours are `from:to` (§4); for them the answer also has the
 * two times and whether riders are available now.
 */
export const getCountryParameter = defineCall({
  id: 'get-country-parameter',
  summary: 'Get a country parameter',
  service: 'orders',
  method: 'GET',
  path: '/get-country-parameter/:parameter',
  access: 'session',
  params: z.object({ parameter: parameterName }),
  answer: z.extend(resultOf(z.string()), {
    /** The service hours as HH:MM in the country's time; null where they are unreadable. */
    from: z.optional(z.nullable(z.string())),
    to: z.optional(z.nullable(z.string())),
    status: z.optional(z.enum(['OPEN', 'CLOSED'])),
    currentTime: z.optional(z.nullable(z.string())),
  }),
  errors: [],
});
