import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackedOrder } from '../../shapes/tracked-order.ts';

/** What the tracking link shows (specification §2, decisions: Public pages); the id, which nobody can guess, is the key. */
export const getTrackedOrder = defineCall({
  id: 'get-tracked-order',
  summary: 'An order as its recipient sees it',
  service: 'orders',
  method: 'GET',
  path: '/tracking/:orderId',
  access: 'public',
  params: z.object({ orderId: id }),
  answer: resultOf(trackedOrder),
  errors: ['tracking.not-found', 'tracking.expired', 'tracking.too-many'],
});
