import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { currencies, digitsOf, isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { countryName } from '@riderbell/web/i18n/country-name.ts';
import { createFormats } from '@riderbell/web/i18n/formats.ts';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';

const at = Date.parse('2026-03-05T02:05:00.000Z');
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const bangkok = { currency: 'THB', currency_digits: 2, time_zone: 'Asia/Bangkok' };

/** Values of every kind in every language, as formatted by Node or a browser, whichever runs this. */
export async function formatValues(): Promise<Readonly<Record<string, readonly string[]>>> {
  const formatted = languages.map(async (language) => {
    await loadLocaleData(language);
    return [language, [...times(language), ...measures(language), ...names(language)]] as const;
  });
  return Object.fromEntries(await Promise.all(formatted));
}

function times(language: Language): string[] {
  const { date, dateTime, time, day: dayOf, relative } = createFormats(language, bangkok, true);
  const months = Array.from({ length: 12 }, (_, month) => at + month * 31 * day + month * hour);
  const offsets = [1, 2, 3, 5, 11, 21, 22, 25].flatMap((count) => [-count, count]);
  return [
    ...months.flatMap((moment) => [date(moment), dateTime(moment), time(moment)]),
    ...[-2, -1, 0, 1, 2].map((days) => dayOf(at + days * day, at)),
    ...[second, minute, hour, day].flatMap((unit) => [0, ...offsets].map((count) => relative(at + count * unit, at))),
  ];
}

function measures(language: Language): string[] {
  const { number, duration, distance, weight } = createFormats(language, bangkok, true);
  const money = Object.keys(currencies)
    .filter(isCurrencyCode)
    .map((currency) => {
      const digits = digitsOf(currency);
      return createFormats(language, { ...bangkok, currency, currency_digits: digits }, true).money(1234);
    });
  return [
    ...money,
    number(1234.5),
    ...[300, 1500, 3660, 7500].map(duration),
    ...[850, 3249, 21_000].map(distance),
    ...[0.5, 1, 5].map(weight),
  ];
}

function names(language: Language): string[] {
  return countryCodes.map((country) => countryName(language, country).alone);
}
