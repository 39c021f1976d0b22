import type { FeeTable } from '../countries/country.ts';
import { collectsCash } from '../payments/payment-methods.ts';
import { type DiscountTerms, voucherDiscount } from '../vouchers/voucher.ts';

export type DeliveryFeeRequest = {
  /** The source of the figures does not affect the price. */
  readonly country: { readonly fees: Omit<FeeTable, 'source'> };
  readonly distanceMetres: number;
  /** The collection point's city; in some cities the base price includes another distance. */
  readonly city?: string;
  readonly paymentMethod: string;
  readonly voucher?: DiscountTerms;
  /** A temporary increase, in minor units. */
  readonly surcharge?: number;
};

/** All in minor units and never negative; the total is base + distance + surcharge − voucher. */
export type DeliveryFee = {
  readonly total: number;
  readonly parts: {
    readonly base: number;
    readonly distance: number;
    readonly surcharge: number;
    readonly voucher: number;
  };
};

/**
 * The price of a delivery (specification §9, Prices): the base, each started kilometre beyond the included ones, the
 * surcharges, less the voucher. A longer distance never costs less, unless the fee reaches a voucher's minimum.
 */
export function deliveryFee(request: DeliveryFeeRequest): DeliveryFee {
  const { fees } = request.country;
  const { base } = fees;
  const distance = startedKilometres(request.distanceMetres - includedMetres(fees, request.city)) * fees.perKilometre;
  const surcharge = (collectsCash(request.paymentMethod) ? fees.cashSurcharge : 0) + (request.surcharge ?? 0);
  return withVoucher({ base, distance, surcharge }, request.voucher ?? null);
}

/** The fee of these parts with a voucher, which replaces any earlier one; null removes it. */
export function withVoucher(
  { base, distance, surcharge }: Omit<DeliveryFee['parts'], 'voucher'>,
  terms: DiscountTerms | null,
): DeliveryFee {
  const full = base + distance + surcharge;
  const voucher = terms ? voucherDiscount(terms, full) : 0;
  return { total: full - voucher, parts: { base, distance, surcharge, voucher } };
}

/** The distance that the base price includes, in the city or else in the country. */
export function includedMetres(fees: Pick<FeeTable, 'includedMetres' | 'cities'>, city = ''): number {
  const name = comparable(city);
  const found = fees.cities.find(({ names }) => names.some((known) => comparable(known) === name));
  return found?.includedMetres ?? fees.includedMetres;
}

function comparable(city: string): string {
  return city.normalize('NFKC').trim().toLowerCase();
}

// Rounds to whole metres first, so that a router's 3000.0000001 m are three kilometres.
function startedKilometres(metres: number): number {
  return Math.max(0, Math.ceil(Math.round(metres) / 1000));
}
