import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { serviceBases } from '@riderbell/contract/call.ts';
import type { FastifyInstance } from 'fastify';

/** What the portal sends with a call, and which headers of an answer it reads. */
const shared: FastifyCorsOptions = {
  methods: 'GET, POST, PUT',
  allowedHeaders: 'authorization, content-type, idempotency-key, if-none-match',
  exposedHeaders: 'etag, idempotency-replayed, retry-after, x-request-id',
  // Two hours, the longest that every browser accepts: one more request for each call would be felt.
  maxAge: 7200,
};
const notShared: FastifyCorsOptions = { origin: false };

/**
 * Lets the pages of these origins make the calls: the portal of a split deployment is served elsewhere (specification §7,
 * Transport). Exactly these and never any; no cookies, since the credential is a header that only our page knows.
 */
export async function shareCalls(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const bases = [...Object.values(serviceBases), '/ofrep/v1'];
  await app.register(cors, {
    delegator: ({ url, headers }, done) => {
      const { origin = '' } = headers;
      const isShared = origins.includes(origin) && bases.some((base) => url.startsWith(`${base}/`));
      // An OPTIONS request that asks for nothing is a wrong method, like any other.
      const preflight = headers['access-control-request-method'] !== undefined;
      done(null, isShared ? { ...shared, origin, preflight } : notShared);
    },
  });
}
