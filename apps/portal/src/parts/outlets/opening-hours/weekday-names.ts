import type { Language } from '@riderbell/domain/countries/languages.ts';
import { formatLocale } from '@riderbell/web/i18n/language.ts';
import { localeDataOf } from '@riderbell/web/i18n/locale-data.ts';

/** The names of the days in the language, Monday first. */
export function weekdayNames(language: Language): readonly string[] {
  const data = localeDataOf(language);
  const format = new Intl.DateTimeFormat(formatLocale(language), { weekday: 'long', timeZone: 'UTC' });
  // The first day of 2024 is a Monday.
  return Array.from(
    { length: 7 },
    (_, day) => data?.weekdays[(day + 1) % 7] ?? format.format(Date.UTC(2024, 0, 1 + day)),
  );
}
