import { discountTypes } from '@riderbell/domain/vouchers/voucher.ts';
import * as z from 'zod/mini';
import { optional } from './requested.ts';
import { id, instant, money, personText } from './primitives.ts';

/** As typed: the domain accepts lower case and surrounding spaces. */
export const voucherCode = personText(64).check(z.minLength(1));

export const discountType = z.enum(discountTypes);

/** The discount of a voucher: whole percent, an amount of money, or everything above a fixed fee. */
export const discountTerms = z.object({
  code: z.string(),
  type: discountType,
  amount: money,
  /** The largest discount; null without a limit. */
  maximum_discount: z.nullable(money),
  /** A lower fee gets no discount. */
  minimum_fee: money,
});

/** A voucher for a merchant. */
export const voucher = z.extend(discountTerms, {
  valid_from: z.nullable(instant),
  valid_until: z.nullable(instant),
});
export type Voucher = z.infer<typeof voucher>;

/** The voucher of an order request (specification §3). */
export const requestedVoucher = z.strictObject({ code: voucherCode, type: discountType, amount: money });

const useLimit = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000_000)));

/** A voucher for the operator. */
export const voucherState = z.extend(voucher, {
  /** How many orders may use it in total, and how many per business with all its outlets. */
  use_limit: useLimit,
  use_limit_per_vendor: useLimit,
  /** The only vendors that may use it; a parent includes its outlets. Empty: all vendors. */
  vendors: z.array(id),
  /** The number of orders that use it now, without cancelled ones. */
  used: z.int(),
  created: z.object({ by: z.string(), at: instant }),
  /** null while it can be used. */
  ended: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type VoucherState = z.infer<typeof voucherState>;

/** One order that used a voucher. */
export const voucherUse = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  used_at: instant,
  /** When the order was cancelled and returned its use; null while it has the use. */
  returned_at: z.nullable(instant),
});

/** A new voucher from the operator; absent fields mean no limit. */
export const newVoucher = z.strictObject({
  code: voucherCode,
  type: discountType,
  amount: money,
  maximum_discount: z.optional(z.nullable(money)),
  minimum_fee: optional(money),
  valid_from: z.optional(z.nullable(instant)),
  valid_until: z.optional(z.nullable(instant)),
  use_limit: z.optional(useLimit),
  use_limit_per_vendor: z.optional(useLimit),
  vendors: optional(z.array(id).check(z.maxLength(100))),
  created_by: personText(100).check(z.minLength(1)),
});
