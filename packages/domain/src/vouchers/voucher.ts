/** How a voucher may lower a delivery fee. */
export const discountTypes = ['percent', 'amount', 'fixed-fee'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** The terms that decide the discount. Money is in minor units of the country's currency. */
export interface DiscountTerms {
  readonly type: DiscountType;
  /** Whole percent for 'percent', minor units for 'amount', the fee that remains for 'fixed-fee'. */
  readonly amount: number;
  /** The largest discount; null without a limit. */
  readonly maximumDiscount: number | null;
  /** A lower fee gets no discount. */
  readonly minimumFee: number;
}

/** A voucher on the delivery fee (specification §3). Instants are epoch ms, null where there is no such limit. */
export interface Voucher extends DiscountTerms {
  readonly code: string;
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
  /** When the operator ended it; null while it is active. */
  readonly endedAtMs: number | null;
  /** How many orders may use it in total, and how many per business with all its outlets; null without a limit. */
  readonly useLimit: number | null;
  readonly useLimitPerVendor: number | null;
  /** The only vendors that may use it; the head of a family includes its outlets. Empty: all vendors. */
  readonly vendorIds: readonly string[];
}

// Half a minor unit is rounded up, in favour of the merchant.
const discounts: Readonly<Record<DiscountType, (amount: number, fee: number) => number>> = {
  percent: (amount, fee) => Math.round((fee * amount) / 100),
  amount: (amount) => amount,
  'fixed-fee': (amount, fee) => fee - amount,
};

/** The discount on a fee, in whole minor units: never more than the fee and never negative. */
export function voucherDiscount(terms: DiscountTerms, fee: number): number {
  if (fee < terms.minimumFee) return 0;
  const discount = discounts[terms.type](terms.amount, fee);
  return Math.max(0, Math.min(fee, discount, terms.maximumDiscount ?? fee));
}

export type VoucherRefusal = 'not-available' | 'not-yet-valid' | 'expired' | 'fee-too-low' | 'used-up' | 'used-up-here';

/** The facts of an order that is about to use a voucher. */
export interface VoucherUse {
  readonly vendorId: string;
  /** The head of the vendor's family; null for a guest, who has no vendor. */
  readonly familyId: string | null;
  /** When the rider should collect, epoch ms: now, or the chosen collection time. */
  readonly orderTimeMs: number;
  /** Before the discount, minor units. */
  readonly fee: number;
  /** How many orders use it now, in total and of this family. */
  readonly used: number;
  readonly usedHere: number;
}

/** In order of precedence: the first broken rule is the refusal (specification §5, Voucher). */
const rules: readonly { readonly refusal: VoucherRefusal; broken(voucher: Voucher, use: VoucherUse): boolean }[] = [
  { refusal: 'not-available', broken: ({ endedAtMs }) => endedAtMs !== null },
  { refusal: 'not-available', broken: (voucher, use) => !isOffered(voucher, use) },
  { refusal: 'not-yet-valid', broken: ({ validFromMs }, use) => validFromMs !== null && use.orderTimeMs < validFromMs },
  { refusal: 'expired', broken: ({ validUntilMs }, use) => validUntilMs !== null && use.orderTimeMs >= validUntilMs },
  { refusal: 'fee-too-low', broken: ({ minimumFee }, { fee }) => fee < minimumFee },
  { refusal: 'used-up', broken: ({ useLimit }, { used }) => useLimit !== null && used >= useLimit },
  {
    refusal: 'used-up-here',
    broken: ({ useLimitPerVendor }, { usedHere }) => useLimitPerVendor !== null && usedHere >= useLimitPerVendor,
  },
];

/** Why an order cannot use a voucher, or null when it can. */
export function voucherRefusal(voucher: Voucher, use: VoucherUse): VoucherRefusal | null {
  return rules.find(({ broken }) => broken(voucher, use))?.refusal ?? null;
}

/** Whether the vendor may use the voucher. A limit per business requires a business, which a guest is not. */
export function isOffered(
  { vendorIds, useLimitPerVendor }: Pick<Voucher, 'vendorIds' | 'useLimitPerVendor'>,
  { vendorId, familyId }: Pick<VoucherUse, 'vendorId' | 'familyId'>,
): boolean {
  if (familyId === null) return vendorIds.length === 0 && useLimitPerVendor === null;
  return vendorIds.length === 0 || vendorIds.includes(vendorId) || vendorIds.includes(familyId);
}
