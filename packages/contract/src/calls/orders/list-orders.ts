import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { order } from '../../shapes/order.ts';
import { orderFilter, orderFilterErrors } from '../../shapes/order-filter.ts';
import { id } from '../../shapes/primitives.ts';
import { resultOf } from '../../envelopes.ts';

/**
 * Newest first, with keyset pagination: send `pagination_key` back with the same query for the next page, of any `count`; null marks
 * the end (specification §7, Orders).
 */
export const listOrders = defineCall({
  id: 'list-orders',
  summary: 'List the orders of a vendor, newest first',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/orders',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({
    ...orderFilter,
    /** 1 to 200; when absent 30, or 50 with `include_outlets`. */
    count: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, 'must be a whole number from 1 to 200'))),
    pagination_key: z.optional(z.string().check(z.maxLength(2000))),
  }),
  answer: resultOf(z.object({ data: z.array(order), pagination_key: z.nullable(z.string()) })),
  // An unknown pagination key is an invalid request.
  errors: [...orderFilterErrors, 'request.invalid', 'order.page-of-another-list'],
});
