import type { Language } from '@riderbell/domain/countries/languages.ts';

/** How a language writes dates, numbers and countries, out of CLDR; `{0}` and `{day}` stand for what is filled in. */
export interface LocaleData {
  readonly date: string;
  readonly dateTime: string;
  readonly dayOfYear: string;
  readonly time: string;
  readonly months: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly units: Readonly<Record<string, string>>;
  readonly relative: Readonly<Record<string, { readonly past: string; readonly future: string }>>;
  /** What is said without a number, by number and unit: "-1 day". */
  readonly inWords: Readonly<Record<string, string>>;
  readonly group: string;
  readonly decimal: string;
  /** By the code of the currency. */
  readonly money: Readonly<Record<string, string>>;
  /** By the code of the country. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * The languages that Chromium has no words of, though it says that it speaks Kazakh. Every browser and the server write them from the
 * same data, which `npm run formats:describe` makes: so a page of the server's is the page of the scripts.
 */
const load: Readonly<Partial<Record<Language, () => Promise<{ default: LocaleData }>>>> = {
  my: () => import('./locale-data/my.json'),
  km: () => import('./locale-data/km.json'),
  lo: () => import('./locale-data/lo.json'),
  kk: () => import('./locale-data/kk.json'),
};

const loaded = new Map<Language, LocaleData>();

/** Brings what a language needs to write values, if the browser cannot know it: before a text of that language shows. */
export async function bringLocaleData(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const data = await load[language]?.();
  if (data !== undefined) loaded.set(language, data.default);
}

/** The data of a language that has some, once it is there. */
export function localeDataOf(language: Language): LocaleData | undefined {
  return loaded.get(language);
}
