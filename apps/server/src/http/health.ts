import type { FastifyInstance } from 'fastify';
import type { ReadyCheck } from './ports.ts';

const readyTimeout = 2000;

/** Shared by what must know that the server is about to end. */
export interface Stopping {
  now: boolean;
}

/** Connections are kept for further requests; while the server stops, each is let go with the answer that it waited for. */
export function addStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_, reply) => {
    if (stopping.now) reply.header('connection', 'close');
  });
}

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while it stops or cannot reach its database. */
export function addHealthRoutes(app: FastifyInstance, ready: ReadyCheck, stopping: Stopping): void {
  const options = { config: { quiet: true, limit: 'none' }, schema: { hide: true } } as const;
  app.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping.now) return reply.code(503).send({ status: 'stopping' });
    try {
      if (await withinTime(ready(), readyTimeout)) return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
    }
    return reply.code(503).send({ status: 'unavailable' });
  });
}

async function withinTime(work: Promise<boolean>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
