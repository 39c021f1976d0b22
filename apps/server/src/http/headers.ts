import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The headers of every answer. They are constant, because computing them for each request takes nearly as long as the request itself.
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

/** The origins that a page may use in addition to its own. */
export interface PageSources {
  /** The URL of map tiles; null for this origin. */
  tilesUrl: string | null;
  /** The origin of the calls and the live channel; empty for this origin. */
  apiBase: string;
  /** The URL of the help centre, which the page calls and shows in a frame; a path for this origin, null for none. */
  helpCentreUrl: string | null;
  /** The origin that receives analytics events; null for none. */
  analyticsHost: string | null;
  /** The hashes of the inline scripts: SHA-256 in base64. */
  scriptHashes: readonly string[];
}

/**
 * The content security policy of a page. It allows scripts from files of this origin and the build's inline scripts by their hash. The
 * live channel is named with its scheme, because not every browser includes it in 'self'.
 * @param host the `Host` of the request
 */
export function pagePolicy(host: string, sources: PageSources): string {
  const { tilesUrl, apiBase, helpCentreUrl, analyticsHost, scriptHashes } = sources;
  const tiles = tilesUrl === null ? null : (URL.parse(tilesUrl.replaceAll(/[{}]/g, ''))?.origin ?? null);
  const elsewhere = tiles === null ? '' : ` ${tiles}`;
  // A malformed host must not be able to change the policy.
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

/** Whether a `Host` is a plain name or address with a port, which is safe in a header and in the page. */
export function isPlainHost(host: string): boolean {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host);
}
