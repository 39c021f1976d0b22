import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { requestedMerchantFields } from '../../shapes/merchant-fields.ts';
import { order } from '../../shapes/order.ts';
import { id, latitude, longitude, money, personName, personText, unixSeconds } from '../../shapes/primitives.ts';
import {
  defaulted,
  longestText,
  malformedText,
  optional,
  ruled,
  ruledPart,
  ruledText,
} from '../../shapes/requested.ts';
import { requestedVoucher } from '../../shapes/voucher.ts';

/** The name of the method; the domain decides which methods are allowed. */
export const paymentMethod = ruled(z.string().check(z.maxLength(40)), '');
/** null where none is given, which some countries allow; NaN for an invalid amount. */
export const itemValue = ruled(defaulted(money, null), null, Number.NaN);

/** As typed; the domain has the rules. */
const phoneNumber = ruled(z.string().check(z.trim(), z.maxLength(40)), '', malformedText);
const place = ruledPart(
  z.strictObject({
    address: ruledText(personText(2000)),
    latitude: ruled(z.nullable(latitude), null),
    longitude: ruled(z.nullable(longitude), null),
    notes: defaulted(personText(2000), ''),
  }),
);

/** The sender of a guest's order; the location is the collection point (specification §3). */
export const sender = z.strictObject({
  name: ruled(personName(255), ''),
  email: ruled(z.string().check(z.trim(), z.maxLength(320)), ''),
  phone_number: phoneNumber,
  location: place,
});
export type Sender = z.infer<typeof sender>;

/**
 * The order request of specification §3. The lengths here only bound the request; the rules with messages for people
 * (specification §5, 1 to 10) are in the domain, so that each has its own message.
 */
export const orderRequest = z.strictObject({
  vendor_id: ruled(id, ''),
  customer: ruledPart(
    z.strictObject({
      name: ruled(personName(255), '', malformedText),
      phone_number: phoneNumber,
      location: place,
    }),
  ),
  /** Only a guest's order has one. */
  sender: optional(ruledPart(sender)),
  order: ruledPart(
    z.strictObject({
      payment_method: paymentMethod,
      amount: itemValue,
      description: defaulted(personText(longestText), ''),
      cold_bag_needed: optional(z.literal(false)),
    }),
  ),
  ...requestedMerchantFields,
  /** Unix seconds; absent or null is as soon as possible. */
  preordered_for: z.optional(z.nullable(unixSeconds)),
  /** Minutes to the collection, as the portal got them at the sign-in. Accepted but ignored, because the server's own estimate is newer. */
  login_pickup_estimation: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1440)))),
  /**
   * From a quote. Both are optional: without a signature the server calculates the price, and a fee without a signature has to equal
   * that price; with a signature alone the server charges the quoted fee. The answer has the price.
   */
  delivery_fee: optional(money),
  signature: optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  /**
   * With the next two fields from the answer of `/voucher/validate` for this quote; `delivery_fee` is still the quoted fee. With the
   * voucher alone, the server calculates the discount.
   */
  voucher: optional(requestedVoucher),
  discounted_delivery_fee: optional(money),
  discounted_delivery_fee_signature: optional(z.string().check(z.minLength(1), z.maxLength(2000))),
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
    'order.sender-missing',
    'order.sender-not-offered',
    'order.sender-name-missing',
    'order.sender-email-wrong',
    'order.sender-phone-missing',
    'order.sender-phone-wrong',
    'order.sender-address-missing',
    'order.sender-coordinates-missing',
    'order.sender-notes-too-long',
    'guest.too-many',
    'guest.too-many-orders',
    // An account took the guest over while the request was under way.
    'session.invalid',
    'order.unit-number-missing',
    'order.customer-name-missing',
    'order.customer-name-wrong',
    'order.customer-phone-missing',
    'order.customer-phone-wrong',
    'order.description-too-long',
    'order.address-missing',
    'order.coordinates-missing',
    'order.amount-missing',
    'order.amount-invalid',
    'order.amount-below-minimum',
    'order.payment-method-missing',
    'order.payment-method-unavailable',
    'order.vat-number-length',
    'order.vat-number-invalid',
    'order.scheduled-not-offered',
    'order.scheduled-too-early',
    'order.scheduled-too-late',
    'quote.closed',
    'quote.collection-point-incomplete',
    'quote.outside-area',
    'quote.too-far',
    'SignatureExpired',
    'SignatureInvalid',
    'SignatureForeign',
    'SignatureUsed',
    'voucher.not-offered',
    'voucher.too-many',
    'voucher.incomplete',
    'voucher.signature-invalid',
    'voucher.signature-foreign',
    'voucher.not-available',
    'voucher.not-yet-valid',
    'voucher.expired',
    'voucher.fee-too-low',
    'voucher.used-up',
    'voucher.used-up-here',
  ],
});
