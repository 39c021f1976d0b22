import type { Voucher, VoucherState } from '@riderbell/contract/shapes/voucher.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import type { KeptVoucher } from './ports.ts';

/** The amount of a voucher as the wire says it: percent stay percent, money becomes a decimal. */
export function wireAmount({ type, amount }: Pick<DiscountTerms, 'type' | 'amount'>, currency: CurrencyCode): number {
  return type === 'percent' ? amount : fromMinor(amount, currency);
}

/** The amount of the wire as the rules want it; NaN, which no rule accepts, for one that the currency cannot hold. */
export function ruleAmount(type: DiscountType, amount: number, currency: CurrencyCode): number {
  return type === 'percent' ? amount : (toMinor(amount, currency) ?? Number.NaN);
}

export function voucherOnTheWire(kept: KeptVoucher, currency: CurrencyCode): Voucher {
  const { code, type, maximumDiscount, minimumFee, validFromMs, validUntilMs } = kept;
  return {
    code,
    type,
    amount: wireAmount(kept, currency),
    maximum_discount: maximumDiscount === null ? null : fromMinor(maximumDiscount, currency),
    minimum_fee: fromMinor(minimumFee, currency),
    valid_from: instantOf(validFromMs),
    valid_until: instantOf(validUntilMs),
  };
}

/** As its operator sees it. */
export function voucherStateOf(kept: KeptVoucher, currency: CurrencyCode): VoucherState {
  const endedAt = instantOf(kept.endedAtMs);
  return {
    ...voucherOnTheWire(kept, currency),
    use_limit: kept.useLimit,
    use_limit_per_vendor: kept.useLimitPerVendor,
    vendors: [...kept.vendorIds],
    used: kept.used,
    created: { by: kept.createdBy, at: kept.createdAt },
    ended: endedAt === null ? null : { by: kept.endedBy ?? '', at: endedAt },
  };
}

function instantOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
