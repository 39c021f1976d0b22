import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { itemValue, paymentMethod } from './create-order.ts';
import { longestText, optional, ruled, ruledPart, ruledText } from '../../shapes/requested.ts';
import { order } from '../../shapes/order.ts';
import { id, instant, latitude, longitude, money, personText } from '../../shapes/primitives.ts';

/** The order update of specification §3, which is allowed up to PICKED_UP (§4). */
export const updateOrder = defineCall({
  id: 'update-order',
  summary: 'Edit an order that is not collected yet',
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
     * The quoted fee. A quote with `order_id` already includes the discount of the order's voucher; from a fee without it, the server
     * takes the same discount. Without a fee the server calculates the price; the answer has it.
     */
    delivery_fee: optional(money),
    /** From a quote. Without it the server calculates the price of an edit that changes it, and a `delivery_fee` has to equal that price. */
    signature: optional(z.string().check(z.maxLength(2000))),
    /** The `updated_at` of the edited copy; if the server has a newer one, it refuses the edit as stale. Without it the edit applies to the current order. */
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
