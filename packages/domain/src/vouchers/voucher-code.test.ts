import { expect, test } from 'vitest';
import { voucherCodeOf } from './voucher-code.ts';

test('voucherCodeOf returns the canonical spelling of a code', () => {
  expect(['WELCOME10', ' welcome10 ', 'Welcome10', 'ＷＥＬＣＯＭＥ１０'].map(voucherCodeOf)).toEqual(
    Array.from({ length: 4 }, () => 'WELCOME10'),
  );
  expect(voucherCodeOf('new-year-27')).toBe('NEW-YEAR-27');
});

test.each(['', 'AB', '-ABC', 'ABC-', 'A B C', 'ส่วนลด', 'ABC😀', `A${'B'.repeat(32)}`, "X';--"])(
  'voucherCodeOf returns null for %j',
  (text) => {
    expect(voucherCodeOf(text)).toBeNull();
  },
);
