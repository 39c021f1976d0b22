import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { day, numbers } from '../../shapes/numbers.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * What happened at a vendor on the days from `from` to `to`, both included, at most 92, in the country's time zone. An order counts on
 * the day on which it was requested. `include_outlets` adds the outlets of a parent.
 */
export const getNumbers = defineCall({
  id: 'get-numbers',
  summary: 'Get the numbers of a vendor by day, week or hour of the week',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/numbers',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({
    from: day,
    to: day,
    /** By day if absent. */
    by: z.optional(z.enum(['day', 'week', 'hour-of-week'])),
    include_outlets: z.optional(z.enum(['true', 'false'])),
  }),
  answer: resultOf(numbers),
  errors: ['vendor.not-found', 'order.period-reversed', 'order.period-too-long'],
});
