import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RequestRefused } from './errors.ts';
import { eventLoopDelay, look } from './event-loop.ts';

export interface LimitParts {
  /** Requests a minute and address; 0 is no limit. */
  requestsPerMinute: number;
  /** Counts for all processes together; null counts in this one. */
  redis: Redis | null;
  /** Refuses every call while the event loop is late by more than this, in milliseconds, on the mean of a second; 0 never does. */
  maxEventLoopDelay: number;
}

/**
 * Files and pages to one call. A page brings its files by the dozen, they cost next to nothing, and a whole office may stand
 * behind one address.
 */
const filesPerCall = 20;

/** Refuses what one address sends too often, and every call while the process cannot keep up. */
export async function addLimits(
  app: FastifyInstance,
  { requestsPerMinute, redis, maxEventLoopDelay }: LimitParts,
): Promise<void> {
  if (maxEventLoopDelay > 0) shedLoad(app, maxEventLoopDelay);
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    // A Redis that is away must not stop anybody from ordering.
    skipOnError: true,
    nameSpace: 'riderbell-limit-',
    ...(redis ? { redis } : {}),
  });
  const countCall = app.createRateLimit({ max: requestsPerMinute, keyGenerator: ({ ip }) => normalizeIP(ip) });
  const countFile = app.createRateLimit({
    max: requestsPerMinute * filesPerCall,
    keyGenerator: ({ ip }) => `${normalizeIP(ip)} files`,
  });
  // Before a route looks at anything, so that what it refuses is counted too.
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit === 'none') return;
    const asCall = isCall(request) || limit === 'call';
    const counted = await (asCall ? countCall : countFile)(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds, isExceeded } = counted;
    if (asCall) {
      reply.headers({
        'x-ratelimit-limit': max,
        'x-ratelimit-remaining': remaining,
        'x-ratelimit-reset': ttlInSeconds,
      });
    }
    if (!isExceeded) return;
    throw new RequestRefused({ code: 'request.rate-limited', values: { seconds: Math.max(1, ttlInSeconds) } });
  });
}

function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.call !== undefined;
}

/** How long a client shall wait that was refused because the process cannot keep up, in seconds. */
const pause = 5;

function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): void {
  let listensSince = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    listensSince = performance.now();
  });
  const delay = eventLoopDelay(app);
  app.addHook('onRequest', async (request) => {
    // What the start itself took says nothing of the requests after it.
    const starting = performance.now() - listensSince < 2 * look;
    // Pages are served all the same: they say in words what a refused call means, and ask again.
    if (starting || !isCall(request) || delay() <= maxEventLoopDelay) return;
    throw new RequestRefused({ code: 'server.unavailable', values: { seconds: pause } });
  });
}
