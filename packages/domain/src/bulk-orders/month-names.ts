import { type Language, languageTag } from '../countries/languages.ts';
import { foldText } from '../places/fold-text.ts';

const monthsOf = new Map<Language, ReadonlyMap<string, number>>();

/** The month of a name or an abbreviation, 1 to 12, in one of the languages or in English. */
export function monthNamed(name: string, languages: readonly Language[]): number | null {
  const key = monthKey(name);
  for (const language of [...languages, 'en'] as const) {
    const month = namesIn(language).get(key);
    if (month !== undefined) return month;
  }
  return null;
}

function monthKey(name: string): string {
  return foldText(name).replaceAll(/[.\s]/g, '');
}

function namesIn(language: Language): ReadonlyMap<string, number> {
  const known = monthsOf.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    // Beside a day, some languages write the month in another case.
    for (const style of [{ month }, { month, day: 'numeric' as const }]) {
      const format = new Intl.DateTimeFormat(`${languageTag(language)}-u-ca-gregory-nu-latn`, {
        ...style,
        timeZone: 'UTC',
      });
      for (let index = 0; index < 12; index += 1) {
        const parts = format.formatToParts(Date.UTC(2026, index, 15));
        const name = monthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (/\p{L}/u.test(name)) names.set(name, index + 1);
      }
    }
  }
  monthsOf.set(language, names);
  return names;
}
