import type { CountryCode } from './country.ts';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where the week does not begin on a Monday (CLDR, `weekData`). */
const otherFirstDays: Readonly<Partial<Record<CountryCode, Weekday>>> = {
  BD: 7,
  BH: 6,
  EG: 6,
  HK: 7,
  JO: 6,
  JP: 7,
  KH: 7,
  KW: 6,
  LA: 7,
  MM: 7,
  OM: 6,
  PH: 7,
  PK: 7,
  QA: 6,
  SA: 7,
  SG: 7,
  TH: 7,
  TW: 7,
};

/** The day on which the week begins in the country. */
export function firstDayOfWeek(country: CountryCode): Weekday {
  return otherFirstDays[country] ?? 1;
}
