import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { withPlus } from '../../shapes/requested.ts';
import { order } from '../../shapes/order.ts';
import { id, instant } from '../../shapes/primitives.ts';
import { resultOf } from '../../envelopes.ts';

const flag = z.enum(['true', 'false']);

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
    from: z.optional(instant),
    to: z.optional(instant),
    /** 1 to 200; when absent 30, or 50 with `include_outlets`. */
    count: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, 'must be a whole number from 1 to 200'))),
    pagination_key: z.optional(z.string().check(z.maxLength(2000))),
    include_outlets: z.optional(flag),
    customer_phone_number: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(40))),
    scheduled: z.optional(flag),
    /** The list's status filter (specification §4); ACTIVE is for the tracking screen. */
    status: z.optional(z.enum(['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED', 'ACTIVE'])),
    search: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(100))),
  }),
  answer: resultOf(z.object({ data: z.array(order), pagination_key: z.nullable(z.string()) })),
  // An unknown pagination key is an invalid request; a guest's search needs a possible phone number.
  errors: ['vendor.not-found', 'request.invalid', 'order.page-of-another-list', 'order.customer-phone-wrong'],
});
