import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id } from '../../shapes/primitives.ts';
import { editedOrderId } from '../../shapes/quote.ts';

export const undeliverableReasons = ['too-far', 'outside-area', 'closed', 'collection-point-incomplete'] as const;

/** The answer is `DELIVERABLE`, or a code for the reason against it (specification §7). */
export const validateDeliveryArea = defineCall({
  id: 'validate-delivery-area',
  summary: 'Check whether a rider can deliver to a place',
  service: 'orders',
  method: 'POST',
  path: '/delivery/area/validate',
  access: 'session',
  body: z.strictObject({
    location: ruled(coordinates, null),
    /** The collection point of a guest's order; ignored for other callers, who have a stored one. */
    vendor_location: optional(coordinates),
    vendor_id: id,
    order_id: editedOrderId,
  }),
  answer: resultOf(
    z.object({
      status: z.enum(['DELIVERABLE', 'UNDELIVERABLE']),
      reason: z.nullable(z.enum(undeliverableReasons)),
    }),
  ),
  errors: ['vendor.not-found', 'order.coordinates-missing', 'order.not-found', 'order.cannot-edit'],
});
