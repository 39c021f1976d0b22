import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackedOrder } from '../../shapes/tracked-order.ts';

/** The content of the tracking link (specification §2). The order id is the only key, because it cannot be guessed. */
export const getTrackedOrder = defineCall({
  id: 'get-tracked-order',
  summary: 'Get an order for its recipient',
  service: 'orders',
  method: 'GET',
  path: '/tracking/:orderId',
  access: 'public',
  params: z.object({ orderId: id }),
  answer: resultOf(trackedOrder),
  errors: ['tracking.not-found', 'tracking.expired', 'tracking.too-many'],
});
