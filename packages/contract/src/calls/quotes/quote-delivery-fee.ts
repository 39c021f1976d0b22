import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional, ruled } from '../../shapes/requested.ts';
import { coordinates, id, money } from '../../shapes/primitives.ts';
import { editedOrderId, feeParts, quote } from '../../shapes/quote.ts';

/** A quote with the fee of each of the vendor's payment methods. */
export const feeQuote = z.extend(quote, {
  /** The method of `fee` and `parts`. */
  payment_method: z.string(),
  /** The fee of each method: an order sends the fee of its method, and the signature, which is the same for all. */
  fees: z.array(z.object({ payment_method: z.string(), fee: money, parts: feeParts })),
});

/** The fee as a signed quote (specification §7). */
export const quoteDeliveryFee = defineCall({
  id: 'quote-delivery-fee',
  summary: 'Get the delivery fee with its parts and its signature',
  service: 'orders',
  method: 'POST',
  path: '/delivery/fee',
  access: 'session',
  body: z.strictObject({
    /** The collection point, which a screen may round; ignored for an edit, because the server knows the order's own. */
    source: coordinates,
    destination: ruled(coordinates, null),
    vendor_id: id,
    delivery_type: z.literal('food'),
    /**
     * Some countries charge for cash handling (specification §9). The method decides which of the `fees` is in `fee`; the default is the
     * edited order's method, or the vendor's default. The signature is valid for every method.
     */
    payment_method: optional(z.string().check(z.maxLength(40))),
    order_id: editedOrderId,
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
