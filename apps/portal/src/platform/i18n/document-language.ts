import type { Language } from '@riderbell/domain/countries/languages.ts';
import { directionOf, languageTag } from './language.ts';

/** The font of a language's script; Latin is always there. `ui/styles/document.css` says where it stands among the others. */
export const scriptFonts: Readonly<Partial<Record<Language, ScriptFont>>> = {
  th_TH: 'noto-sans-thai',
  ar: 'noto-sans-arabic',
};
type ScriptFont = keyof typeof load;

const load = {
  'noto-sans-thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  'noto-sans-arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
};

async function loadFont(language: Language): Promise<void> {
  const font = scriptFonts[language];
  if (font !== undefined) await load[font]();
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
