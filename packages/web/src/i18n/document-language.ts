import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { directionOf } from './language.ts';
import { announceFont } from './script-fonts.ts';

/** Tells the page its language and direction and fetches the font of the script; the text shows before the font is there. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = languageTag(language);
  document.documentElement.dir = directionOf(language);
  announceFont(language);
}
