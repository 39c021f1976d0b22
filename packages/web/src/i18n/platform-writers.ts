import type { Language } from '@riderbell/domain/countries/languages.ts';
import { formatLocale } from './language.ts';
import { moneyOptions, type RelativeUnit, type Setting, type Unit, unitDigits, type Writers } from './writers.ts';

/** Formats values with the platform's own locale data. */
export function platformWriters(language: Language, setting: Setting): Writers {
  const locale = formatLocale(language);
  const money = new Intl.NumberFormat(locale, moneyOptions(setting));
  const number = new Intl.NumberFormat(locale, { useGrouping: setting.grouping });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    money: (amount) => money.format(amount),
    number: (value) => number.format(value),
    ...dates(locale, setting.time_zone),
    relative: (value: number, unit: RelativeUnit) => relative.format(value, unit),
    unit: units(language),
  };
}

function dates(locale: string, timeZone: string): Pick<Writers, 'time' | 'date' | 'dateTime' | 'dayOfYear'> {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const weekday = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = format(clock);
  const date = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const dateTime = format({ ...weekday, ...clock });
  const dayOfYear = format(weekday);
  return {
    time: (at) => time.format(at),
    date: (at) => date.format(at),
    dateTime: (at) => dateTime.format(at),
    dayOfYear: (at) => dayOfYear.format(at),
  };
}

/** Languages whose short units are single letters, which few readers understand. */
const longDurations: ReadonlySet<Language> = new Set<Language>(['ar', 'el', 'hu', 'ms']);

function units(language: Language): Writers['unit'] {
  // British English writes "8 mins"; plain English writes "8 min", as clocks do.
  const locale = language === 'en' ? 'en' : formatLocale(language);
  const format = (unit: Unit, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: unitDigits });
  const duration = longDurations.has(language) ? 'long' : 'short';
  const formats: Readonly<Record<Unit, Intl.NumberFormat>> = {
    minute: format('minute', duration),
    hour: format('hour', duration),
    meter: format('meter', 'short'),
    kilometer: format('kilometer', 'short'),
    // Urdu is the only language whose short form is in Latin script.
    kilogram: format('kilogram', language === 'ur' ? 'long' : 'short'),
  };
  return (value, unit) => formats[unit].format(value);
}
