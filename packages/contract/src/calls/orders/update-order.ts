import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { itemValue, paymentMethod } from './create-order.ts';
import { longestText, optional, ruled, ruledPart, ruledText } from '../../shapes/requested.ts';
import { order } from '../../shapes/order.ts';
import { id, instant, latitude, longitude, money, personText } from '../../shapes/primitives.ts';

/** The order update of specification §3; allowed up to PICKED_UP (decisions: Orders). */
export const updateOrder = defineCall({
  id: 'update-order',
  summary: 'Change an order that is not collected yet',
  service: 'orders',
  method: 'PUT',
  path: '/order/:id',
  access: 'session',
  idempotent: true,
  params: z.object({ id }),
  body: z.strictObject({
    vendor_id: id,
    payment_method: paymentMethod,
    amount: itemValue,
    item_details: personText(longestText),
    location: ruledPart(
      z.strictObject({
        address: ruledText(personText(2000)),
        latitude: ruled(latitude, Number.NaN),
        longitude: ruled(longitude, Number.NaN),
        notes: personText(2000),
      }),
    ),
    /**
     * The quoted fee: with `order_id` the quote has the order's voucher taken off, which it keeps; off a fee without, the same terms are
     * taken. Absent where the server is to price the edit by itself; the answer says what it priced.
     */
    delivery_fee: optional(money),
    /** A quote's. Without it, an edit that moves the price is priced by the server, and `delivery_fee` has to be that price where it is given. */
    signature: optional(z.string().check(z.maxLength(2000))),
    /** The `updated_at` of the copy that was edited; a newer one on the server refuses the edit as stale. Without it the edit is made on whatever stands. */
    updated_at: optional(instant),
  }),
  answer: resultOf(order),
  errors: [
    'order.not-found',
    'order.cannot-edit',
    'order.paid-to-cash',
    'order.stale',
    'order.unit-number-missing',
    'order.address-missing',
    'order.coordinates-missing',
    'order.description-too-long',
    'order.amount-missing',
    'order.amount-invalid',
    'order.amount-below-minimum',
    'order.payment-method-missing',
    'order.payment-method-unavailable',
    'quote.outside-area',
    'quote.too-far',
    'SignatureExpired',
    'SignatureInvalid',
    'SignatureForeign',
    'SignatureUsed',
  ],
});
