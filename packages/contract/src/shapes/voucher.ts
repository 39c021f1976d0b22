import { discountTypes } from '@riderbell/domain/vouchers/voucher.ts';
import * as z from 'zod/mini';
import { optional } from './requested.ts';
import { id, instant, money, personText } from './primitives.ts';

/** As it is typed: small letters and spaces around it are no fault (domain: vouchers). */
export const voucherCode = personText(64).check(z.minLength(1));

export const discountType = z.enum(discountTypes);

/** What a voucher takes off: whole percent, an amount of money, or all above the fee that remains. */
export const discountTerms = z.object({
  code: z.string(),
  type: discountType,
  amount: money,
  /** The most that is taken off; null where nothing bounds it. */
  maximum_discount: z.nullable(money),
  /** A lower fee gets no discount. */
  minimum_fee: money,
});

/** A voucher as a merchant may know it. */
export const voucher = z.extend(discountTerms, {
  valid_from: z.nullable(instant),
  valid_until: z.nullable(instant),
});
export type Voucher = z.infer<typeof voucher>;

/** The voucher of an order request (specification §3). */
export const requestedVoucher = z.strictObject({ code: voucherCode, type: discountType, amount: money });

const useLimit = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000_000)));

/** A voucher as its operator sees it. */
export const voucherState = z.extend(voucher, {
  /** How many orders may use it altogether, and how many of one business with all its outlets. */
  use_limit: useLimit,
  use_limit_per_vendor: useLimit,
  /** The only vendors that may use it, a parent for all its outlets; empty for all. */
  vendors: z.array(id),
  /** Orders that use it now; a cancelled one gives it back. */
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
  /** When its order was cancelled; null while it holds the use. */
  returned_at: z.nullable(instant),
});

/** What an operator asks for; what is absent has no bound. */
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
