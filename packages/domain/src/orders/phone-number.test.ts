import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterPhoneInput } from './phone-number.ts';

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
