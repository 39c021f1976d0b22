import { isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

/**
 * How numbers, dates and times are written: Gregorian years also in Thai, and Latin digits also in Arabic, as on the
 * merchants' receipts and phones. English follows British habits: a 24-hour clock and the day before the month.
 */
export function formatLocale(language: Language): string {
  const tag = language === 'en' ? 'en-GB' : languageTag(language);
  return `${tag}-u-ca-gregory-nu-latn`;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}
