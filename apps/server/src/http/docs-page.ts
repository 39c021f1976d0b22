import { createHash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import { pagePolicy } from './headers.ts';
import { compressText, type CompressedText, sendCompressed } from './compressed-text.ts';

const scriptPath = '/docs/js/scalar.js';

/**
 * Serves `/docs`, the API description with a client, completely from this server (specification §7). Its two files are compressed once,
 * with the first request, for all spellings of the address.
 */
export function addDocsPage(app: FastifyInstance): void {
  let files: ReturnType<typeof readFiles> | null = null;
  const packed = (): ReturnType<typeof readFiles> => (files ??= readFiles());
  const options = { schema: { hide: true }, config: { limit: 'call' } } as const;
  app.get('/docs', options, async (_, reply) => reply.redirect('/docs/', 301));
  app.get('/docs/', options, async (request, reply) => {
    const { page, scriptHashes } = await packed();
    const sources = { tilesUrl: null, apiBase: '', helpCentreUrl: null, analyticsHost: null, scriptHashes };
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy(request.host, sources));
    return sendCompressed(request, reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding'), page);
  });
  app.get(scriptPath, options, async (request, reply) => {
    const { script } = await packed();
    reply.type('application/javascript; charset=utf-8');
    return sendCompressed(request, reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding'), script);
  });
}

/** Reads the files that the package serves. The page has an inline script, which the policy allows by its hash. */
async function readFiles(): Promise<{ page: CompressedText; script: CompressedText; scriptHashes: readonly string[] }> {
  const source = Fastify();
  await source.register(apiReference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Riderbell API',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  const [page, script] = [await source.inject('/docs/'), await source.inject(scriptPath)];
  await source.close();
  const inline = [...page.body.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].flatMap(([, text]) =>
    text?.trim() ? [text] : [],
  );
  const scriptHashes = inline.map((text) => createHash('sha256').update(text).digest('base64'));
  return { page: await compressText(page.body), script: await compressText(script.body), scriptHashes };
}
