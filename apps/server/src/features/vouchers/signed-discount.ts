import { type DiscountType, discountTypes } from '@riderbell/domain/vouchers/voucher.ts';

/** Everything that determines a discounted price. Money is in minor units, `expiresAt` epoch ms. */
export interface SignedDiscount {
  /** The quote whose fee the voucher reduces; it can be used once. */
  readonly quoteId: string;
  readonly expiresAt: number;
  readonly vendorId: string;
  readonly code: string;
  readonly type: DiscountType;
  readonly amount: number;
  /** What remains to be paid. */
  readonly discountedFee: number;
}

const version = 1;

/** Writes the same text for the same discounted price: the fields in a fixed order. */
export function writeDiscount(one: SignedDiscount): string {
  const { quoteId, expiresAt, vendorId, code, type, amount, discountedFee } = one;
  return JSON.stringify([version, quoteId, expiresAt, vendorId, code, type, amount, discountedFee]);
}

/** Reads what `writeDiscount` wrote; null for a text of another release. */
export function readDiscount(text: string): SignedDiscount | null {
  const fields: unknown = JSON.parse(text);
  if (!Array.isArray(fields) || fields[0] !== version) return null;
  const [, quoteId = '', expiresAt, vendorId = '', code = '', type, amount, discountedFee] = fields.map(String);
  const known = discountTypes.find((one) => one === type);
  if (known === undefined) return null;
  return {
    quoteId,
    expiresAt: Number(expiresAt),
    vendorId,
    code,
    type: known,
    amount: Number(amount),
    discountedFee: Number(discountedFee),
  };
}
