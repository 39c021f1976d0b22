import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { serviceBases } from '@riderbell/contract/call.ts';
import type { FastifyInstance } from 'fastify';

/** The headers that the portal sends with a call, and those of an answer that it reads. */
const shared: FastifyCorsOptions = {
  methods: 'GET, POST, PUT',
  allowedHeaders: 'authorization, content-type, idempotency-key, if-none-match',
  exposedHeaders: 'content-disposition, etag, idempotency-replayed, retry-after, x-request-id',
  // Two hours, the longest that every browser accepts, because an extra request per call would be noticeable.
  maxAge: 7200,
};
const notShared: FastifyCorsOptions = { origin: false };

/**
 * Lets the pages of exactly these origins make the calls: the portal of a split deployment has another origin (specification §7,
 * Transport). Cookies are not allowed, because the credential is a header that only the portal's page knows.
 */
export async function shareCalls(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const bases = [...Object.values(serviceBases), '/ofrep/v1'];
  await app.register(cors, {
    delegator: ({ url, headers }, done) => {
      const { origin = '' } = headers;
      const isShared = origins.includes(origin) && bases.some((base) => url.startsWith(`${base}/`));
      // An OPTIONS request that is no preflight is a wrong method.
      const preflight = headers['access-control-request-method'] !== undefined;
      done(null, isShared ? { ...shared, origin, preflight } : notShared);
    },
  });
}
