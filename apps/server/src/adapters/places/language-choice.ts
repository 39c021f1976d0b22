import { isLanguage, type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { offeredFor } from '@riderbell/domain/countries/preferred-language.ts';

/** Chooses the product's language for a requested one; null if none was requested. */
export type LanguageChoice = (requested: string | null) => Language;

/** Prefers the deployment's languages among several that match: "zh" is zh_HK in Hong Kong. */
export function languageChoice(offered: readonly Language[], defaultLanguage: Language): LanguageChoice {
  return (requested) => {
    if (requested === null) return defaultLanguage;
    if (isLanguage(requested)) return requested;
    return offeredFor(requested, offered) ?? offeredFor(requested, languages) ?? defaultLanguage;
  };
}

/** The language without its country: "th" of th_TH. */
export function baseLanguage(language: Language): string {
  return language.split('_')[0] ?? language;
}
