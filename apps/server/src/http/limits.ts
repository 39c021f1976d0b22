import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RequestRefused } from './errors.ts';
import { eventLoopDelay, readInterval } from './event-loop.ts';

export interface LimitParts {
  /** Requests per minute and address; 0 for no limit. */
  requestsPerMinute: number;
  /** Counts for all processes together; null counts in this process. */
  redis: Redis | null;
  /** Calls are refused while the event loop's mean delay of a second exceeds this, in milliseconds; 0 for never. */
  maxEventLoopDelay: number;
}

/** How many files and pages count as one call. A page loads dozens of cheap files, and a whole office may share one address. */
const filesPerCall = 20;

/** Refuses requests beyond the limit of an address, and every call while the process is overloaded. */
export async function addLimits(
  app: FastifyInstance,
  { requestsPerMinute, redis, maxEventLoopDelay }: LimitParts,
): Promise<void> {
  if (maxEventLoopDelay > 0) shedLoad(app, maxEventLoopDelay);
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    // An unavailable Redis must not prevent orders.
    skipOnError: true,
    nameSpace: 'riderbell-limit-',
    ...(redis ? { redis } : {}),
  });
  const countCall = app.createRateLimit({ max: requestsPerMinute, keyGenerator: ({ ip }) => normalizeIP(ip) });
  const countFile = app.createRateLimit({
    max: requestsPerMinute * filesPerCall,
    keyGenerator: ({ ip }) => `${normalizeIP(ip)} files`,
  });
  // Before the route's checks, so that refused requests are counted too.
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

/** How many seconds a client waits after a refusal because of overload. */
const retrySeconds = 5;

function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): void {
  let listensSince = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    listensSince = performance.now();
  });
  const delay = eventLoopDelay(app);
  app.addHook('onRequest', async (request) => {
    // The delay of the start is no overload.
    const starting = performance.now() - listensSince < 2 * readInterval;
    // Pages are still served: they explain refused calls and repeat them.
    if (starting || !isCall(request) || delay() <= maxEventLoopDelay) return;
    throw new RequestRefused({ code: 'server.unavailable', values: { seconds: retrySeconds } });
  });
}
