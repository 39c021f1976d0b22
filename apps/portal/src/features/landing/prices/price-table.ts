import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { FeeTable } from '@riderbell/domain/countries/country.ts';
import { type DeliveryFee, deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';

type PublicPrices = Pick<Deployment, 'prices' | 'currency_digits'>;

/** The question to the calculator. */
export interface PriceChoice {
  readonly metres: number;
  /** A city of the deployment's price table; empty for anywhere else. */
  readonly city: string;
  readonly cash: boolean;
}

/** The price of a delivery by the country's table and the product's own rule, in decimals of the currency. */
export function feeOf(
  { prices, currency_digits: digits }: PublicPrices,
  { metres, city, cash }: PriceChoice,
): DeliveryFee {
  const one = 10 ** digits;
  const { total, parts } = deliveryFee({
    country: { fees: tableOf(prices, one) },
    distanceMetres: metres,
    city,
    paymentMethod: cash ? 'CASH_ON_DELIVERY' : 'PAID',
  });
  const decimal = (minor: number) => minor / one;
  return {
    total: decimal(total),
    parts: {
      base: decimal(parts.base),
      distance: decimal(parts.distance),
      surcharge: decimal(parts.surcharge),
      voucher: decimal(parts.voucher),
    },
  };
}

function tableOf(prices: Deployment['prices'], one: number): Omit<FeeTable, 'source'> {
  const minor = (amount: number) => Math.round(amount * one);
  return {
    base: minor(prices.base),
    perKilometre: minor(prices.per_kilometre),
    includedMetres: prices.included_kilometres * 1000,
    cities: prices.cities.map(({ name, included_kilometres: included }) => ({
      names: [name],
      includedMetres: included * 1000,
    })),
    cashSurcharge: minor(prices.cash_surcharge),
  };
}

/** The distance that the base fee includes, in the city or anywhere else. */
export function includedMetresIn(prices: Deployment['prices'], city: string): number {
  const found = prices.cities.find(({ name }) => name === city);
  return (found?.included_kilometres ?? prices.included_kilometres) * 1000;
}
