import { type Language, languageTag } from '../countries/languages.ts';
import { foldText } from '../places/fold-text.ts';

interface DateNames {
  /** 1 to 12 by name or abbreviation. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

const namesOf = new Map<Language, DateNames>();

/** The month of a name or an abbreviation, 1 to 12, in one of the languages or in English. */
export function monthNamed(name: string, languages: readonly Language[]): number | null {
  const key = nameKey(name);
  for (const language of [...languages, 'en'] as const) {
    const month = namesIn(language).months.get(key);
    if (month !== undefined) return month;
  }
  return null;
}

/** Whether the text is the name of a day of the week in one of the languages or in English. */
export function isWeekday(name: string, languages: readonly Language[]): boolean {
  const key = nameKey(name);
  return [...languages, 'en' as const].some((language) => namesIn(language).weekdays.has(key));
}

function nameKey(name: string): string {
  return foldText(name).replaceAll(/[.\s]/g, '');
}

function namesIn(language: Language): DateNames {
  const known = namesOf.get(language);
  if (known) return known;
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const style of ['long', 'short'] as const) {
    // Beside a day, some languages write the month in another case.
    for (const options of [{ month: style }, { month: style, day: 'numeric' as const }]) {
      for (let index = 0; index < 12; index += 1) {
        const name = partIn(language, options, 'month', Date.UTC(2026, index, 15));
        if (/\p{L}/u.test(name)) months.set(name, index + 1);
      }
    }
    for (let day = 1; day <= 7; day += 1) {
      weekdays.add(partIn(language, { weekday: style }, 'weekday', Date.UTC(2026, 10, day)));
    }
  }
  const names = { months, weekdays };
  namesOf.set(language, names);
  return names;
}

function partIn(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  part: 'month' | 'weekday',
  ms: number,
): string {
  const format = new Intl.DateTimeFormat(`${languageTag(language)}-u-ca-gregory-nu-latn`, {
    ...options,
    timeZone: 'UTC',
  });
  return nameKey(format.formatToParts(ms).find(({ type }) => type === part)?.value ?? '');
}
