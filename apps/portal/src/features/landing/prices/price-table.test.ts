import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { describe, expect, it } from 'vitest';
import { feeOf, includedMetresIn } from './price-table.ts';

const taiwan = {
  currency_digits: 2,
  prices: { base: 99, per_kilometre: 10, included_kilometres: 1, cash_surcharge: 25, cities: [], typical: null },
};

describe('the price calculator', () => {
  it('charges kilometres in Bangkok from the first, and elsewhere in Thailand from the fourth', () => {
    const totals = (city: string) =>
      [1000, 3000, 4500].map((metres) => feeOf(exampleDeployment, { metres, city, cash: true }).total);
    expect(totals('Bangkok')).toEqual([35, 49, 63]);
    expect(totals('')).toEqual([35, 35, 42]);
    expect(['Bangkok', ''].map((city) => includedMetresIn(exampleDeployment.prices, city))).toEqual([1000, 4000]);
  });

  it('adds the cash surcharge in Taiwan only if the rider collects cash', () => {
    const asked = { metres: 3000, city: '' };
    expect(feeOf(taiwan, { ...asked, cash: true })).toEqual({
      total: 144,
      parts: { base: 99, distance: 20, surcharge: 25, voucher: 0 },
    });
    expect(feeOf(taiwan, { ...asked, cash: false }).total).toBe(119);
  });

  it('is exact in a currency of three digits', () => {
    const kuwait = { currency_digits: 3, prices: { ...taiwan.prices, base: 0.75, per_kilometre: 0.115 } };
    expect(feeOf(kuwait, { metres: 3000, city: '', cash: false }).total).toBe(0.98);
  });
});
