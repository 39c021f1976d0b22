import { isLanguage, isRightToLeft, type Language } from '@riderbell/domain/countries/languages.ts';
import { isTranslated } from '@riderbell/messages/languages.ts';

/** What `lang` and `Intl` call a language: "th-TH". */
export function languageTag(language: Language): string {
  return language.replace('_', '-');
}

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

/** The name that speakers give their language: "ไทย". */
export function nameOf(language: Language): string {
  const tag = languageTag(language);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The deployment's languages that have texts; English when none has. */
export function offeredLanguages(deployed: readonly string[]): [Language, ...Language[]] {
  const [first, ...others] = deployed.filter(isLanguage).filter(isTranslated);
  return first === undefined ? ['en'] : [first, ...others];
}
