import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { countryName } from './country-name.ts';
import { createFormats } from './formats.ts';

const day = 86_400_000;

/**
 * One value of each kind, formatted on this machine. Browsers and the server have locale data of different versions, so
 * one may write "8 min" where the other writes "8 mins". The browser hydrates the server's page only if both samples are equal.
 */
export function formatSample(language: Language, deployment: Deployment): string {
  const formats = createFormats(language, deployment, deployment.flags['digit-grouping'] === true);
  return [
    formats.money(1234.5),
    formats.number(1234.5),
    formats.dateTime(0),
    formats.date(0),
    formats.day(day, 0),
    formats.relative(-21_000, 0),
    formats.relative(5 * day, 0),
    formats.duration(4800),
    formats.distance(500),
    formats.distance(3200),
    formats.weight(5),
    countryName(language, deployment.country).alone,
  ].join('|');
}
