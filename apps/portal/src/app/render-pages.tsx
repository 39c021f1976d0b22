import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { build, fontStyles, fonts, screenStyles } from 'virtual:page-files';
import { flags, startFlags } from '../platform/flags/flags.ts';
import { scriptFonts } from '../platform/i18n/document-language.ts';
import { offeredLanguages } from '../platform/i18n/language.ts';
import { pageAt, pageOf, type PublicName } from './page-at.ts';
import { isRecipientPage, languagesAt } from './page-languages.ts';
import { type RouteName, routePatterns } from './paths.ts';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';

/**
 * The server's own build of the portal: it makes the public pages as text, so that they can be read and painted before a script has
 * come. What it offers is the port `PublicPages` of the server's `http`.
 */
export { build };

/** The languages that pages can be rendered in, of those that a deployment offers. */
export function languagesOf({ languages }: Pick<Deployment, 'languages'>): readonly [Language, ...Language[]] {
  return offeredLanguages(languages);
}

/** What is at an address; see `PageAt`. */
export function find(path: string, deployment: Deployment) {
  startFlags(deployment.flags);
  const { status, page } = pageAt(path, flags.isOn);
  return {
    status,
    page,
    listed: page !== null && pageOf(page.name)?.listed === true,
    languages: languagesAt(path, deployment.languages),
    secret: isRecipientPage(path),
  };
}

/** The addresses that search engines are told of. */
export const listedPaths: readonly string[] = (Object.keys(publicPages) as RouteName[])
  .filter((name) => publicPages[name]?.listed)
  .map((name) => routePatterns[name]);

/** See `renderPage`; with the files that the page needs to be painted. */
export async function render(page: { name: PublicName; path: string }, language: Language, deployment: Deployment) {
  startFlags(deployment.flags);
  const rendered = await renderPage(page, language, deployment);
  if (rendered === null || rendered.body === null) return rendered && { ...rendered, styles: [], fonts: [] };
  const screen = pageOf(page.name)?.screen ?? '';
  const font = scriptFonts[language];
  return {
    ...rendered,
    styles: [...(screenStyles[screen] ?? []), ...(font ? (fontStyles[font] ?? []) : [])],
    fonts: [...(fonts['manrope'] ?? []), ...(font ? (fonts[font] ?? []) : [])],
  };
}
