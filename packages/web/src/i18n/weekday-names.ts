import type { Weekday } from '@riderbell/domain/countries/first-day-of-week.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { formatLocale } from './language.ts';
import { localeDataOf } from './locale-data.ts';

/** The short name of a weekday (ISO 8601: 1 is Monday), as in the dates of the language. */
export function weekdayName(language: Language, weekday: Weekday): string {
  const data = localeDataOf(language);
  if (data !== undefined) return data.weekdays[weekday % 7] ?? '';
  // 2 November 2026 is a Monday.
  const day = Date.UTC(2026, 10, 1 + weekday);
  return new Intl.DateTimeFormat(formatLocale(language), { weekday: 'short', timeZone: 'UTC' }).format(day);
}
