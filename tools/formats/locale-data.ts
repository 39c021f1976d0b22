import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { currencies } from '@riderbell/domain/countries/currencies.ts';

/** The languages that Chromium has no locale data for: it writes English, or "M11" for a month. */
export const languagesWithoutWords = ['my', 'km', 'lo', 'kk'] as const;
export type LanguageWithoutWords = (typeof languagesWithoutWords)[number];

const units = ['minute', 'hour', 'meter', 'kilometer', 'kilogram'] as const;
const relativeUnits = ['second', 'minute', 'hour', 'day'] as const;
/** Relative times that are words without a number: "now", "yesterday". */
const inWords: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [0, 'second'],
  ...[-2, -1, 0, 1, 2].map((days) => [days, 'day'] as const),
];

/** CLDR's Lao abbreviations of minutes and hours have two letters each, which few readers know. */
const longUnits: ReadonlySet<string> = new Set(['lo minute', 'lo hour']);
/** CLDR shortens June and July in Burmese to one syllable, but people write the whole name. */
const longMonths: ReadonlySet<string> = new Set(['my']);

/**
 * What the portal needs to write dates, numbers and country names in a language, from the CLDR data of Node.
 * @throws when a language needs several plural forms, because the portal's formatter supports only one
 */
export function localeDataOf(language: LanguageWithoutWords) {
  const locale = `${language}-u-ca-gregory-nu-latn`;
  const number = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: Intl.NumberFormatPartTypes) => number.find((part) => part.type === type)?.value ?? '';
  const countries = new Intl.DisplayNames([language], { type: 'region', style: 'short' });
  const codes = [...countryCodes].toSorted();
  return {
    ...datesOf(language, locale),
    units: Object.fromEntries(units.map((unit) => [unit, unitPattern(language, locale, unit)])),
    ...relativesOf(locale),
    group: sign('group'),
    decimal: sign('decimal'),
    money: Object.fromEntries(Object.keys(currencies).map((currency) => [currency, moneyPattern(locale, currency)])),
    countries: Object.fromEntries(codes.map((code) => [code, countries.of(code)])),
  };
}

function datesOf(language: string, locale: string) {
  const month = longMonths.has(language) ? 'long' : 'short';
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dayOfYear = { weekday: 'short', day: 'numeric', month } as const;
  const date = format({ day: 'numeric', month, year: 'numeric' });
  const weekday = format(dayOfYear);
  const part = (format: Intl.DateTimeFormat, type: string, ...date: [month: number, day: number]) =>
    format.formatToParts(Date.UTC(2026, ...date)).find((one) => one.type === type)?.value;
  return {
    date: patternOf(date),
    dateTime: patternOf(format({ ...dayOfYear, ...clock })),
    dayOfYear: patternOf(weekday),
    time: patternOf(format(clock)),
    months: Array.from({ length: 12 }, (_, index) => part(date, 'month', index, 1)),
    // 4 January 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => part(weekday, 'weekday', 0, 4 + day)),
  };
}

/** "{day} {month} {year}" */
function patternOf(format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(Date.UTC(2026, 10, 21, 14, 5));
  return parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
}

function unitPattern(language: string, locale: string, unit: string): string {
  const unitDisplay = longUnits.has(`${language} ${unit}`) ? 'long' : 'short';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
  return singlePattern((value) => format.format(value), `${unit} in ${locale}`);
}

function relativesOf(locale: string) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const always = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const patterns = (unit: Intl.RelativeTimeFormatUnit) => ({
    past: singlePattern((value) => always.format(-value, unit), `${unit} ago in ${locale}`),
    future: singlePattern((value) => always.format(value, unit), `in ${unit} in ${locale}`),
  });
  return {
    relative: Object.fromEntries(relativeUnits.map((unit) => [unit, patterns(unit)])),
    inWords: Object.fromEntries(inWords.map(([value, unit]) => [`${value} ${unit}`, format.format(value, unit)])),
  };
}

function moneyPattern(locale: string, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  return singlePattern((value) => new Intl.NumberFormat(locale, options).format(value), `${currency} in ${locale}`);
}

/** A pattern such as "{0} мин", which has to be the same for all numbers. */
function singlePattern(write: (value: number) => string, what: string): string {
  const patterns = new Set([1, 2, 5, 21].map((value) => write(value).replace(String(value), '{0}')));
  const [pattern] = patterns;
  if (patterns.size !== 1 || !pattern?.includes('{0}')) throw new Error(`${what} has several plural forms`);
  return pattern;
}
