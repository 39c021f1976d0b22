import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from './headers.ts';

const pack = promisify(gzip);

/** `/docs`: the description to read and try, served wholly from here (decisions: The calls). */
export async function addDocsPage(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const packed = new Map<string, Buffer>();
    scope.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string') return payload;
      if (String(reply.getHeader('content-type')).startsWith('text/html')) allowItsScript(reply, request.host, payload);
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      const known = packed.get(request.url) ?? (await pack(payload));
      packed.set(request.url, known);
      return known;
    });
    await scope.register(apiReference, {
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
  });
}

/** The page starts itself with one inline script; the policy lets in this one, by its hash. */
function allowItsScript(reply: FastifyReply, host: string, html: string): void {
  const hashes = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
    .flatMap((match) => (match[1]?.trim() ? [match[1]] : []))
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const sources = { tilesUrl: null, apiBase: '', helpCentreUrl: null, analyticsHost: null, scriptHashes: [] };
  const policy = pagePolicy(host, sources).replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
  reply.header('content-security-policy', policy);
}
