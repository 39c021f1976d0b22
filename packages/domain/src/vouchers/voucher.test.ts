import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { voucherDiscount, voucherRefusal } from './voucher.ts';

const fee = fc.integer({ min: 0, max: 10 ** 9 });
const voucher = fc.record({
  type: fc.constantFrom('percent' as const, 'amount' as const),
  amount: fc.integer({ min: 0, max: 10 ** 6 }),
});

describe('a voucher', () => {
  test('takes a percentage or an amount off the fee', () => {
    expect(voucherDiscount({ type: 'percent', amount: 10 }, 5600)).toBe(560);
    expect(voucherDiscount({ type: 'percent', amount: 10 }, 475)).toBe(48);
    expect(voucherDiscount({ type: 'amount', amount: 2000 }, 5600)).toBe(2000);
  });

  test('never takes off more than the fee, less than nothing, or part of a minor unit', () => {
    fc.assert(
      fc.property(voucher, fee, (given, full) => {
        const discount = voucherDiscount(given, full);
        expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= full).toBe(true);
      }),
    );
  });

  test('holds from its first moment to before its last, by the time of the order', () => {
    const life = { validFromMs: 1000, validUntilMs: 2000 };
    expect([999, 1000, 1999, 2000].map((at) => voucherRefusal(life, at))).toEqual([
      'not-yet-valid',
      null,
      null,
      'expired',
    ]);
    expect(voucherRefusal({ validFromMs: null, validUntilMs: null }, 0)).toBeNull();
  });
});
