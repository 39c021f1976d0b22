import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { serviceBases } from '@riderbell/contract/call.ts';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isLanguage, isRightToLeft } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownPath } from './build-app.ts';
import { pagePolicy } from './headers.ts';

export interface PortalParts {
  /** The built files; the server also runs without them, for the calls alone. */
  folder: string;
  deployment: Deployment;
  tilesUrl: string | null;
}

/** The portal's files at `/`, and its page for every path that is nothing else (decisions: The calls). */
export async function addPortal(app: FastifyInstance, parts: PortalParts): Promise<void> {
  const page = await pageWith(parts);
  if (page !== null) {
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
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, page, parts);
    for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, sendPage);
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (page !== null && isPagePath(request)) return answerPage(request, reply, page, parts);
    if (page === null && request.method === 'GET' && pathOf(request) === '/') return answerUnbuilt(reply);
    const answer = unknownPath(request.id);
    return reply.code(answer.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
  });
}

/** Whether somebody may have typed it into a browser: neither a call nor a file. */
function isPagePath(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const ours = [...Object.values(serviceBases), '/live', '/map', '/assets', '/docs'];
  if (ours.some((base) => path === base || path.startsWith(`${base}/`))) return false;
  return (request.method === 'GET' || request.method === 'HEAD') && !/\.\w{1,10}$/.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function answerPage(request: FastifyRequest, reply: FastifyReply, page: string, parts: PortalParts): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy(request.host, parts.tilesUrl))
    .send(page);
}

function answerUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The portal has not been built yet. Run: npm run build\nThe calls are described at /docs.\n');
}

/** The built page with the deployment inside it; null when the portal was not built. */
async function pageWith({ folder, deployment }: PortalParts): Promise<string | null> {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return null;
  const html = await readFile(path, 'utf8');
  // `<` could end the element; in JSON it may be written this way too.
  const json = JSON.stringify(deployment).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="deployment">${json}</script>`;
  const language = deployment.default_language;
  const direction = isLanguage(language) && isRightToLeft(language) ? 'rtl' : 'ltr';
  const placed = /<script[^>]*\bid="deployment"[^>]*>[^]*?<\/script>/;
  const filled = placed.test(html)
    ? html.replace(placed, () => element)
    : html.replace('</head>', () => `${element}</head>`);
  return filled.replace(/<html\b[^>]*>/, () => `<html lang="${language.replaceAll('_', '-')}" dir="${direction}">`);
}
