import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id, money } from '../../shapes/primitives.ts';
import { changedOrderId, feeParts, quote } from '../../shapes/quote.ts';

/** A quote with what each method of the vendor costs. */
export const feeQuote = z.extend(quote, {
  /** The method that `fee` and `parts` are for. */
  payment_method: z.string(),
  /** What each method of this vendor costs: an order sends the fee of its method, and the one signature. */
  fees: z.array(z.object({ payment_method: z.string(), fee: money, parts: feeParts })),
});

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
    destination: ruled(coordinates, null),
    vendor_id: id,
    delivery_type: z.literal('food'),
    /**
     * Some countries charge for cash handling (specification §9). It says which of the `fees` stands in `fee`; without it that of the
     * changed order, or the vendor's usual method. The signature holds for every method either way.
     */
    payment_method: optional(z.string().check(z.maxLength(40))),
    order_id: changedOrderId,
  }),
  answer: resultOf(feeQuote),
  errors: [
    'vendor.not-found',
    'order.coordinates-missing',
    'quote.no-price',
    'quote.too-far',
    'quote.outside-area',
    'quote.collection-point-incomplete',
    'order.not-found',
    'order.cannot-edit',
  ],
});
