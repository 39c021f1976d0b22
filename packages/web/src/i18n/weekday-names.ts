import type { Language } from '@riderbell/domain/countries/languages.ts';
import { formatLocale } from './language.ts';
import { localeDataOf } from './locale-data.ts';

/** The names of the weekdays in the language, Monday first. Languages that browsers do not support have one length. */
export function weekdayNames(language: Language, length: 'short' | 'long'): readonly string[] {
  const data = localeDataOf(language);
  const format = new Intl.DateTimeFormat(formatLocale(language), { weekday: length, timeZone: 'UTC' });
  // The first day of 2024 is a Monday.
  return Array.from(
    { length: 7 },
    (_, day) => data?.weekdays[(day + 1) % 7] ?? format.format(Date.UTC(2024, 0, 1 + day)),
  );
}
