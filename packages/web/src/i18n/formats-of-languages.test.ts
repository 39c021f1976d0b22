import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { languages, type Language } from '@riderbell/domain/countries/languages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { amountCurrencies, amountSamples } from './amount-samples.ts';
import { dataWriters } from './data-writers.ts';
import { createFormats } from './formats.ts';
import { loadLocaleData, localeDataOf } from './locale-data.ts';
import { platformWriters } from './platform-writers.ts';
import { futureSeconds, pastSeconds, timeSamples } from './time-samples.ts';

const bangkok = { currency: 'THB', currency_digits: 2, time_zone: 'Asia/Bangkok' };
const now = Date.parse('2026-03-05T02:05:00.000Z');
const dayMs = 86_400_000;

/** Removes non-breaking spaces and direction marks, which a reader does not see. */
function plain(texts: readonly string[]): string {
  return texts
    .join(' | ')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u061C]/g, '');
}

beforeAll(async () => {
  await Promise.all(languages.map(loadLocaleData));
});

describe.each(languages)('in %s', (language) => {
  const formats = () => createFormats(language, bangkok, true);

  it('writes dates and times as its readers do', () => {
    const { date, dateTime, time, day } = formats();
    const { dates, days } = timeSamples[language];
    expect(plain([date(now), dateTime(now), time(now)])).toBe(dates);
    expect(plain([-1, 0, 1, 2].map((offset) => day(now + offset * dayMs, now)))).toBe(days);
  });

  it('writes past and future in the plural form of the number', () => {
    const { relative } = formats();
    const { past, future } = timeSamples[language];
    expect(plain(pastSeconds.map((seconds) => relative(now - seconds * 1000, now)))).toBe(past);
    expect(plain(futureSeconds.map((seconds) => relative(now + seconds * 1000, now)))).toBe(future);
  });

  it('writes measures with its units, and money with the symbol and decimals of the currency', () => {
    const { duration, distance, weight } = formats();
    const sample = amountSamples[language];
    expect(plain([1500, 3900, 7200].map(duration))).toBe(sample.durations);
    expect(plain([850, 3249].map(distance))).toBe(sample.distances);
    expect(plain([5, 0.5].map(weight))).toBe(sample.weights);
    const amounts = amountCurrencies.map((currency) => {
      const digits = digitsOf(currency);
      const { money } = createFormats(language, { ...bangkok, currency, currency_digits: digits }, true);
      return money(digits === 0 ? 1234 : 1234.5);
    });
    expect(plain(amounts)).toBe(sample.money);
  });

  it('follows the new year and the clock changes of the deployment’s time zone', () => {
    const berlin = createFormats(language, { ...bangkok, time_zone: 'Europe/Berlin' }, true);
    expect(berlin.date('2026-12-31T23:30:00.000Z')).toMatch(/2027/);
    expect(berlin.date('2026-12-31T22:30:00.000Z')).toMatch(/2026/);
    // 29 March 2026: 02:00 is 03:00; 25 October: 03:00 is 02:00 again.
    const at = (instant: string) => berlin.time(instant).replace('.', ':');
    expect([at('2026-03-29T00:59:00.000Z'), at('2026-03-29T01:00:00.000Z')]).toEqual(['01:59', '03:00']);
    expect([at('2026-10-25T00:30:00.000Z'), at('2026-10-25T01:30:00.000Z')]).toEqual(['02:30', '02:30']);
    const sundayNight = Date.parse('2026-03-29T20:00:00.000Z');
    expect(berlin.day(sundayNight + 3 * 3_600_000, sundayNight)).toBe(berlin.day(now + dayMs, now));
  });
});

describe.each<Language>(['my', 'km', 'lo', 'kk'])('the data of %s', (language) => {
  it('formats values exactly as the locale data of this machine', () => {
    const data = localeDataOf(language);
    if (data === undefined) throw new Error(`${language} has no data`);
    for (const currency of ['THB', 'KWD', 'MMK', 'LAK', 'KHR', 'KZT'] as const) {
      for (const grouping of [true, false]) {
        const setting = { ...bangkok, currency, currency_digits: digitsOf(currency), grouping };
        const [ours, theirs] = [dataWriters(data, setting), platformWriters(language, setting)];
        for (const value of [0, 5, 999, 1234.567, 1_234_567.5]) {
          expect([ours.money(value), ours.number(value)]).toEqual([theirs.money(value), theirs.number(value)]);
        }
      }
    }
    const setting = { ...bangkok, grouping: true };
    const [ours, theirs] = [dataWriters(data, setting), platformWriters(language, setting)];
    for (const unit of ['second', 'minute', 'hour', 'day'] as const) {
      const values = [-25, -2, -1, 1, 2, 21, 100];
      expect(values.map((value) => ours.relative(value, unit))).toEqual(
        values.map((value) => theirs.relative(value, unit)),
      );
    }
  });
});
