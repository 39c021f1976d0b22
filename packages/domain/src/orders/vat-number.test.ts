import { expect, test } from 'vitest';
import { vatNumberFault } from './vat-number.ts';

test('a VAT number is optional', () => {
  expect(vatNumberFault('')).toBeNull();
  expect(vatNumberFault('   ')).toBeNull();
});

test('a VAT number has eight letters or digits', () => {
  expect(vatNumberFault(' 1234567A ')).toBeNull();
  expect(vatNumberFault('1234567')).toEqual({ key: 'validation.vat-number-length' });
  expect(vatNumberFault('123456789')).toEqual({ key: 'validation.vat-number-length' });
  expect(vatNumberFault('1234 678')).toEqual({ key: 'validation.vat-number-invalid' });
});
