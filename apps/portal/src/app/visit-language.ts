import type { Deployment } from '@riderbell/contract/deployment.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { offeredFor, startLanguage } from '@riderbell/domain/countries/wished-language.ts';
import { chosenLanguage, storeLanguage } from '@riderbell/web/i18n/chosen-language.ts';
import { applyLanguage } from '@riderbell/web/i18n/document-language.ts';
import { languagesAt } from './page-languages.ts';

/** An address may say in which language it is to be read: what search engines list for each of them. */
const languageParameter = 'lang';

/** The language that the server has made the page in. In development nobody has, and the browser's own wishes count. */
export function languageOfVisit({ languages, default_language: usual }: Deployment): Language {
  const offered = languagesAt(window.location.pathname, languages);
  const wishes = [document.documentElement.lang || chosenLanguage(document.cookie) || navigator.languages[0]];
  const language = startLanguage(offered, usual, wishes);
  const address = new URL(window.location.href);
  const [asked, ...more] = address.searchParams.getAll(languageParameter);
  if (asked !== undefined) {
    // Who came by an address in a language goes on in it, and is free to choose another; what it was not read in is no choice.
    if (more.length === 0 && offeredFor(asked, offered) === language) storeLanguage(language);
    address.searchParams.delete(languageParameter);
    window.history.replaceState(window.history.state, '', address);
  }
  return language;
}

/** Tells the page and the next visit of the language, once it has changed. */
export function showLanguage(language: Language): void {
  if (document.documentElement.lang === languageTag(language)) return;
  storeLanguage(language);
  applyLanguage(language);
}
