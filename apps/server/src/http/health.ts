import type { FastifyInstance } from 'fastify';
import type { ReadyCheck } from './ports.ts';

const readyTimeout = 2000;

/** Says to its readers whether the server is stopping. */
export interface Stopping {
  now: boolean;
}

/** Closes each connection with its next answer while the server is stopping; otherwise connections stay open for further requests. */
export function addStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_, reply) => {
    if (stopping.now) reply.header('connection', 'close');
  });
}

/** `/healthz`: the process is alive. `/readyz`: it can serve; 503 while it is stopping or its database is unavailable. */
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
