import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id, instant, money } from '../../shapes/primitives.ts';
import { defaulted, ruled } from '../../shapes/requested.ts';
import { feeParts } from '../../shapes/quote.ts';
import { voucher, voucherCode } from '../../shapes/voucher.ts';

/**
 * Applies a voucher to a quoted fee (specification §5, §7). The answer is a new signed price, valid for this code, vendor and quote
 * until the quote expires. The call does not use the voucher up.
 */
export const validateVoucher = defineCall({
  id: 'validate-voucher',
  summary: 'Get the delivery fee with a voucher, with its signature',
  service: 'orders',
  method: 'POST',
  path: '/voucher/validate',
  access: 'session',
  body: z.strictObject({
    code: ruled(voucherCode, ''),
    order: z.strictObject({
      /** When the rider should collect; absent or null is as soon as possible, by the server's clock. */
      order_time: defaulted(instant, null),
      delivery_fee: money,
      signature: z.string().check(z.minLength(1), z.maxLength(2000)),
    }),
    vendor_id: id,
  }),
  answer: resultOf(
    z.object({
      voucher,
      delivery_fee: money,
      parts: feeParts,
      currency: z.string(),
      expires_at: instant,
      signature: z.string(),
    }),
  ),
  errors: [
    'voucher.not-offered',
    'vendor.not-found',
    'voucher.too-many',
    'SignatureExpired',
    'SignatureInvalid',
    'SignatureForeign',
    'voucher.not-available',
    'voucher.not-yet-valid',
    'voucher.expired',
    'voucher.fee-too-low',
    'voucher.used-up',
    'voucher.used-up-here',
  ],
});
