import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id } from '../../shapes/primitives.ts';
import { changedOrderId } from '../../shapes/quote.ts';

export const undeliverableReasons = ['too-far', 'outside-area', 'closed', 'collection-point-incomplete'] as const;

/** `DELIVERABLE` is the yes (specification §7); a no says why, as a code (decisions: The calls). */
export const validateDeliveryArea = defineCall({
  id: 'validate-delivery-area',
  summary: 'Can a rider bring an order there?',
  service: 'orders',
  method: 'POST',
  path: '/delivery/area/validate',
  access: 'session',
  body: z.strictObject({
    location: ruled(coordinates, null),
    /** Where a guest's order is collected; anybody else's begins at the stored collection point, whatever stands here. */
    vendor_location: optional(coordinates),
    vendor_id: id,
    order_id: changedOrderId,
  }),
  answer: resultOf(
    z.object({
      status: z.enum(['DELIVERABLE', 'UNDELIVERABLE']),
      reason: z.nullable(z.enum(undeliverableReasons)),
    }),
  ),
  errors: ['vendor.not-found', 'order.coordinates-missing', 'order.not-found', 'order.cannot-edit'],
});
