import type { Language } from '@riderbell/domain/countries/languages.ts';
import { directionOf, languageTag } from './language.ts';

/**
 * Announces the fonts of the languages' scripts; Latin is always there. People and streets are named in any of the languages,
 * whichever the page is in; the browser fetches a font when a letter of it is on the page, and shows the text before.
 */
export function announceFonts(languages: readonly Language[]): void {
  const fonts = [
    languages.includes('th_TH') && import('@fontsource-variable/noto-sans-thai/wght.css'),
    languages.includes('ar') && import('@fontsource-variable/noto-sans-arabic/wght.css'),
  ];
  // A font that cannot be had leaves the system's in its place.
  Promise.all(fonts).catch(() => undefined);
}

/** Tells the page its language and direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = directionOf(language);
}
