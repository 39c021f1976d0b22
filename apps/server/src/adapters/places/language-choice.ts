import { isLanguage, type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { offeredFor } from '@riderbell/domain/countries/wished-language.ts';

/** Chooses the product's language for a requested one; null if none was requested. */
export type LanguageChoice = (asked: string | null) => Language;

/** Prefers the deployment's languages among several that match: "zh" is zh_HK in Hong Kong. */
export function languageChoice(offered: readonly Language[], defaultLanguage: Language): LanguageChoice {
  return (asked) => {
    if (asked === null) return defaultLanguage;
    if (isLanguage(asked)) return asked;
    return offeredFor(asked, offered) ?? offeredFor(asked, languages) ?? defaultLanguage;
  };
}

/** The language without its country: "th" of th_TH. */
export function baseLanguage(language: Language): string {
  return language.split('_')[0] ?? language;
}
