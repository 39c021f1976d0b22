import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiscountTerms, discountTypes, type Voucher, voucherDiscount, voucherRefusal } from './voucher.ts';
import type { VoucherUse } from './voucher.ts';

const terms = (changes: Partial<DiscountTerms> = {}): DiscountTerms => ({
  type: 'percent',
  amount: 10,
  maximumDiscount: null,
  minimumFee: 0,
  ...changes,
});

const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  ...terms(),
  code: 'WELCOME10',
  validFromMs: null,
  validUntilMs: null,
  endedAtMs: null,
  useLimit: null,
  useLimitPerVendor: null,
  vendorIds: [],
  ...changes,
});

const use = (changes: Partial<VoucherUse> = {}): VoucherUse => ({
  vendorId: 'd001',
  familyId: 'demo',
  orderTimeMs: 1500,
  fee: 5600,
  used: 0,
  usedHere: 0,
  ...changes,
});

describe('a discount', () => {
  test('is a percentage, an amount, or the part of the fee above a fixed fee', () => {
    expect(voucherDiscount(terms(), 5600)).toBe(560);
    expect(voucherDiscount(terms({ type: 'amount', amount: 2000 }), 5600)).toBe(2000);
    expect(voucherDiscount(terms({ type: 'fixed-fee', amount: 2000 }), 5600)).toBe(3600);
    expect(voucherDiscount(terms({ type: 'fixed-fee', amount: 6000 }), 5600)).toBe(0);
  });

  test('rounds half a minor unit up, also in a currency without decimals', () => {
    expect(voucherDiscount(terms(), 475)).toBe(48);
    expect(voucherDiscount(terms(), 474)).toBe(47);
    expect(voucherDiscount(terms({ amount: 33 }), 100)).toBe(33);
  });

  test('is at most its maximum, and zero for a fee below its minimum', () => {
    expect(voucherDiscount(terms({ amount: 50, maximumDiscount: 1000 }), 5600)).toBe(1000);
    expect(voucherDiscount(terms({ minimumFee: 5600 }), 5600)).toBe(560);
    expect(voucherDiscount(terms({ minimumFee: 5600 }), 5599)).toBe(0);
  });

  test('is a whole number of minor units from zero to the fee', () => {
    const any = fc.record({
      type: fc.constantFrom(...discountTypes),
      amount: fc.integer({ min: 0, max: 10 ** 6 }),
      maximumDiscount: fc.option(fc.integer({ min: 0, max: 10 ** 6 })),
      minimumFee: fc.integer({ min: 0, max: 10 ** 6 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 10 ** 9 }), (given, full) => {
        const discount = voucherDiscount(given, full);
        expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= full).toBe(true);
        expect(discount).toBeLessThanOrEqual(given.maximumDiscount ?? full);
      }),
    );
  });
});

describe('a voucher', () => {
  test('is valid from its start until its end, exclusive, by the time of the order', () => {
    const life = voucher({ validFromMs: 1000, validUntilMs: 2000 });
    expect([999, 1000, 1999, 2000].map((orderTimeMs) => voucherRefusal(life, use({ orderTimeMs })))).toEqual([
      'not-yet-valid',
      null,
      null,
      'expired',
    ]);
    expect(voucherRefusal(voucher(), use({ orderTimeMs: 0 }))).toBeNull();
  });

  test('is for the vendors that it lists, and for the outlets of a listed head', () => {
    expect(voucherRefusal(voucher({ vendorIds: ['d001'] }), use())).toBeNull();
    expect(voucherRefusal(voucher({ vendorIds: ['demo'] }), use())).toBeNull();
    expect(voucherRefusal(voucher({ vendorIds: ['d002'] }), use())).toBe('not-available');
  });

  test('is refused for a guest when it has a limit per business or a list of vendors', () => {
    const guest = use({ vendorId: 'guest', familyId: null });
    expect(voucherRefusal(voucher({ useLimit: 5 }), guest)).toBeNull();
    expect(voucherRefusal(voucher({ useLimitPerVendor: 1 }), guest)).toBe('not-available');
    expect(voucherRefusal(voucher({ vendorIds: ['guest'] }), guest)).toBe('not-available');
  });

  test('requires its minimum fee', () => {
    expect(voucherRefusal(voucher({ minimumFee: 5600 }), use())).toBeNull();
    expect(voucherRefusal(voucher({ minimumFee: 5601 }), use())).toBe('fee-too-low');
  });

  test('is used up in total or by one business', () => {
    const limited = voucher({ useLimit: 3, useLimitPerVendor: 1 });
    expect(voucherRefusal(limited, use({ used: 2 }))).toBeNull();
    expect(voucherRefusal(limited, use({ used: 2, usedHere: 1 }))).toBe('used-up-here');
    expect(voucherRefusal(limited, use({ used: 3, usedHere: 1 }))).toBe('used-up');
  });

  test('is not available after the operator ended it, whatever else is wrong', () => {
    expect(voucherRefusal(voucher({ endedAtMs: 1, validUntilMs: 2 }), use())).toBe('not-available');
  });
});
