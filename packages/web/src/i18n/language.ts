import { isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

/**
 * The locale for numbers, dates and times: Gregorian years even in Thai, and Latin digits even in Arabic, as on the
 * merchants' receipts and phones. English is British: a 24-hour clock, and the day before the month.
 */
export function formatLocale(language: Language): string {
  const tag = language === 'en' ? 'en-GB' : languageTag(language);
  return `${tag}-u-ca-gregory-nu-latn`;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}
