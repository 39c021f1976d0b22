import type { Country, FeeTable } from '../countries/country.ts';
import { collectsCash } from '../payments/payment-methods.ts';
import { type Voucher, voucherDiscount } from '../vouchers/voucher.ts';

export type DeliveryFeeRequest = {
  readonly country: Pick<Country, 'fees'>;
  readonly distanceMetres: number;
  /** The collection point's city; some cities count kilometres from elsewhere. */
  readonly city?: string;
  readonly paymentMethod: string;
  readonly voucher?: Pick<Voucher, 'type' | 'amount'>;
  /** An increase of the moment, in minor units. */
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
 * The price of a delivery (specification §9, Prices): the base, each started kilometre beyond the included ones, what
 * handling cash costs, less the voucher. It never falls when the distance grows.
 */
export function deliveryFee(request: DeliveryFeeRequest): DeliveryFee {
  const { fees } = request.country;
  const { base } = fees;
  const distance = startedKilometres(request.distanceMetres - includedMetres(fees, request.city)) * fees.perKilometre;
  const surcharge = (collectsCash(request.paymentMethod) ? fees.cashSurcharge : 0) + (request.surcharge ?? 0);
  const full = base + distance + surcharge;
  const voucher = request.voucher ? voucherDiscount(request.voucher, full) : 0;
  return { total: full - voucher, parts: { base, distance, surcharge, voucher } };
}

/** Up to how many metres the base pays for, in the city or in the country. */
export function includedMetres(fees: Pick<FeeTable, 'includedMetres' | 'cities'>, city = ''): number {
  const name = comparable(city);
  const found = fees.cities.find(({ names }) => names.some((known) => comparable(known) === name));
  return found?.includedMetres ?? fees.includedMetres;
}

function comparable(city: string): string {
  return city.normalize('NFKC').trim().toLowerCase();
}

// Whole metres first: a router's 3000.0000001 m are three kilometres.
function startedKilometres(metres: number): number {
  return Math.max(0, Math.ceil(Math.round(metres) / 1000));
}
