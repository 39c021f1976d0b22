import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

/** The characters of each script, by its ISO 15924 code. */
const scripts: Readonly<Record<string, RegExp>> = {
  Thai: /\p{Script=Thai}/u,
  Arab: /\p{Script=Arabic}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Beng: /\p{Script=Bengali}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Khmr: /\p{Script=Khmer}/u,
  Laoo: /\p{Script=Lao}/u,
  Grek: /\p{Script=Greek}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
};
const latin = /\p{Script=Latin}/u;

/** Other codes that maps use for a language. */
const alternativeCodes: Readonly<Record<string, readonly string[]>> = { nb: ['no'], fil: ['tl'] };

interface NamesOfLanguage {
  /** In order of preference. */
  readonly properties: readonly string[];
  readonly script: RegExp;
}

const english = ['name_en', 'name:en', 'name:latin'];
const cache = new Map<Language, NamesOfLanguage>();

function namesOf(language: Language): NamesOfLanguage {
  const { language: code, script = 'Latn' } = new Intl.Locale(languageTag(language)).maximize();
  const codes = [`${code}-${script}`, code, ...(alternativeCodes[code] ?? [])];
  return { properties: codes.flatMap((each) => [`name_${each}`, `name:${each}`]), script: scripts[script] ?? latin };
}

/**
 * The property with the name to show, or null if the feature has none: in the reader's script, else in English, else as on the sign.
 * Tile sets write `name_en` or `name:en`, and some `name:zh-Hant`.
 */
export function namePropertyFor(language: Language, properties: Readonly<Record<string, unknown>>): string | null {
  const names = cache.get(language) ?? namesOf(language);
  cache.set(language, names);
  const candidates = [...names.properties, 'name', ...english];
  const present = candidates.filter((key) => typeof properties[key] === 'string' && properties[key] !== '');
  const inScript = present.find((key) => names.script.test(String(properties[key])));
  return inScript ?? present.find((key) => english.includes(key)) ?? present[0] ?? null;
}
