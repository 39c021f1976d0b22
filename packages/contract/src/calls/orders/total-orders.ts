import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { orderFilter, orderFilterErrors } from '../../shapes/order-filter.ts';
import { id } from '../../shapes/primitives.ts';

/** A sum of money in the country's currency, with that currency's digits. */
const sum = z.number().check(z.minimum(0));

/** What all orders of a filter add up to, where `list-orders` returns them a page at a time. */
export const totalOrders = defineCall({
  id: 'total-orders',
  summary: 'Add up the orders of a vendor',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/orders/totals',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject(orderFilter),
  answer: resultOf(
    z.object({
      orders: z.int().check(z.minimum(0)),
      currency: z.string(),
      /** The delivery fees; a cancelled order costs nothing. */
      delivery_fees: sum,
      /** What riders collected from customers at the door. */
      cash_collected: sum,
      /** What riders paid to the vendor when they collected orders with pay at pickup. */
      cash_paid_at_pickup: sum,
    }),
  ),
  errors: orderFilterErrors,
});
