import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { orderRider } from '../../shapes/order.ts';
import { id, instant, latitude, longitude } from '../../shapes/primitives.ts';

/**
 * The position of a rider (specification §4, §7), for the vendor of an order that the rider has. Without `order_id` the server finds
 * such an order itself.
 */
export const getRider = defineCall({
  id: 'get-rider',
  summary: 'Get a rider who has one of the caller’s orders, with the position',
  service: 'hurrier',
  method: 'GET',
  path: '/riders/:id',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({ order_id: z.optional(id) }),
  answer: resultOf(
    z.object({
      ...orderRider.shape,
      latitude,
      longitude,
      updated_at: instant,
      /** Seconds to the collection point or the destination, whichever is next; null when unknown. */
      eta_seconds: z.nullable(z.int()),
    }),
  ),
  errors: ['rider.not-found'],
});
