import { type Language, languages, supportedLanguage } from '@riderbell/domain/countries/languages.ts';

/** The language of the product for what a caller asked for; null asks for nothing. */
export type LanguageChoice = (asked: string | null) => Language;

/** Those of the deployment come first: "zh" is zh_HK in Hong Kong. */
export function languageChoice(offered: readonly Language[], defaultLanguage: Language): LanguageChoice {
  const known = [...offered, ...languages];
  return (asked) => (asked === null ? defaultLanguage : supportedLanguage(asked, known, defaultLanguage));
}

/** The language without its country: "th" of th_TH. */
export function tongueOf(language: Language): string {
  return language.split('_')[0] ?? language;
}
