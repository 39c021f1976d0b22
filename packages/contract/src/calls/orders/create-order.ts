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

/** The method by its name; the domain says which may be chosen. */
export const paymentMethod = ruled(z.string().check(z.maxLength(40)), '');
/** null where none is given, which the country's rule may allow; no number for what is no amount of money. */
export const itemValue = ruled(defaulted(money, null), null, Number.NaN);

/** As typed; the rules are the domain's. */
const phoneNumber = ruled(z.string().check(z.trim(), z.maxLength(40)), '', malformedText);
const place = ruledPart(
  z.strictObject({
    address: ruledText(personText(2000)),
    latitude: ruled(z.nullable(latitude), null),
    longitude: ruled(z.nullable(longitude), null),
    notes: defaulted(personText(2000), ''),
  }),
);

/** Who sends an order of a guest; the location is where it is collected (specification §3). */
export const sender = z.strictObject({
  name: ruled(personName(255), ''),
  email: ruled(z.string().check(z.trim(), z.maxLength(320)), ''),
  phone_number: phoneNumber,
  location: place,
});
export type Sender = z.infer<typeof sender>;

/**
 * The order request of specification §3. Lengths here only keep the wire sane; the rules that people read about
 * (specification §5, 1 to 10) are the domain's, so that each answers its own message.
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
  /** A guest's order has one, no other has. */
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
  /** Minutes to the collection, as the vendor had them at the log-in. Taken and not used: the server goes by its own, which are never older. */
  login_pickup_estimation: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1440)))),
  /**
   * Of a quote. Both are optional: without a signature the server prices the order by itself, a fee alone has to be that price, and a
   * signature alone is charged as it was quoted. What was priced is in the answer.
   */
  delivery_fee: optional(money),
  signature: optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  /**
   * With the next two as `/voucher/validate` answered them for this quote; the quoted fee stands in `delivery_fee` all the same. Alone,
   * it is taken off by the server.
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
    // A guest was joined to an account while its order was on the way.
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
