import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { flags } from '@riderbell/web/flags/flags.ts';
import { countryName } from '@riderbell/web/i18n/country-name.ts';
import { formatSample } from '@riderbell/web/i18n/format-sample.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import fallbackFonts from '@riderbell/ui/styles/fallback-fonts.css?inline';
import { brandView } from './brand/brand-view.tsx';
import { createGuards } from './guards/guards.ts';
import { PageNotFound } from './guards/page-not-found.ts';
import { pageOf, type PublicName } from './page-at.ts';
import type { PublicText } from './public-pages.ts';
import { routeAccess } from '../platform/paths.ts';
import { renderingTexts } from './rendering-texts.ts';
import { createRoutes } from './routes.tsx';
import { WholePortal } from './whole-portal.tsx';

/** Plain texts, except for `head` and `body`, which are HTML. */
interface RenderedPage extends RenderedParts {
  description: string;
  /** Whether the scripts redirect a signed-in visitor elsewhere. */
  publicOnly: boolean;
  /** See `formatSample`. */
  formats: string;
}

interface RenderedParts {
  title: string;
  /** Tags of the page for the head. */
  head: string;
  /** The content of `#root`; null if the scripts render it. */
  body: string | null;
}

/**
 * Renders a public page for a signed-out visitor.
 * @param onFault called for each text file that is unusable or incomplete; English is the fallback
 * @returns null if it is not a public page, or its guard redirects
 * @throws if the page cannot be rendered
 */
export async function renderPage(
  { name, path }: { name: PublicName; path: string },
  language: Language,
  deployment: Deployment,
  onFault?: (file: string, why: unknown) => void,
): Promise<RenderedPage | null> {
  const page = pageOf(name);
  if (page === undefined) return null;
  const brand = brandView(deployment.brand);
  const reportMissing = (file: string) => onFault?.(file, new Error('A text is missing'));
  const texts = createTexts(language, renderingTexts(reportMissing), { onFault });
  const values = {
    brand: brand.name,
    service: brand.serviceLabel,
    country: countryName(language, deployment.country).inSentence,
  };
  const translate = async ({ area, key }: PublicText) => {
    await texts.load([area]);
    return texts.i18n.t(key, { ns: area, ...values });
  };
  const rendered =
    page.title === undefined
      ? await renderParts(path, { texts, deployment, brand })
      : { title: `${await translate(page.title)} · ${brand.name}`, head: '', body: null };
  return (
    rendered && {
      ...rendered,
      description: await translate(page.description),
      publicOnly: name !== 'notFound' && routeAccess[name] === 'public-only',
      formats: formatSample(language, deployment),
    }
  );
}

/** Renders the page at `path` with React; null if its guard redirects. */
async function renderParts(
  path: string,
  parts: Omit<ComponentProps<typeof WholePortal>, 'children'>,
): Promise<RenderedParts | null> {
  const guards = createGuards({
    session: { ensure: async () => null, mode: () => 'CLASSIC', guest: { ensure: async () => null } },
    flags,
    isConfirmationLink: () => false,
    isSharedDevice: () => false,
    loadWordingFor: async () => undefined,
    tab: { read: () => null, write: () => undefined, remove: () => undefined },
  });
  const { query, dataRoutes } = createStaticHandler(createRoutes(parts.texts, guards));
  const [view] = await Promise.all([query(new Request(new URL(path, anyOrigin))), parts.texts.load(['common'])]);
  if (view instanceof Response) return null;
  for (const error of Object.values(view.errors ?? {})) if (!(error instanceof PageNotFound)) throw error;
  // In one chunk, because React would move later chunks into place with inline scripts.
  const { prelude } = await prerender(
    <WholePortal {...parts}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, view)} context={view} hydrate={false} />
    </WholePortal>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return splitHead(await new Response(prelude).text());
}

/** A rendered page does not depend on its origin. */
const anyOrigin = 'http://portal.invalid';

/** Separates the head from the body: React writes the tags of the head first. */
function splitHead(html: string): RenderedParts {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  const titles = /<title>([^<]*)<\/title>/;
  return {
    title: unescaped(titles.exec(head)?.[1] ?? ''),
    head: `<style>${fallbackFonts}</style>${head.replace(titles, '')}`,
    body: html.slice(head.length),
  };
}

/** The characters that React escapes in text. */
const escapedCharacters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => escapedCharacters[name] ?? '');
}
