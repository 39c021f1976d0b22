import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RequestRefused } from './errors.ts';

export interface LimitParts {
  /** Requests a minute and address; 0 is no limit. */
  requestsPerMinute: number;
  /** Counts for all processes together; null counts in this one. */
  redis: Redis | null;
}

/** Refuses what one address sends too often, and everything while the process cannot keep up. */
export async function addLimits(app: FastifyInstance, { requestsPerMinute, redis }: LimitParts): Promise<void> {
  await app.register(underPressure, {
    // A mean over a second: a machine that is busy with something else for a moment still serves, late.
    maxEventLoopDelay: 5000,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.quiet) throw new RequestRefused({ code: 'server.unavailable' });
    },
  });
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    // Files of the portal come by the dozen with one page and cost next to nothing.
    allowList: (request) => request.routeOptions.config.call === undefined,
    // A Redis that is away must not stop anybody from ordering.
    skipOnError: true,
    nameSpace: 'riderbell-limit-',
    ...(redis ? { redis } : {}),
    errorResponseBuilder: (_, { ttl }) =>
      new RequestRefused({ code: 'request.rate-limited', values: { seconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
}
