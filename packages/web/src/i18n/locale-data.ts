import type { Language } from '@riderbell/domain/countries/languages.ts';

/** How a language writes dates, numbers and countries, from CLDR; `{0}` and `{day}` are placeholders. */
export interface LocaleData {
  readonly date: string;
  readonly dateTime: string;
  readonly dayOfYear: string;
  readonly time: string;
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly units: Readonly<Record<string, string>>;
  readonly relative: Readonly<Record<string, { readonly past: string; readonly future: string }>>;
  /** Phrases without a number, such as "yesterday", by number and unit: "-1 day". */
  readonly inWords: Readonly<Record<string, string>>;
  readonly group: string;
  readonly decimal: string;
  /** By currency code. */
  readonly money: Readonly<Record<string, string>>;
  /** By country code. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * The languages that Chromium cannot format, although it claims to support Kazakh. Every browser and the server use the same
 * data, which `npm run formats:describe` generates, so the server's page equals the page that the scripts render.
 */
const load: Readonly<Partial<Record<Language, () => Promise<{ default: LocaleData }>>>> = {
  my: () => import('./locale-data/my.json'),
  km: () => import('./locale-data/km.json'),
  lo: () => import('./locale-data/lo.json'),
  kk: () => import('./locale-data/kk.json'),
};

const loaded = new Map<Language, LocaleData>();

/** Loads the locale data of a language that browsers do not support. Call it before a text of that language shows. */
export async function loadLocaleData(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const data = await load[language]?.();
  if (data !== undefined) loaded.set(language, data.default);
}

/** The loaded data of a language; undefined if it is not loaded or the browser does not need it. */
export function localeDataOf(language: Language): LocaleData | undefined {
  return loaded.get(language);
}
