import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { coordinates, id } from '../../shapes/primitives.ts';
import { changedOrderId, quote } from '../../shapes/quote.ts';

/** The fee as a signed quote (specification §7; decisions: The calls). */
export const quoteDeliveryFee = defineCall({
  id: 'quote-delivery-fee',
  summary: 'The delivery fee, its parts and the signature that holds it',
  service: 'orders',
  method: 'POST',
  path: '/delivery/fee',
  access: 'session',
  body: z.strictObject({
    /** The collection point, which a screen may round; that of an order that is changed is known, whatever stands here. */
    source: coordinates,
    destination: coordinates,
    vendor_id: id,
    delivery_type: z.literal('food'),
    /** Some countries charge for cash handling (specification §9), so the method is part of the price. */
    payment_method: z.optional(z.string().check(z.maxLength(40))),
    order_id: changedOrderId,
  }),
  answer: resultOf(quote),
  errors: [
    'vendor.not-found',
    'quote.no-price',
    'quote.too-far',
    'quote.outside-area',
    'quote.collection-point-incomplete',
    'order.not-found',
    'order.cannot-edit',
  ],
});
