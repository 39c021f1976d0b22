import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
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
    payment_method: z.string().check(z.maxLength(40)),
    amount: z.nullable(money),
    item_details: personText(2000),
    location: z.strictObject({ address: personText(2000), latitude, longitude, notes: personText(2000) }),
    /** Of the quote. The order keeps its voucher, which is taken off a new fee by the same terms. */
    delivery_fee: money,
    /** A quote's; needed when the drop-off or the method moves the price, and then from a quote made after the edit. */
    signature: z.optional(z.string().check(z.maxLength(2000))),
    /** The `updated_at` of the copy that was edited; a newer one on the server refuses the edit as stale. Without it the edit is made on whatever stands. */
    updated_at: z.optional(instant),
  }),
  answer: resultOf(order),
  errors: [
    'order.not-found',
    'order.cannot-edit',
    'order.paid-to-cash',
    'order.stale',
    'order.unit-number-missing',
    'order.address-missing',
    'order.description-too-long',
    'order.amount-missing',
    'order.amount-below-minimum',
    'order.payment-method-missing',
    'order.payment-method-unavailable',
    'quote.outside-area',
    'SignatureExpired',
    'SignatureInvalid',
    'SignatureForeign',
    'SignatureUsed',
  ],
});
