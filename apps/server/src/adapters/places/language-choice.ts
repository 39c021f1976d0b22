import { isLanguage, type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { offeredFor } from '@riderbell/domain/countries/wished-language.ts';

/** The language of the product for what a caller asked for; null asks for nothing. */
export type LanguageChoice = (asked: string | null) => Language;

/** Of several that meet a wish those of the deployment come first: "zh" is zh_HK in Hong Kong. */
export function languageChoice(offered: readonly Language[], defaultLanguage: Language): LanguageChoice {
  return (asked) => {
    if (asked === null) return defaultLanguage;
    if (isLanguage(asked)) return asked;
    return offeredFor(asked, offered) ?? offeredFor(asked, languages) ?? defaultLanguage;
  };
}

/** The language without its country: "th" of th_TH. */
export function tongueOf(language: Language): string {
  return language.split('_')[0] ?? language;
}
