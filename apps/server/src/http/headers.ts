import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What every answer carries. One constant in one hook: computing the same headers per request costs nearly as much as the
 * request itself.
 */
const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(fixedHeaders);
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}

/**
 * The policy of a page: scripts only from files of this origin, never inline; the live channel named by its scheme,
 * because not every browser lets 'self' include it.
 * @param host the `Host` of the request; @param tilesUrl where map tiles come from besides this origin
 */
export function pagePolicy(host: string, tilesUrl: string | null): string {
  const tiles = tilesUrl === null ? null : (URL.parse(tilesUrl.replaceAll(/[{}]/g, ''))?.origin ?? null);
  const elsewhere = tiles === null ? '' : ` ${tiles}`;
  // A host that is not plainly one must not be able to write into the policy.
  const live = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self'${live}${elsewhere}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
