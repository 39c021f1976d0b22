import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id, unixSeconds } from '../../shapes/primitives.ts';
import { editedOrderId, estimation } from '../../shapes/quote.ts';

export const estimateDelivery = defineCall({
  id: 'estimate-delivery',
  summary: 'Estimate when the rider collects and when the order arrives',
  service: 'orders',
  method: 'POST',
  path: '/estimations',
  access: 'session',
  body: z.strictObject({
    vendor_id: id,
    destination: ruled(coordinates, null),
    /** The collection point of a guest's order; ignored for other callers, who have a stored one. */
    source: optional(coordinates),
    /** Unix seconds; null is as soon as possible. */
    preordered_for: z.optional(z.nullable(unixSeconds)),
    order_id: editedOrderId,
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
