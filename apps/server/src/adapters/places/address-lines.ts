/** Builds the lines of an address, in the reader's language where the data has it. */
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { Town } from './gazetteer.ts';

/** The scripts of languages that do not use the Latin one. */
const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  th_TH: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  zh_CN: /\p{Script=Han}/u,
  zh_HK: /\p{Script=Han}/u,
  zh_TW: /\p{Script=Han}/u,
  bn: /\p{Script=Bengali}/u,
  my: /\p{Script=Myanmar}/u,
  km: /\p{Script=Khmer}/u,
  lo: /\p{Script=Lao}/u,
  ja: /\p{Script=Han}/u,
  el: /\p{Script=Greek}/u,
  kk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** Joins the lines of an address, without empty and repeated ones. */
export function joinLines(lines: readonly string[]): string {
  return [...new Set(lines.filter((line) => line !== ''))].join(', ');
}

const locales = new Map<Language, { readonly countries: Intl.DisplayNames; readonly kilometres: Intl.NumberFormat }>();

function localeOf(language: Language) {
  const known = locales.get(language);
  if (known !== undefined) return known;
  const locale = languageTag(language);
  const made = {
    countries: new Intl.DisplayNames([locale, 'en'], { type: 'region' }),
    kilometres: new Intl.NumberFormat([locale, 'en'], {
      style: 'unit',
      unit: 'kilometer',
      maximumFractionDigits: 1,
      numberingSystem: 'latn',
    }),
  };
  locales.set(language, made);
  return made;
}

/** A town's name in the reader's script if it is known, else the gazetteer's name. */
export function nameOfTown(town: Town, language: Language): string {
  const script = SCRIPTS[language];
  return (script && town.otherNames.find((name) => script.test(name))) ?? town.name;
}

/** For example "Mokotów, Mazovia, Poland". */
export function addressOfTown(town: Town, country: string, language: Language): string {
  const above = town.division === town.name ? [] : town.division.split(', ');
  return joinLines([nameOfTown(town, language), ...above, localeOf(language).countries.of(country) ?? country]);
}

/** A readable distance, for example "4.4 km". */
export function kilometresText(metres: number, language: Language): string {
  return localeOf(language).kilometres.format(metres / 1000);
}
