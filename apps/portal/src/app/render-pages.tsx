import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { build, fontStyles, fonts, screenStyles } from 'virtual:page-files';
import { flags, setFlags } from '@riderbell/web/flags/flags.ts';
import { firstPaintFonts } from '@riderbell/web/i18n/script-fonts.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { pageAt, pageOf, type PublicName } from './page-at.ts';
import { isRecipientPage, languagesAt } from './page-languages.ts';
import { type RouteName, routePatterns } from '../platform/paths.ts';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { renderingTexts } from './rendering-texts.ts';

/**
 * The server's build of the portal. It renders the public pages to HTML, so that they can be read and painted before any script
 * has loaded. It implements the port `PublicPages` of the server's `http`.
 */
export { build };

/** Finds the page at an address; see `PageAt`. */
export function find(path: string, deployment: Deployment) {
  setFlags(deployment.flags);
  const { status, page } = pageAt(path, flags.isOn);
  return {
    status,
    page,
    listed: page !== null && pageOf(page.name)?.listed === true,
    languages: languagesAt(path, deployment.languages),
    secret: isRecipientPage(path),
  };
}

/** The addresses in the sitemap for search engines. */
export const listedPaths: readonly string[] = (Object.keys(publicPages) as RouteName[])
  .filter((name) => publicPages[name]?.listed)
  .map((name) => routePatterns[name]);

/** The texts of the page that show without scripts, by their placeholders in `index.html`. */
export async function textsWithoutScripts(language: Language, { brand }: Pick<Deployment, 'brand'>) {
  const texts = createTexts(language, renderingTexts());
  await texts.load(['common']);
  const t = texts.of('common');
  return Object.fromEntries(
    (['load-failure', 'close-and-reload', 'no-script'] as const).map((key) => [key, t(key, { brand: brand.name })]),
  );
}

const reportedFiles = new Set<string>();

/**
 * Renders a page (see `renderPage`) and lists the files that its first paint needs.
 * @param onFault called once for each faulty text file
 */
export async function render(
  page: { name: PublicName; path: string },
  language: Language,
  deployment: Deployment,
  onFault: (why: string, error: unknown) => void,
) {
  setFlags(deployment.flags);
  const rendered = await renderPage(page, language, deployment, (file, why) => {
    if (!reportedFiles.has(file)) onFault(`the texts of ${file} are faulty: English is shown instead`, why);
    reportedFiles.add(file);
  });
  if (rendered === null || rendered.body === null) return rendered && { ...rendered, styles: [], fonts: [] };
  const screen = pageOf(page.name)?.screen ?? '';
  const { files, faces } = firstPaintFonts(language);
  return {
    ...rendered,
    styles: [...(screenStyles[screen] ?? []), ...(faces ? (fontStyles[faces] ?? []) : [])],
    fonts: files.flatMap((file) => fonts[file] ?? []),
  };
}
