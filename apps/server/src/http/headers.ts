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

/** What a page may reach besides its own origin. */
export interface PageSources {
  /** Where map tiles come from; null is this origin. */
  tilesUrl: string | null;
  /** Where the calls and the live channel are; empty is this origin. */
  apiBase: string;
  /** Where the help centre is asked, and whose page may stand in a frame; a path is this origin, null is nowhere. */
  helpCentreUrl: string | null;
  /** The origin that events of use go to; null is nowhere. */
  analyticsHost: string | null;
  /** The scripts that stand in the page: SHA-256 in base64. */
  scriptHashes: readonly string[];
}

/**
 * The policy of a page: scripts only from files of this origin, and inline only what the build itself has put there, by its hash;
 * the live channel named by its scheme, because not every browser lets 'self' include it.
 * @param host the `Host` of the request
 */
export function pagePolicy(host: string, sources: PageSources): string {
  const { tilesUrl, apiBase, helpCentreUrl, analyticsHost, scriptHashes } = sources;
  const tiles = tilesUrl === null ? null : (URL.parse(tilesUrl.replaceAll(/[{}]/g, ''))?.origin ?? null);
  const elsewhere = tiles === null ? '' : ` ${tiles}`;
  // A host that is not plainly one must not be able to write into the policy.
  const ownLive = isPlainHost(host) ? ` ws://${host} wss://${host}` : '';
  const calls = apiBase === '' ? '' : ` ${apiBase} ${apiBase.replace(/^http/, 'ws')}`;
  const help = helpCentreUrl === null ? '' : (URL.parse(helpCentreUrl)?.origin ?? "'self'");
  const services = [help, analyticsHost ?? ''].filter((origin) => origin.startsWith('http'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self'${ownLive}${calls}${elsewhere}${services.map((origin) => ` ${origin}`).join('')}`,
    `frame-src ${help === '' ? "'none'" : help}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Whether a `Host` is only a name or an address with a port, which may be written into a header or the page. */
export function isPlainHost(host: string): boolean {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host);
}
