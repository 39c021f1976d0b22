import type { Voucher, VoucherState } from '@riderbell/contract/shapes/voucher.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import type { StoredVoucher } from './ports.ts';

/** The amount as the API has it: percent unchanged, money as a decimal. */
export function wireAmount({ type, amount }: Pick<DiscountTerms, 'type' | 'amount'>, currency: CurrencyCode): number {
  return type === 'percent' ? amount : fromMinor(amount, currency);
}

/** The API's amount as the rules need it; NaN, which no rule accepts, for an amount that the currency cannot represent. */
export function ruleAmount(type: DiscountType, amount: number, currency: CurrencyCode): number {
  return type === 'percent' ? amount : (toMinor(amount, currency) ?? Number.NaN);
}

export function voucherOnTheWire(voucher: StoredVoucher, currency: CurrencyCode): Voucher {
  const { code, type, maximumDiscount, minimumFee, validFromMs, validUntilMs } = voucher;
  return {
    code,
    type,
    amount: wireAmount(voucher, currency),
    maximum_discount: maximumDiscount === null ? null : fromMinor(maximumDiscount, currency),
    minimum_fee: fromMinor(minimumFee, currency),
    valid_from: instantOf(validFromMs),
    valid_until: instantOf(validUntilMs),
  };
}

/** The voucher as its operator sees it. */
export function voucherStateOf(voucher: StoredVoucher, currency: CurrencyCode): VoucherState {
  const endedAt = instantOf(voucher.endedAtMs);
  return {
    ...voucherOnTheWire(voucher, currency),
    use_limit: voucher.useLimit,
    use_limit_per_vendor: voucher.useLimitPerVendor,
    vendors: [...voucher.vendorIds],
    used: voucher.used,
    created: { by: voucher.createdBy, at: voucher.createdAt },
    ended: endedAt === null ? null : { by: voucher.endedBy ?? '', at: endedAt },
  };
}

function instantOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
