import type { Deployment } from '@riderbell/contract/deployment.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { offeredFor, startLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import { chosenLanguage, storeLanguage } from '@riderbell/web/i18n/chosen-language.ts';
import { applyLanguage } from '@riderbell/web/i18n/document-language.ts';
import { languagesAt } from './page-languages.ts';

/** The query parameter for the language, which search engines list for each language. */
const languageParameter = 'lang';

/** The language in which the server rendered the page; in development, where it does not render, the browser's preferred language. */
export function languageOfVisit({ languages, default_language: fallback }: Deployment): Language {
  const offered = languagesAt(window.location.pathname, languages);
  const preferences = [document.documentElement.lang || chosenLanguage(document.cookie) || navigator.languages[0]];
  const language = startLanguage(offered, fallback, preferences);
  const address = new URL(window.location.href);
  const [requested, ...others] = address.searchParams.getAll(languageParameter);
  if (requested !== undefined) {
    // A visitor who opened an address in a language keeps it until another choice. A language that is not offered here is ignored.
    if (others.length === 0 && offeredFor(requested, offered) === language) storeLanguage(language);
    address.searchParams.delete(languageParameter);
    window.history.replaceState(window.history.state, '', address);
  }
  return language;
}

/** Applies a changed language to the page and stores it for the next visit. */
export function showLanguage(language: Language): void {
  if (document.documentElement.lang === languageTag(language)) return;
  storeLanguage(language);
  applyLanguage(language);
}
