import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { directionOf } from './language.ts';
import { registerFont } from './script-fonts.ts';

/** Sets the page's language and direction and registers the font of its script; the text shows before the font has loaded. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = directionOf(language);
  registerFont(language);
}
