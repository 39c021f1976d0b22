import { expect, test } from 'vitest';
import { currencies, digitsOf, isCurrencyCode } from './currencies.ts';

test('a currency has the digits of ISO 4217, not those of everyday use', () => {
  expect(digitsOf('JPY')).toBe(0);
  expect(['BHD', 'JOD', 'KWD', 'OMR'].filter(isCurrencyCode).map(digitsOf)).toEqual([3, 3, 3, 3]);
  expect(['PKR', 'HUF', 'MMK', 'LAK', 'TWD', 'KHR'].filter(isCurrencyCode).map(digitsOf)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(Object.keys(currencies)).toHaveLength(31);
});

test('a currency code is case-sensitive', () => {
  expect(isCurrencyCode('THB')).toBe(true);
  expect(isCurrencyCode('thb')).toBe(false);
  expect(isCurrencyCode('toString')).toBe(false);
});
