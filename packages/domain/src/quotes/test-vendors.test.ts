import { describe, expect, it } from 'vitest';
import { currencies, isCurrencyCode } from '../countries/currencies.ts';
import { fromMinor } from '../countries/money.ts';
import { undeliverableReasons } from './delivery-area.ts';
import { fallbackFee, isAcceptedForTestVendor } from './test-vendors.ts';

const testVendors = new Set(['test-vendor']);

describe('a test vendor', () => {
  it('has its order accepted outside the area and beyond the distance, but not in other cases', () => {
    const excused = undeliverableReasons.filter((reason) =>
      isAcceptedForTestVendor({ ok: false, reason }, 'test-vendor', testVendors),
    );
    expect(excused).toEqual(['too-far', 'outside-area']);
    expect(isAcceptedForTestVendor({ ok: true }, 'test-vendor', testVendors)).toBe(false);
    expect(isAcceptedForTestVendor({ ok: false, reason: 'too-far' }, 'demo', testVendors)).toBe(false);
  });

  it('pays 1337 whole units of any currency', () => {
    for (const currency of Object.keys(currencies).filter(isCurrencyCode)) {
      const { total, parts } = fallbackFee(currency);
      expect(fromMinor(total, currency)).toBe(1337);
      expect(parts).toEqual({ base: total, distance: 0, surcharge: 0, voucher: 0 });
    }
    expect([fallbackFee('JPY').total, fallbackFee('THB').total, fallbackFee('KWD').total]).toEqual([
      1337, 133_700, 1_337_000,
    ]);
  });
});
