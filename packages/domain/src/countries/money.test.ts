import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyCode, currencies, digitsOf, isCurrencyCode } from './currencies.ts';
import { languages } from './languages.ts';
import { amountsIn, fromMinor, parseAmount, toMinor } from './money.ts';

const anyCurrency = fc.constantFrom(...Object.keys(currencies).filter(isCurrencyCode));
const minorAmount = fc.integer({ min: 0, max: 10 ** 12 });

describe('minor units', () => {
  test('are whole numbers, by the digits of the currency', () => {
    expect(toMinor(12.5, 'THB')).toBe(1250);
    expect(toMinor(1.005, 'KWD')).toBe(1005);
    expect(toMinor(500, 'JPY')).toBe(500);
    expect(toMinor(-1.5, 'THB')).toBe(-150);
    expect(Object.is(toMinor(-0, 'THB'), 0)).toBe(true);
  });

  test.each([
    [1.005, 'THB'],
    [0.5, 'JPY'],
    [1e-7, 'KWD'],
    [1e21, 'THB'],
    [Number.MAX_SAFE_INTEGER, 'THB'],
    [Number.NaN, 'THB'],
    [Number.POSITIVE_INFINITY, 'THB'],
  ] as const)('are refused for %d %s', (decimal, currency) => {
    expect(toMinor(decimal, currency)).toBeNull();
  });

  test('survive the conversion to a decimal and back', () => {
    fc.assert(
      fc.property(anyCurrency, minorAmount, (currency, minor) => {
        expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor);
      }),
      { numRuns: 1000 },
    );
  });

  test('must fit the currency when amountsIn converts them', () => {
    expect(amountsIn('BHD')(1.2)).toBe(1200);
    expect(() => amountsIn('JPY')(1.5)).toThrow(RangeError);
  });
});

describe('an amount as typed', () => {
  test.each<[string, CurrencyCode, string | undefined, number]>([
    ['250', 'THB', undefined, 25_000],
    ['12.5', 'THB', undefined, 1250],
    ['12,50', 'EUR', 'de', 1250],
    ['12.50', 'EUR', 'de', 1250],
    ['12,50', 'THB', 'en', 1250],
    ['1,000', 'THB', undefined, 100_000],
    ['1,000', 'THB', 'en', 100_000],
    ['1.000', 'EUR', 'de', 100_000],
    ['1,234.50', 'THB', undefined, 123_450],
    ['1.234,50', 'EUR', undefined, 123_450],
    ['1 234,50', 'SEK', 'sv', 123_450],
    ['1\u202F234', 'NOK', 'nb', 123_400],
    ["1'234.50", 'EUR', undefined, 123_450],
    ['1.234.567', 'HUF', 'hu', 123_456_700],
    ['1,00,000', 'BDT', 'bn', 10_000_000],
    ['1.234', 'KWD', 'en', 1234],
    ['0,500', 'KWD', undefined, 500],
    ['๒๕๐.๕๐', 'THB', 'th_TH', 25_050],
    ['١٬٢٣٤٫٥٠', 'EGP', 'ar', 123_450],
    ['.5', 'THB', undefined, 50],
    ['5.', 'THB', undefined, 500],
    [' 0 ', 'THB', undefined, 0],
    ['฿120', 'THB', 'en', 12_000],
    ['120 THB', 'THB', 'en', 12_000],
    ['thb 1,200.50', 'THB', 'en', 120_050],
    ['120฿', 'THB', 'th_TH', 12_000],
    ['๑๒๐ บาท', 'THB', 'th_TH', 12_000],
    ['1,200.50', 'THB', 'en', 120_050],
    ['১,২০০.৫০', 'BDT', 'bn', 120_050],
    ['৳১২০', 'BDT', 'bn', 12_000],
    ['Tk 120', 'BDT', 'en', 12_000],
    ['Rs. 1,500', 'PKR', 'en', 150_000],
    ['NT$250', 'TWD', 'zh_TW', 25_000],
    ['$12', 'SGD', 'en', 1200],
    ['12,50 €', 'EUR', 'de', 1250],
    ['د.إ.\u200F ١٢٠', 'AED', 'ar', 12_000],
    ['120 kr', 'SEK', 'sv', 12_000],
  ])('%j in %s for a reader of %s is %d minor units', (text, currency, locale, minor) => {
    expect(parseAmount(text, currency, locale)).toBe(minor);
  });

  test.each<[string, CurrencyCode, string | undefined]>([
    ['', 'THB', undefined],
    ['.', 'THB', undefined],
    ['abc', 'THB', undefined],
    ['12 baht', 'THB', undefined],
    ['$12', 'THB', 'en'],
    ['12 EUR', 'THB', 'en'],
    ['฿', 'THB', 'en'],
    ['฿12฿', 'THB', 'en'],
    ['THB 12 USD', 'THB', 'en'],
    ['-5', 'THB', undefined],
    ['1e3', 'THB', undefined],
    ['12.345', 'THB', undefined],
    ['1,000', 'EUR', 'de'],
    ['0.5', 'JPY', 'ja'],
    ['1,23,4', 'THB', undefined],
    ['1.2.3', 'THB', undefined],
    ['1,234,5.5', 'THB', undefined],
    ['99999999999999999', 'THB', undefined],
  ])('%j in %s for a reader of %s is refused', (text, currency, locale) => {
    expect(parseAmount(text, currency, locale)).toBeNull();
  });

  test('is read as without a language when the language is invalid', () => {
    expect(parseAmount('1,000', 'THB', '!!')).toBe(100_000);
  });

  test('is read in the format of each of our languages', () => {
    const tags = languages.map((language) => language.replace('_', '-'));
    const locale = fc.constantFrom('ar-EG', 'en-IN', 'fa', 'ur-u-nu-arabext', 'th-u-nu-thai', 'km-u-nu-khmr', ...tags);
    fc.assert(
      fc.property(anyCurrency, minorAmount, locale, (currency, minor, tag) => {
        const digits = digitsOf(currency);
        const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
        expect(parseAmount(format.format(fromMinor(minor, currency)), currency, tag)).toBe(minor);
      }),
      { numRuns: 500 },
    );
  });
});
