import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterPhoneInput, significantDigits } from './phone-number.ts';

test('a phone field keeps digits and plus', () => {
  expect(filterPhoneInput('+66 (0)81-234 5678 ext.')).toBe('+660812345678');
  expect(filterPhoneInput('call me')).toBe('');
});

test('a phone field converts digits of other scripts to 0 to 9', () => {
  expect(filterPhoneInput('๐๘๑ ๒๓๔')).toBe('081234');
  expect(filterPhoneInput('+٩٦٥ ۱۲۳')).toBe('+965123');
  expect(filterPhoneInput('＋８１')).toBe('+81');
});

test('a phone field keeps only digits and plus of any text, and filtering again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const filtered = filterPhoneInput(text);
      expect(filtered).toMatch(/^[0-9+]*$/);
      expect(filterPhoneInput(filtered)).toBe(filtered);
    }),
  );
});

test.each(['0812345678', '+66 81 234 5678', '0066812345678', '๐๘๑ ๒๓๔ ๕๖๗๘', '812345678'])(
  'all spellings of a number have the same significant digits: %s',
  (written) => {
    expect(significantDigits(written, '+66')).toBe('812345678');
  },
);

test('a foreign number and a text of zeros keep their significant digits', () => {
  expect(significantDigits('+65 8123 4567', '+66')).toBe('6581234567');
  expect(significantDigits('0000', '+66')).toBe('0');
});
