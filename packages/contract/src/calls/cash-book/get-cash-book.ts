import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { cashBook } from '../../shapes/cash-book.ts';
import { day } from '../../shapes/numbers.ts';
import { id } from '../../shapes/primitives.ts';

/** The cash book of a vendor on a day of the country's time zone, today if absent. It includes every change of an order until now. */
export const getCashBook = defineCall({
  id: 'get-cash-book',
  summary: 'Get the cash book of a vendor for a day',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/cash-book',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({ day: z.optional(day) }),
  answer: resultOf(cashBook),
  errors: ['vendor.not-found'],
});
