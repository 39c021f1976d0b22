import { type CurrencyCode, digitsOf } from '../countries/currencies.ts';
import { decimalMarkOf, fromMinor, parseAmount } from '../countries/money.ts';
import { toWesternDigits } from '../countries/numerals.ts';
import { currencyWords } from '../requests/pasted-message/currency-words.ts';
import type { BulkCountry } from './bulk-context.ts';

/** The mark before the fraction; null where the values of the column contradict each other. */
export type DecimalMark = '.' | ',' | null;

/** The fraction of a calculated cell, such as 0.30000000000000004, is longer than that of any amount. */
const calculated = /^\d+\.\d{9,}$/;
const scientific = /^\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;

/** The amount with only digits and separators, as far as it is one. */
function plainAmount(text: string, currency: CurrencyCode): string {
  const plain = withoutCurrency(
    toWesternDigits(text)
      .replaceAll(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
      .replaceAll('٫', '.')
      .replaceAll(/[،，]/g, ',')
      .replaceAll('．', '.')
      .replaceAll(/[٬’]/g, "'")
      .trim(),
    currency,
  )
    .replaceAll(/\s/g, '')
    .replace(/[.,/:][-–—]$/, '');
  if (calculated.test(plain)) return String(Number(Number(plain).toPrecision(12)));
  return scientific.test(plain) ? String(Number(plain)) : plain;
}

const words = new Map<CurrencyCode, readonly string[]>();

function wordsOf(currency: CurrencyCode): readonly string[] {
  const known = words.get(currency);
  if (known) return known;
  const made = [currency.toLowerCase(), ...currencyWords[currency]]
    // Marks such as ",-" are cut with the separators.
    .filter((word) => /[\p{L}\p{Sc}]/u.test(word))
    .toSorted((a, b) => b.length - a.length);
  words.set(currency, made);
  return made;
}

/** The amount without a word for its currency before and after it: "THB 350 บาท". */
function withoutCurrency(text: string, currency: CurrencyCode): string {
  if (/^[\d.,' ]*$/.test(text)) return text;
  const lower = text.toLowerCase();
  // Lower case has another length in very few characters, none of which is in an amount.
  if (lower.length !== text.length) return text;
  const [before = '', after = ''] = [
    wordsOf(currency).find((word) => lower.startsWith(word)),
    wordsOf(currency).find((word) => lower.endsWith(word)),
  ];
  return before.length + after.length > text.length ? '' : text.slice(before.length, text.length - after.length).trim();
}

/** The minor units of a cell; null when it is not clearly an amount of the currency. */
export function readAmount(text: string, mark: DecimalMark, currency: CurrencyCode): number | null {
  const plain = plainAmount(text, currency);
  const decided = markShownBy(plain, currency) ?? mark;
  if (decided === null && couldBeThousands.test(plain)) return null;
  // The languages only say which mark divides.
  return parseAmount(plain, currency, decided === ',' ? 'de' : 'en');
}

const couldBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The mark that a value shows to be the decimal one; undefined when it shows nothing. */
function markShownBy(plain: string, currency: CurrencyCode): '.' | ',' | undefined {
  if (!/^[\d.,']+$/.test(plain)) return undefined;
  const points = plain.split('.').length - 1;
  const commas = plain.split(',').length - 1;
  if (points === 0 && commas === 0) return undefined;
  if (points > 0 && commas > 0) return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ',';
  const mark = points > 0 ? '.' : ',';
  const other = mark === '.' ? ',' : '.';
  if (points + commas > 1) return other;
  if (!couldBeThousands.test(plain)) return mark;
  // No cell with a number ends in a zero after its mark, and no amount of the currency has three digits there.
  return digitsOf(currency) < 3 && plain.endsWith('0') ? other : undefined;
}

/** The decimal mark of a column of amounts: what its values show, or else what the country writes. */
export function decimalMarkOfColumn(
  amounts: Iterable<string>,
  { currency, languages }: Pick<BulkCountry, 'currency' | 'languages'>,
): DecimalMark {
  const shown = new Set<'.' | ','>();
  for (const text of amounts) {
    const mark = markShownBy(plainAmount(text, currency), currency);
    if (mark !== undefined) shown.add(mark);
    if (shown.size === 2) return null;
  }
  const [only] = shown;
  return only ?? countryMark(languages);
}

/** The decimal mark of the country's own language, of which English is only one where there is no other. */
export function countryMark(languages: readonly string[]): '.' | ',' {
  return decimalMarkOf(languages.find((language) => language !== 'en') ?? 'en') === ',' ? ',' : '.';
}

/** The amount for a cell: the fewest digits that read the same, with the country's decimal mark. */
export function amountText(minor: number | null, { currency, languages }: Pick<BulkCountry, 'currency' | 'languages'>) {
  return minor === null ? '' : String(fromMinor(minor, currency)).replace('.', countryMark(languages));
}
