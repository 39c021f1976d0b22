/** How a voucher may lower a delivery fee. */
export const discountTypes = ['percent', 'amount', 'fixed-fee'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** What decides how much a voucher takes off. Money is minor units of the country's currency. */
export interface DiscountTerms {
  readonly type: DiscountType;
  /** Whole percent for 'percent', minor units for 'amount', the fee that remains for 'fixed-fee'. */
  readonly amount: number;
  /** The most that is taken off; null where nothing bounds it. */
  readonly maximumDiscount: number | null;
  /** A lower fee gets no discount. */
  readonly minimumFee: number;
}

/** A voucher on the delivery fee (specification §3). Instants are epoch ms, null where there is no such end of its life. */
export interface Voucher extends DiscountTerms {
  readonly code: string;
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
  /** When its operator ended it; null while it lives. */
  readonly endedAtMs: number | null;
  /** How many orders may use it altogether, and how many of one business with all its outlets; null without a limit. */
  readonly useLimit: number | null;
  readonly useLimitPerVendor: number | null;
  /** The only vendors that may use it; an entry for the head of a family stands for its outlets too. Empty: all. */
  readonly vendorIds: readonly string[];
}

// Half a minor unit is rounded up, in favour of whoever has the voucher; a currency without decimals has whole units here.
const discounts: Readonly<Record<DiscountType, (amount: number, fee: number) => number>> = {
  percent: (amount, fee) => Math.round((fee * amount) / 100),
  amount: (amount) => amount,
  'fixed-fee': (amount, fee) => fee - amount,
};

/** What the voucher takes off a fee: minor units, whole, never more than the fee and never below zero. */
export function voucherDiscount(terms: DiscountTerms, fee: number): number {
  if (fee < terms.minimumFee) return 0;
  const discount = discounts[terms.type](terms.amount, fee);
  return Math.max(0, Math.min(fee, discount, terms.maximumDiscount ?? fee));
}

export type VoucherRefusal = 'not-available' | 'not-yet-valid' | 'expired' | 'fee-too-low' | 'used-up' | 'used-up-here';

/** An order that is to use a voucher. */
export interface VoucherUse {
  readonly vendorId: string;
  /** The head of the vendor's family; null for somebody without a vendor of their own (a guest). */
  readonly familyId: string | null;
  /** When the rider is wanted, epoch ms: now, or the chosen collection time. */
  readonly orderTimeMs: number;
  /** Before the discount, minor units. */
  readonly fee: number;
  /** How many orders hold a use of it now, altogether and of this family. */
  readonly used: number;
  readonly usedHere: number;
}

/** In the order in which they are told; the first one that is broken is the refusal (specification §5, Voucher). */
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

/** Whether the vendor is one of those that the voucher is for. A limit for each business needs to know the business. */
export function isOffered(
  { vendorIds, useLimitPerVendor }: Pick<Voucher, 'vendorIds' | 'useLimitPerVendor'>,
  { vendorId, familyId }: Pick<VoucherUse, 'vendorId' | 'familyId'>,
): boolean {
  if (familyId === null) return vendorIds.length === 0 && useLimitPerVendor === null;
  return vendorIds.length === 0 || vendorIds.includes(vendorId) || vendorIds.includes(familyId);
}

/** Statuses in which an order costs nothing, so that the use of its voucher is given back. */
const unpaidEnds: ReadonlySet<string> = new Set(['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED']);

export function givesVoucherBack(status: string): boolean {
  return unpaidEnds.has(status);
}
