/** The languages that are translated so far; any other falls back to the default (specification §1). */
export const translatedLanguages = ['en', 'th_TH', 'ar'] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

export function isTranslated(language: string): language is TranslatedLanguage {
  return translatedLanguages.some((translated) => translated === language);
}
