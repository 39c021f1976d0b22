import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceBases } from '@riderbell/contract/call.ts';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { languageTag, offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../settings/brands/brand.ts';
import { deployedBrand } from './brand-addresses.ts';
import { brandHead } from './brand-head.ts';
import { brandOfRequest } from './brand-of-request.ts';
import { answerUnknown } from './build-app.ts';
import { pagePolicy, type PageSources } from './headers.ts';
import { sendCompressed } from './compressed-text.ts';
import type { OriginOf } from './page-origin.ts';
import { readTemplate } from './page-template.ts';
import { decoded } from './plain-text.ts';
import { PortalPages } from './portal-pages.ts';
import type { FlagAnswers, PublicPages } from './ports.ts';
import { addSearchFiles } from './search-files.ts';
import { addStaticFiles } from './static-files.ts';

export interface PortalParts {
  /** The folder of the built files; without them the server only has the calls. */
  folder: string;
  /** Without its brand, which each visitor of the demo can choose. */
  deployment: Omit<Deployment, 'brand' | 'flags'>;
  /** The current flags. */
  flags: Pick<FlagAnswers, 'now'>;
  tilesUrl: string | null;
  brand: Brand;
  /** The brands that a visitor can choose; none outside the demo. */
  choice: readonly Brand[];
  /** null: the scripts render every page. */
  pages: PublicPages | null;
  originOf: OriginOf;
}

interface AnswerPage {
  /** Whether the path leads to a page other than the one for unknown paths. */
  exists(path: string): boolean;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves the portal's files at `/`, and its page for every other path (specification §7). */
export async function addPortal(app: FastifyInstance, parts: PortalParts): Promise<void> {
  const page = await pageAnswers(app, parts);
  let isServed = (_path: string): boolean => false;
  if (page !== null) {
    const hasFile = await addStaticFiles(app, parts.folder);
    app.get('/', { schema: { hide: true } }, page.answer);
    app.get('/index.html', { schema: { hide: true } }, async (_, reply) => reply.redirect('/', 308));
    isServed = (path) => hasFile(decoded(path)) || page.exists(path);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (page !== null && reads && isPagePath(path, request.headers.accept)) return page.answer(request, reply);
    if (page === null && request.method === 'GET' && path === '/') return answerUnbuilt(reply);
    return answerUnknown(request, reply, isServed(path) ? ['GET', 'HEAD'] : app.routeList.methodsOf(path));
  });
}

/** Paths for programs only. */
const forPrograms = [...Object.values(serviceBases), '/ofrep', '/live', '/map', '/brands'];
/** Paths that mostly have files. */
const forFiles = ['/assets', '/docs', '/simulated', '/dev', '/.well-known'];

/** Whether a person may have opened the path in a browser: neither a call nor a file, or a file that is requested like a page. */
function isPagePath(path: string, accept = ''): boolean {
  const below = (base: string): boolean => path === base || path.startsWith(`${base}/`);
  if (forPrograms.some(below)) return false;
  return accept.includes('text/html') || !(forFiles.some(below) || /\.\w{1,10}$/.test(path));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Returns the function that answers pages; null if the portal was not built. */
async function pageAnswers(app: FastifyInstance, parts: PortalParts): Promise<AnswerPage | null> {
  const path = join(parts.folder, 'index.html');
  if (!existsSync(path)) return null;
  const template = readTemplate(await readFile(path, 'utf8'));
  const portal = new PortalPages(template, parts.pages);
  const deployments = new Map(
    [parts.brand, ...parts.choice].map((worn) => [worn, { ...parts.deployment, brand: deployedBrand(worn) }]),
  );
  const worn = (brand: Brand): Deployment => {
    const fixed = deployments.get(brand) ?? { ...parts.deployment, brand: deployedBrand(brand) };
    return { ...fixed, flags: parts.flags.now() };
  };
  const { originOf } = parts;
  addSearchFiles(app, {
    listed: parts.pages && { paths: parts.pages.listedPaths, languages: offeredLanguages(parts.deployment.languages) },
    originOf,
  });
  const sources = { ...sourcesOf(parts), scriptHashes: template.scriptHashes };
  const answer: AnswerPage['answer'] = async (request, reply) => {
    const brand = brandOfRequest(request.headers.cookie, parts.brand, parts.choice);
    const deployment = worn(brand);
    const origin = originOf(request);
    const head = brandHead(brand, { origin, preview: brand !== parts.brand });
    const found = await portal.answer(request, { path: pathOf(request), deployment, origin, head });
    // Search engines must not list it.
    if (!found.listed) reply.header('x-robots-tag', 'noindex');
    // Not even to this origin, because the address would be logged.
    if (found.secret) reply.header('referrer-policy', 'no-referrer');
    reply
      .code(found.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      // An address has several pages: cookies contain the language and the chosen brand.
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('content-language', languageTag(found.language))
      .header('content-security-policy', pagePolicy(request.host, sources));
    if (found.status === 503) reply.header('retry-after', '60');
    return sendCompressed(request, reply, found.text);
  };
  return { answer, exists: (path) => portal.exists(path, worn(parts.brand)) };
}

function sourcesOf({ tilesUrl, deployment }: PortalParts): Omit<PageSources, 'scriptHashes'> {
  return {
    tilesUrl,
    apiBase: deployment.api_base,
    helpCentreUrl: deployment.help_centre_url,
    analyticsHost: deployment.analytics?.host ?? null,
  };
}

function answerUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The portal has not been built yet. Run: npm run build\nThe calls are described at /docs.\n');
}
