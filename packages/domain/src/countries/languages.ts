/** The languages of the product (specification §1). */
export const languages = [
  'en',
  'th_TH',
  'ar',
  'zh_CN',
  'zh_HK',
  'zh_TW',
  'ms',
  'fil',
  'ur',
  'bn',
  'my',
  'km',
  'lo',
  'sv',
  'hu',
  'ja',
  'nb',
  'fi',
  'de',
  'cs',
  'el',
  'da',
  'pl',
  'sr',
  'ro',
  'kk',
  'ru',
  'it',
  'tr',
] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);
const rightToLeft: ReadonlySet<Language> = new Set<Language>(['ar', 'ur']);

export function isLanguage(text: string): text is Language {
  return known.has(text);
}

/** The language tag for HTML, HTTP and `Intl`: "th-TH". Our Serbian is in Latin script (decision 041). */
export function languageTag(language: Language): string {
  return language === 'sr' ? 'sr-Latn' : language.replace('_', '-');
}

/** Whether the language is written from right to left (specification §1). */
export function isRightToLeft(language: Language): boolean {
  return rightToLeft.has(language);
}

/** The languages of a deployment; English when none of them is supported. */
export function offeredLanguages(deployed: readonly string[]): [Language, ...Language[]] {
  const [first, ...others] = deployed.filter(isLanguage);
  return first === undefined ? ['en'] : [first, ...others];
}
