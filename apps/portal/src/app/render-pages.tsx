import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { build, fontStyles, fonts, screenStyles } from 'virtual:page-files';
import { flags, startFlags } from '@riderbell/web/flags/flags.ts';
import { paintedWith } from '@riderbell/web/i18n/script-fonts.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { pageAt, pageOf, type PublicName } from './page-at.ts';
import { isRecipientPage, languagesAt } from './page-languages.ts';
import { type RouteName, routePatterns } from '../platform/paths.ts';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { renderingTexts } from './rendering-texts.ts';

/**
 * The server's own build of the portal: it makes the public pages as text, so that they can be read and painted before a script has
 * come. What it offers is the port `PublicPages` of the server's `http`.
 */
export { build };

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

/** What the page says where no script of the portal can: the marks of `index.html`, by name. */
export async function bareWords(language: Language, { brand }: Pick<Deployment, 'brand'>) {
  const texts = createTexts(language, renderingTexts());
  await texts.load(['common']);
  const t = texts.of('common');
  return Object.fromEntries(
    (['load-failure', 'close-and-reload', 'no-script'] as const).map((key) => [key, t(key, { brand: brand.name })]),
  );
}

const faults = new Set<string>();

/**
 * See `renderPage`; with the files that the page needs to be painted.
 * @param onFault told once of each file of texts that is faulty
 */
export async function render(
  page: { name: PublicName; path: string },
  language: Language,
  deployment: Deployment,
  onFault: (why: string, error: unknown) => void,
) {
  startFlags(deployment.flags);
  const rendered = await renderPage(page, language, deployment, (file, why) => {
    if (!faults.has(file)) onFault(`the texts of ${file} are faulty: English stands in for them`, why);
    faults.add(file);
  });
  if (rendered === null || rendered.body === null) return rendered && { ...rendered, styles: [], fonts: [] };
  const screen = pageOf(page.name)?.screen ?? '';
  const { letters, faces } = paintedWith(language);
  return {
    ...rendered,
    styles: [...(screenStyles[screen] ?? []), ...(faces ? (fontStyles[faces] ?? []) : [])],
    fonts: letters.flatMap((file) => fonts[file] ?? []),
  };
}
