import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RequestRefused } from './errors.ts';

export interface LimitParts {
  /** Requests a minute and address; 0 is no limit. */
  requestsPerMinute: number;
  /** Counts for all processes together; null counts in this one. */
  redis: Redis | null;
  /** Refuses every call while the event loop is late by more than this, in milliseconds, on the mean of a second; 0 never does. */
  maxEventLoopDelay: number;
}

/** Refuses what one address sends too often, and every call while the process cannot keep up. */
export async function addLimits(
  app: FastifyInstance,
  { requestsPerMinute, redis, maxEventLoopDelay }: LimitParts,
): Promise<void> {
  if (maxEventLoopDelay > 0) await shedLoad(app, maxEventLoopDelay);
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    // Files of the portal come by the dozen with one page and cost next to nothing.
    allowList: (request) => !isCall(request),
    // A Redis that is away must not stop anybody from ordering.
    skipOnError: true,
    nameSpace: 'riderbell-limit-',
    ...(redis ? { redis } : {}),
    errorResponseBuilder: (_, { ttl }) =>
      new RequestRefused({ code: 'request.rate-limited', values: { seconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
}

function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.call !== undefined;
}

/** How often the delay of the event loop is looked at, in milliseconds. */
const look = 1000;

async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  let listensSince = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    listensSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: look,
    retryAfter: 5,
    pressureHandler: (request) => {
      // What the start itself took says nothing of the requests after it.
      const starting = performance.now() - listensSince < 2 * look;
      // Pages are served all the same: they say in words what a refused call means, and ask again.
      if (!starting && isCall(request)) throw new RequestRefused({ code: 'server.unavailable' });
    },
  });
}
