import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterPhoneInput, significantDigits } from './phone-number.ts';

test('a phone field keeps digits and plus', () => {
  expect(filterPhoneInput('+66 (0)81-234 5678 ext.')).toBe('+660812345678');
  expect(filterPhoneInput('call me')).toBe('');
});

test('digits of other scripts are kept as 0 to 9', () => {
  expect(filterPhoneInput('๐๘๑ ๒๓๔')).toBe('081234');
  expect(filterPhoneInput('+٩٦٥ ۱۲۳')).toBe('+965123');
  expect(filterPhoneInput('＋８１')).toBe('+81');
});

test('whatever is typed, only digits and plus remain, and filtering again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = filterPhoneInput(text);
      expect(kept).toMatch(/^[0-9+]*$/);
      expect(filterPhoneInput(kept)).toBe(kept);
    }),
  );
});

test.each(['0812345678', '+66 81 234 5678', '0066812345678', '๐๘๑ ๒๓๔ ๕๖๗๘', '812345678'])(
  'all ways of writing a number end with the same digits: %s',
  (written) => {
    expect(significantDigits(written, '+66')).toBe('812345678');
  },
);

test('a number of another country, and a beginning of zeros alone, keep their digits', () => {
  expect(significantDigits('+65 8123 4567', '+66')).toBe('6581234567');
  expect(significantDigits('0000', '+66')).toBe('0');
});
