import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { digitsOf } from '../countries/currencies.ts';
import { amountText, decimalMarkOfColumn, readAmount } from './read-amount.ts';

/** The minor units of each cell of a column. */
function readColumn(code: CountryCode, ...cells: readonly string[]): (number | null)[] {
  const country = countryOf(code);
  const mark = decimalMarkOfColumn(cells, country);
  return cells.map((cell) => readAmount(cell, mark, country.currency));
}

describe('the amounts of a column', () => {
  it.each<[CountryCode, string, number]>([
    ['TH', '350', 350_00],
    ['TH', '350.5', 350_50],
    ['TH', '1,234.50', 1234_50],
    ['TH', '฿350', 350_00],
    ['TH', '฿ 1,250.00 บาท', 1250_00],
    ['TH', 'THB 350', 350_00],
    ['TH', '๓๕๐ บาท', 350_00],
    ['TH', '350.-', 350_00],
    ['TH', '0.30000000000000004', 30],
    ['TH', '1.5E3', 1500_00],
    ['TH', '0', 0],
    ['DE', '1.234,50 €', 1234_50],
    ['DE', '1.234', 1234_00],
    ['DE', '12.000', 12_000_00],
    ['DE', '12,50', 12_50],
    ['DE', 'EUR 12', 12_00],
    ['DE', '350,-', 350_00],
    ['NO', '350,-', 350_00],
    ['CZ', '1 250,50 Kč', 1250_50],
    ['HU', '1 500 Ft', 1500_00],
    ['KW', '1.234', 1_234],
    ['KW', '١٢٫٥٠٠ د.ك', 12_500],
    ['KW', '1,234.500', 1_234_500],
    ['AE', 'Dhs ١٬٢٣٤٫٥٠', 1234_50],
    ['BD', '৳১,২৫০.৫০', 1250_50],
    ['BD', '1,25,000', 125_000_00],
    ['PK', 'Rs. 1,450/-', 1450_00],
    ['JP', '１，２００円', 1200],
    ['JP', '¥1,200', 1200],
    ['MM', '၁၅၀၀၀ ကျပ်', 15_000_00],
    ['LA', '໑໒໐໐໐ ₭', 12_000_00],
    ['KH', '១២០០០៛', 12_000_00],
    ['TW', 'NT$1,200', 1200_00],
  ])('reads in %s the cell %j', (code, cell, minor) => {
    expect(readColumn(code, cell)).toEqual([minor]);
  });

  it.each<[CountryCode, string]>([
    ['TH', 'free'],
    ['TH', '$20'],
    ['TH', '-5'],
    ['TH', '350-'],
    ['TH', '1.234'],
    ['TH', '12.345.67'],
    ['TH', '350 + 20'],
    ['TH', '300-350'],
    ['TH', 'บาท'],
    ['TH', '1e99'],
    ['TH', '9'.repeat(400)],
    ['DE', '1,234'],
    ['JP', '12.5'],
  ])('does not guess in %s the amount of %j', (code, cell) => {
    expect(readColumn(code, cell)).toEqual([null]);
  });

  it('lets another cell of the column decide about a single mark', () => {
    expect(readColumn('DE', '1.234,50', '1.234')).toEqual([1234_50, 1234_00]);
    expect(readColumn('KW', '2,5', '1,234')).toEqual([2_500, 1_234]);
    expect(readColumn('KW', '1,234.500', '1,234')).toEqual([1_234_500, 1_234_000]);
  });

  it('reads what is clear in a column that contradicts itself, and refuses the rest', () => {
    expect(readColumn('DE', '1.234,50', '12.5', '1.234')).toEqual([1234_50, 12_50, null]);
  });

  it('reads every amount of every country back from its own text, in digits of any script', () => {
    const zeros = ['0', '٠', '۰', '०', '০', '๐', '໐', '၀', '០', '０'];
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...zeros),
        (code, amounts, zero) => {
          const country = countryOf(code);
          const script = (text: string): string =>
            text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
          const cells = amounts.map((minor) => script(amountText(minor, country)));
          const mark = decimalMarkOfColumn(cells, country);
          expect(cells.map((cell) => readAmount(cell, mark, country.currency))).toEqual(amounts);
        },
      ),
    );
  });

  it('reads grouped amounts in both styles when the column has fractions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CountryCode>('TH', 'DE', 'KW', 'PL'),
        fc.constantFrom<[string, string]>(['.', ','], [',', '.']),
        fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 8 }),
        (code, [group, mark], amounts) => {
          const { currency } = countryOf(code);
          const digits = digitsOf(currency);
          const style = (minor: number): string => {
            const whole = String(Math.floor(minor / 10 ** digits)).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
            return `${whole}${mark}${String(minor % 10 ** digits).padStart(digits, '0')}`;
          };
          // One amount of more than a thousand shows both marks.
          const cells = [style(1234 * 10 ** digits + 5), ...amounts.map(style)];
          const [, ...read] = readColumn(code, ...cells);
          expect(read).toEqual(amounts);
        },
      ),
    );
  });
});
