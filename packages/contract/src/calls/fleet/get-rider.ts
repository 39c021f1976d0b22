import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { orderRider } from '../../shapes/order.ts';
import { id, instant, latitude, longitude } from '../../shapes/primitives.ts';

/** Where a rider is, told only to the vendor of the order that it carries (specification §4, §7). */
export const getRider = defineCall({
  id: 'get-rider',
  summary: 'The rider of an order and its position',
  service: 'hurrier',
  method: 'GET',
  path: '/riders/:id',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({ order_id: id }),
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
