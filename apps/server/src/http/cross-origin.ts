import { serviceBases } from '@riderbell/contract/call.ts';
import type { FastifyInstance } from 'fastify';

/** What the portal sends with a call, and what it reads of an answer besides its body. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
  // Two hours, the longest that every browser keeps it: one question more for each call would be felt.
  'access-control-max-age': '7200',
} as const;
const readable = 'etag, idempotency-replayed, retry-after, x-request-id';

/**
 * Lets the pages of these origins make the calls: the portal of a split deployment is served elsewhere (specification §7,
 * Transport). Exactly these and never any; no cookies, since the credential is a header that only our page knows.
 */
export function shareCalls(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  const bases = [...Object.values(serviceBases), '/ofrep/v1'];
  app.addHook('onRequest', async (request, reply) => {
    if (!bases.some((base) => request.url.startsWith(`${base}/`))) return undefined;
    // Somebody who keeps answers must not give one origin's to another.
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readable);
    const asked = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    return asked ? reply.code(204).headers(preflight).send() : undefined;
  });
}
