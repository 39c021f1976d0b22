import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { cashDays } from '../../shapes/cash-book.ts';
import { day } from '../../shapes/numbers.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * The sums of a vendor's cash book on the days from `from` to `to`, both included, at most 92, in the country's time zone.
 * `include_outlets` adds the books of a parent's outlets.
 */
export const getCashDays = defineCall({
  id: 'get-cash-days',
  summary: 'Get the sums of the cash book of a vendor over days',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/cash-book/days',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({ from: day, to: day, include_outlets: z.optional(z.enum(['true', 'false'])) }),
  answer: resultOf(cashDays),
  errors: ['vendor.not-found', 'order.period-reversed', 'order.period-too-long'],
});
