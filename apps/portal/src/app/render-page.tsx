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
import { NotFound } from './guards/not-found.ts';
import { pageOf, type PublicName } from './page-at.ts';
import type { PublicText } from './public-pages.ts';
import { routeAccess } from '../platform/paths.ts';
import { renderingTexts } from './rendering-texts.ts';
import { createRoutes } from './routes.tsx';
import { WholePortal } from './whole-portal.tsx';

/** As text, but for `head` and `body`. */
interface RenderedPage extends Drawn {
  description: string;
  /** Whether somebody who is signed in is sent elsewhere as soon as the scripts are there. */
  publicOnly: boolean;
  /** See `formatSample`. */
  formats: string;
}

interface Drawn {
  title: string;
  /** Tags that the page itself wants in the head. */
  head: string;
  /** What stands in `#root`; null where the scripts make it. */
  body: string | null;
}

/**
 * Makes a public page for somebody who is not signed in.
 * @param onFault called for each file of texts that is unusable or incomplete; English is used in its place
 * @returns null when it has no place among the public pages, or its guard leads elsewhere
 * @throws when the page cannot be rendered
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
  const lacks = (file: string) => onFault?.(file, new Error('A text is missing'));
  const texts = createTexts(language, renderingTexts(lacks), { onFault });
  const values = {
    brand: brand.name,
    service: brand.serviceLabel,
    country: countryName(language, deployment.country).inSentence,
  };
  const words = async ({ area, key }: PublicText) => {
    await texts.load([area]);
    return texts.i18n.t(key, { ns: area, ...values });
  };
  const drawn =
    page.title === undefined
      ? await draw(path, { texts, deployment, brand })
      : { title: `${await words(page.title)} · ${brand.name}`, head: '', body: null };
  return (
    drawn && {
      ...drawn,
      description: await words(page.description),
      publicOnly: name !== 'notFound' && routeAccess[name] === 'public-only',
      formats: formatSample(language, deployment),
    }
  );
}

/** The page at `path` as React writes it; null when its guard leads elsewhere. */
async function draw(path: string, parts: Omit<ComponentProps<typeof WholePortal>, 'children'>): Promise<Drawn | null> {
  const guards = createGuards({
    session: { ensure: async () => null, mode: () => 'CLASSIC', guest: { ensure: async () => null } },
    flags,
    confirming: () => false,
    speakTo: async () => undefined,
    tab: { read: () => null, write: () => undefined, remove: () => undefined },
  });
  const { query, dataRoutes } = createStaticHandler(createRoutes(parts.texts, guards));
  const [view] = await Promise.all([query(new Request(new URL(path, anyOrigin))), parts.texts.load(['common'])]);
  if (view instanceof Response) return null;
  for (const error of Object.values(view.errors ?? {})) if (!(error instanceof NotFound)) throw error;
  // In one piece: what React would send later, it would put in its place with a script inside the page.
  const { prelude } = await prerender(
    <WholePortal {...parts}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, view)} context={view} hydrate={false} />
    </WholePortal>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return parted(await new Response(prelude).text());
}

/** A page says nothing of where it is served. */
const anyOrigin = 'http://portal.invalid';

/** React writes what belongs in the head before everything else. */
function parted(html: string): Drawn {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  const titles = /<title>([^<]*)<\/title>/;
  return {
    title: unescaped(titles.exec(head)?.[1] ?? ''),
    head: `<style>${fallbackFonts}</style>${head.replace(titles, '')}`,
    body: html.slice(head.length),
  };
}

/** The signs that React escapes in text. */
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');
}
