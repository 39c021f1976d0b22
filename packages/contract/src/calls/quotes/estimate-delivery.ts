import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id, unixSeconds } from '../../shapes/primitives.ts';
import { changedOrderId, estimation } from '../../shapes/quote.ts';

export const estimateDelivery = defineCall({
  id: 'estimate-delivery',
  summary: 'When the rider collects and when it is there',
  service: 'orders',
  method: 'POST',
  path: '/estimations',
  access: 'session',
  body: z.strictObject({
    vendor_id: id,
    destination: ruled(coordinates, null),
    /** Where a guest's order is collected; anybody else's begins at the stored collection point, whatever stands here. */
    source: optional(coordinates),
    /** Unix seconds; null is as soon as possible. */
    preordered_for: z.optional(z.nullable(unixSeconds)),
    order_id: changedOrderId,
  }),
  answer: resultOf(estimation),
  errors: [
    'vendor.not-found',
    'vendor.no-coordinates',
    'order.coordinates-missing',
    'order.not-found',
    'order.cannot-edit',
  ],
});
