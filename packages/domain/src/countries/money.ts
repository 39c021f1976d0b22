import { type CurrencyCode, digitsOf, isCurrencyCode } from './currencies.ts';
import { toWesternDigits } from './numerals.ts';

/**
 * The minor units of a decimal amount (12.5 baht are 1250), or null when the number has more digits than the currency,
 * is not finite or is too large to be exact. Read from the number's decimal text, because arithmetic would round.
 */
export function toMinor(decimal: number, currency: CurrencyCode): number | null {
  return minorOf(String(decimal), currency);
}

/** The decimal amount of minor units: 1250 satang are 12.5 baht. */
export function fromMinor(minor: number, currency: CurrencyCode): number {
  return minor / 10 ** digitsOf(currency);
}

/**
 * Writes amounts of one currency as decimals, for tables of data.
 * @throws RangeError when an amount does not fit the currency's digits.
 */
export function amountsIn(currency: CurrencyCode): (decimal: number) => number {
  return (decimal) => {
    const minor = toMinor(decimal, currency);
    if (minor === null) throw new RangeError(`${decimal} is not an amount of ${currency}`);
    return minor;
  };
}

/** The minor units of a number in plain notation ("-12.50"), or null when it is no exact amount of the currency. */
function minorOf(text: string, currency: CurrencyCode): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = digitsOf(currency);
  if (fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** The decimal amount as a person types it, by the rules of `parseAmount`; also null for an unknown currency. */
export function parseDecimal(text: string, currency: string, locale?: string): number | null {
  if (!isCurrencyCode(currency)) return null;
  const minor = parseAmount(text, currency, locale);
  return minor === null ? null : fromMinor(minor, currency);
}

/**
 * The minor units of an amount as a person types it, or null when it is not clearly an amount of the currency. Accepts the digits
 * of all our scripts, the usual separators and the currency's own code or sign; `locale` ("de", "th_TH") decides whether a single
 * separator divides thousands or fractions. An ambiguous amount is refused, because a wrong guess costs money.
 */
export function parseAmount(text: string, currency: CurrencyCode, locale?: string): number | null {
  const plain = withPlainSeparators(withoutCurrency(text, currency, locale));
  if (!/^[\d.,']*\d[\d.,']*$/.test(plain)) return null;
  const mark = fractionMark(plain, locale);
  const [whole = '', fraction = '', ...more] = mark === null ? [plain] : plain.split(mark);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !isGrouped(whole)) return null;
  const digits = whole.replaceAll(/\D/g, '') || '0';
  return minorOf(fraction === '' ? digits : `${digits}.${fraction}`, currency);
}

/** Currency signs that people write in the country and that `Intl.NumberFormat` does not know. */
const writtenSigns: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  BDT: ['Tk', 'Tk.', 'টাকা'],
  HKD: ['HK$'],
  JPY: ['¥', '円'],
  MYR: ['RM'],
  PHP: ['Php', '₱'],
  PKR: ['Rs', 'Rs.', '/-', 'روپے'],
  SGD: ['S$'],
  THB: ['฿', 'บาท'],
  TWD: ['NT$', 'NTD', '元'],
};

/** The text without the currency's sign before or after it. A sign of another currency stays, so the text is no amount. */
function withoutCurrency(text: string, currency: CurrencyCode, locale: string | undefined): string {
  const trimmed = text.replaceAll(/[\u200E\u200F]/g, '').trim();
  const lower = trimmed.toLowerCase();
  for (const sign of signsOf(currency, locale)) {
    if (lower.startsWith(sign)) return trimmed.slice(sign.length);
    if (lower.endsWith(sign)) return trimmed.slice(0, -sign.length);
  }
  return trimmed;
}

const signs = new Map<string, readonly string[]>();

/** The signs of the currency in a language and in its own country, the longest first. */
function signsOf(currency: CurrencyCode, locale: string | undefined): readonly string[] {
  const key = `${currency} ${locale ?? ''}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const tags = [locale?.replaceAll('_', '-') ?? 'en', 'en', `en-${currency.slice(0, 2)}`];
  const formatted = tags.flatMap((tag) =>
    (['symbol', 'narrowSymbol'] as const).map((display) => signIn(tag, currency, display)),
  );
  const all = [currency, ...(writtenSigns[currency] ?? []), ...formatted];
  const read = [
    ...new Set(
      all.map((sign) =>
        sign
          .replaceAll(/[\u200E\u200F]/g, '')
          .trim()
          .toLowerCase(),
      ),
    ),
  ]
    .filter((sign) => sign !== '')
    .toSorted((a, b) => b.length - a.length);
  signs.set(key, read);
  return read;
}

function signIn(tag: string, currency: CurrencyCode, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  try {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
  } catch (error) {
    // A malformed tag is an unknown language; any other error is a bug.
    if (error instanceof RangeError) return '';
    throw error;
  }
}

// Pasted amounts may contain spaces of any width and direction marks, which mean nothing.
function withPlainSeparators(text: string): string {
  return toWesternDigits(text)
    .replaceAll(/[\s\u200E\u200F]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll(/[٬’]/g, "'");
}

/** The separator before the fraction, or null when there is none. */
function fractionMark(text: string, locale: string | undefined): '.' | ',' | null {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (points + commas !== 1) return null;
  const mark = points === 1 ? '.' : ',';
  const couldBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldBeThousands && mark !== decimalMarkOf(locale) ? null : mark;
}

/** Whether the separators are all the same and only divide thousands or lakhs (1,00,000). */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^[1-9]\d{0,2}([.,'])(?:\d{2,3}\1)*\d{3}$/.test(whole);
}

/** Chromium has no number formats for these languages and would use the English ones. */
const marks = new Map<string, string>([
  ['kk', ','],
  ['lo', ','],
]);

/** The decimal separator that readers of the language type. */
export function decimalMarkOf(locale: string | undefined): string {
  if (locale === undefined) return '.';
  const known = marks.get(locale) ?? readDecimalMark(locale.replaceAll('_', '-'));
  marks.set(locale, known);
  return known;
}

function readDecimalMark(tag: string): string {
  try {
    const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch (error) {
    // A malformed tag is an unknown language; any other error is a bug.
    if (error instanceof RangeError) return '.';
    throw error;
  }
}
