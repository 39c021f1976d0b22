import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { coordinates, id } from '../../shapes/primitives.ts';
import { quote } from '../../shapes/quote.ts';

/** The fee as a signed quote (specification §7; decisions: The calls). */
export const quoteDeliveryFee = defineCall({
  id: 'quote-delivery-fee',
  summary: 'The delivery fee, its parts and the signature that holds it',
  service: 'orders',
  method: 'POST',
  path: '/delivery/fee',
  access: 'session',
  body: z.strictObject({
    source: coordinates,
    destination: coordinates,
    vendor_id: id,
    delivery_type: z.literal('food'),
    /** Some countries charge for cash handling (specification §9), so the method is part of the price. */
    payment_method: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: resultOf(quote),
  errors: [
    'vendor.not-found',
    'quote.no-price',
    'quote.too-far',
    'quote.outside-area',
    'quote.collection-point-incomplete',
  ],
});
