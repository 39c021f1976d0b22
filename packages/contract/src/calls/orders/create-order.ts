import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { order } from '../../shapes/order.ts';
import { id, latitude, longitude, money, personText, unixSeconds } from '../../shapes/primitives.ts';

/**
 * The order request of specification §3. Lengths here only keep the wire sane; the rules that people read about
 * (specification §5, 1 to 10) are the domain's, so that each answers its own message.
 */
export const orderRequest = z.strictObject({
  vendor_id: id,
  customer: z.strictObject({
    name: personText(255),
    phone_number: z.string().check(z.trim(), z.maxLength(40)),
    location: z.strictObject({
      address: personText(2000),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      notes: personText(2000),
    }),
  }),
  order: z.strictObject({
    payment_method: z.string().check(z.maxLength(40)),
    amount: z.nullable(money),
    description: personText(2000),
    cold_bag_needed: z.optional(z.literal(false)),
  }),
  vat_number: z.optional(personText(40)),
  /** Unix seconds; absent or null is as soon as possible. */
  preordered_for: z.optional(z.nullable(unixSeconds)),
  age_validation_required: z.optional(z.boolean()),
  delivery_fee: money,
  signature: z.string().check(z.minLength(1), z.maxLength(2000)),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const createOrder = defineCall({
  id: 'create-order',
  summary: 'Request a rider for an order',
  service: 'orders',
  method: 'POST',
  path: '/order',
  access: 'session',
  idempotent: true,
  body: orderRequest,
  answer: resultOf(order),
  errors: [
    'order.vendor-unknown',
    'order.unit-number-missing',
    'order.customer-name-missing',
    'order.customer-name-wrong',
    'order.customer-phone-missing',
    'order.customer-phone-wrong',
    'order.description-too-long',
    'order.address-missing',
    'order.coordinates-missing',
    'order.amount-missing',
    'order.amount-below-minimum',
    'order.payment-method-missing',
    'order.payment-method-unavailable',
    'order.vat-number-length',
    'order.vat-number-invalid',
    'order.scheduled-too-early',
    'order.scheduled-too-late',
    'quote.closed',
    'quote.collection-point-incomplete',
    'SignatureExpired',
    'SignatureInvalid',
    'SignatureForeign',
    'SignatureUsed',
  ],
});
