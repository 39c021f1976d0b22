import type { Language } from '@riderbell/domain/countries/languages.ts';
import { directionOf, languageTag } from './language.ts';

/** Brings the letters of a language's script; Latin is always there. `ui/styles/document.css` says which face it is. */
async function loadFont(language: Language): Promise<void> {
  if (language === 'th_TH') await import('@fontsource-variable/noto-sans-thai/wght.css');
  if (language === 'ar') await import('@fontsource-variable/noto-sans-arabic/wght.css');
}

/**
 * Announces the fonts of these languages: the browser fetches one when a letter of it is on the page. People and streets are named
 * in any language of the deployment, whichever the page is in.
 */
export function announceFonts(languages: readonly Language[]): void {
  // A font that cannot be had leaves the system's in its place.
  for (const language of languages) loadFont(language).catch(() => undefined);
}

/** Tells the page its language and direction and fetches the font of the script; the text shows before the font is there. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = directionOf(language);
  announceFonts([language]);
}
