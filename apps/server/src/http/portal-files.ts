import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { serviceBases } from '@riderbell/contract/call.ts';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { languageTag, offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../settings/brands/brand.ts';
import { deployedBrand } from './brand-addresses.ts';
import { brandHead } from './brand-head.ts';
import { brandOfRequest } from './brand-of-request.ts';
import { unknownPath } from './build-app.ts';
import { isPlainHost, pagePolicy, type PageSources } from './headers.ts';
import { sendPacked } from './packed-text.ts';
import { readTemplate } from './page-template.ts';
import { PortalPages } from './portal-pages.ts';
import type { FlagAnswers, PublicPages } from './ports.ts';
import { addSearchFiles } from './search-files.ts';

export interface PortalParts {
  /** The built files; the server also runs without them, for the calls alone. */
  folder: string;
  /** Without its brand, which may be another for each visitor of the demo. */
  deployment: Omit<Deployment, 'brand' | 'flags'>;
  /** The flags as the page tells them: those of this moment. */
  flags: Pick<FlagAnswers, 'now'>;
  tilesUrl: string | null;
  brand: Brand;
  /** The brands that a visitor may try on: none outside of the demo. */
  choice: readonly Brand[];
  /** null: every page is left to the scripts. */
  pages: PublicPages | null;
  /** Where people reach the portal; null is where each request says that it was sent to. */
  publicUrl: string | null;
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The portal's files at `/`, and its page for every path that is nothing else (decisions: The calls). */
export async function addPortal(app: FastifyInstance, parts: PortalParts): Promise<void> {
  const answerPage = await pageAnswers(app, parts);
  if (answerPage !== null) {
    await app.register(fastifyStatic, {
      root: parts.folder,
      index: false,
      preCompressed: true,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The build names what stands in assets/ by its content.
        const hashed = path.startsWith(join(parts.folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, answerPage);
    app.get('/index.html', { schema: { hide: true } }, async (_, reply) => reply.redirect('/', 308));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (answerPage !== null && isPagePath(request)) return answerPage(request, reply);
    if (answerPage === null && request.method === 'GET' && pathOf(request) === '/') return answerUnbuilt(reply);
    const answer = unknownPath(request.id);
    return reply.code(answer.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
  });
}

/** Whether somebody may have typed it into a browser: neither a call nor a file. */
function isPagePath(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const ours = [...Object.values(serviceBases), '/ofrep', '/live', '/map', '/brands', '/assets', '/docs', '/simulated'];
  if (ours.some((base) => path === base || path.startsWith(`${base}/`))) return false;
  return (request.method === 'GET' || request.method === 'HEAD') && !/\.\w{1,10}$/.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** How a page is answered; null when the portal was not built. */
async function pageAnswers(app: FastifyInstance, parts: PortalParts): Promise<AnswerPage | null> {
  const path = join(parts.folder, 'index.html');
  if (!existsSync(path)) return null;
  const template = readTemplate(await readFile(path, 'utf8'));
  const portal = new PortalPages(template, parts.pages);
  const deployments = new Map(
    [parts.brand, ...parts.choice].map((worn) => [worn, { ...parts.deployment, brand: deployedBrand(worn) }]),
  );
  const originOf = (request: FastifyRequest) => parts.publicUrl ?? sentTo(request);
  addSearchFiles(app, {
    listed: parts.pages && { paths: parts.pages.listedPaths, languages: offeredLanguages(parts.deployment.languages) },
    originOf,
  });
  const sources = { ...sourcesOf(parts), scriptHashes: template.scriptHashes };
  return async (request, reply) => {
    const brand = brandOfRequest(request.headers.cookie, parts.brand, parts.choice);
    const worn = deployments.get(brand) ?? { ...parts.deployment, brand: deployedBrand(brand) };
    const deployment = { ...worn, flags: parts.flags.now() };
    const origin = originOf(request);
    const head = brandHead(brand, { origin, preview: brand !== parts.brand });
    const answer = await portal.answer(request, { path: pathOf(request), deployment, origin, head });
    // Whoever may open it has its address; a search engine shall not hand it on.
    if (!answer.listed) reply.header('x-robots-tag', 'noindex');
    // Not even to the other pages of this origin: it would stand in their logs.
    if (answer.secret) reply.header('referrer-policy', 'no-referrer');
    reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      // One address has several pages: the cookies keep the language and the brand that somebody tries on.
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('content-language', languageTag(answer.language))
      .header('content-security-policy', pagePolicy(request.host, sources));
    return sendPacked(request, reply, answer.text);
  };
}

/** null for a host that is not plainly one: it must not be able to write into the page. */
function sentTo(request: FastifyRequest): string | null {
  return isPlainHost(request.host) ? `${request.protocol}://${request.host}` : null;
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
