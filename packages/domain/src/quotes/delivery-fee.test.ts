import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { countryCodes } from '../countries/country.ts';
import { discountTypes } from '../vouchers/voucher.ts';
import { type DeliveryFeeRequest, deliveryFee, includedMetres, withVoucher } from './delivery-fee.ts';

const th = countryOf('TH');
const tw = countryOf('TW');
const baht = (request: Partial<DeliveryFeeRequest>): number =>
  deliveryFee({ country: th, distanceMetres: 0, paymentMethod: 'PAID', ...request }).total / 100;

describe('the delivery fee', () => {
  test('is 35 baht in Bangkok and 7 for each started kilometre after the first', () => {
    const city = 'Bangkok';
    expect([0, 1000, 1001, 2000, 3200].map((distanceMetres) => baht({ distanceMetres, city }))).toEqual([
      35, 35, 42, 42, 56,
    ]);
  });

  test('includes four kilometres in other Thai cities', () => {
    expect([4000, 4001, 6500].map((distanceMetres) => baht({ distanceMetres, city: 'Chiang Mai' }))).toEqual([
      35, 42, 56,
    ]);
    expect(baht({ distanceMetres: 4000 })).toBe(35);
  });

  test('recognises Bangkok by all its names, in any letter case', () => {
    for (const city of ['BANGKOK', ' krung thep ', 'กรุงเทพมหานคร', 'กรุงเทพฯ']) {
      expect(includedMetres(th.fees, city)).toBe(1000);
    }
    expect(includedMetres(th.fees, 'Bang')).toBe(4000);
  });

  test('includes a surcharge of 25 dollars for cash in Taiwan', () => {
    const cash = deliveryFee({ country: tw, distanceMetres: 3000, paymentMethod: 'CASH_ON_DELIVERY' });
    expect(cash).toEqual({ total: 14_400, parts: { base: 9900, distance: 2000, surcharge: 2500, voucher: 0 } });
    expect(deliveryFee({ country: tw, distanceMetres: 3000, paymentMethod: 'PAID' }).parts.surcharge).toBe(0);
  });

  test('rises from 49 to 79 dollars in Hong Kong within the distance limit', () => {
    const fee = (distanceMetres: number) =>
      deliveryFee({ country: countryOf('HK'), distanceMetres, paymentMethod: 'PAID' }).total;
    expect([fee(0), fee(10_000)]).toEqual([4900, 7900]);
  });

  test('includes a temporary increase in the surcharge, and the voucher applies to the whole fee', () => {
    expect(
      deliveryFee({
        country: tw,
        distanceMetres: 0,
        paymentMethod: 'CASH_ON_DELIVERY',
        surcharge: 1000,
        voucher: { type: 'percent', amount: 10, maximumDiscount: null, minimumFee: 0 },
      }),
    ).toEqual({ total: 12_060, parts: { base: 9900, distance: 0, surcharge: 3500, voucher: 1340 } });
  });

  test('can replace or remove its voucher', () => {
    const terms = { type: 'percent', amount: 10, maximumDiscount: null, minimumFee: 0 } as const;
    const { parts } = deliveryFee({ country: tw, distanceMetres: 0, paymentMethod: 'PAID', voucher: terms });
    expect(withVoucher(parts, { ...terms, amount: 50 })).toMatchObject({ total: 4950, parts: { voucher: 4950 } });
    expect(withVoucher(parts, null)).toMatchObject({ total: 9900, parts: { voucher: 0 } });
  });

  test('is not raised by a router’s rounding error', () => {
    expect(baht({ distanceMetres: 3000.0000001, city: 'Bangkok' })).toBe(49);
  });

  const request = fc.record(
    {
      country: fc.constantFrom(...countryCodes).map(countryOf),
      distanceMetres: fc.double({ min: 0, max: 50_000, noNaN: true }),
      city: fc.constantFrom('Bangkok', 'Chiang Mai', ''),
      paymentMethod: fc.constantFrom('CASH_ON_DELIVERY', 'PAID'),
      surcharge: fc.integer({ min: 0, max: 100_000 }),
      voucher: fc.record({
        type: fc.constantFrom(...discountTypes),
        amount: fc.integer({ min: 0, max: 100 }),
        maximumDiscount: fc.option(fc.integer({ min: 1, max: 1000 })),
        minimumFee: fc.integer({ min: 0, max: 10_000 }),
      }),
    },
    { requiredKeys: ['country', 'distanceMetres', 'paymentMethod'] },
  );

  test('adds up in every country, in whole, non-negative minor units', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { total, parts } = deliveryFee(asked);
        expect(parts.base + parts.distance + parts.surcharge - parts.voucher).toBe(total);
        for (const amount of [total, ...Object.values(parts)]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  test('never falls when the distance grows, except with a voucher that has a minimum fee', () => {
    fc.assert(
      fc.property(request, fc.double({ min: 0, max: 10_000, noNaN: true }), (given, more) => {
        const { voucher } = given;
        const asked = { ...given, ...(voucher ? { voucher: { ...voucher, minimumFee: 0 } } : {}) };
        const further = deliveryFee({ ...asked, distanceMetres: asked.distanceMetres + more });
        expect(further.total).toBeGreaterThanOrEqual(deliveryFee(asked).total);
      }),
    );
  });
});
