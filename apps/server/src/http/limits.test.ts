import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addLimits } from './limits.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Listens, with a limit that a busy test process reaches. @param startedFor how many milliseconds the start was busy */
async function listening(startedFor = 0): Promise<string> {
  app = Fastify();
  await addLimits(app, { requestsPerMinute: 0, redis: null, maxEventLoopDelay: 100 });
  app.get('/call', { config: { call: 'getOrder' } }, async () => 'served');
  app.get('/page', async () => 'served');
  work(startedFor);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('an overloaded process', () => {
  it('refuses calls until it has recovered, and serves pages in the meantime', async () => {
    const address = await listening();
    const busy = setInterval(() => work(400), 1);
    try {
      await vi.waitFor(async () => expect(await statusOf(`${address}/call`)).toBe(500), 20_000);
      expect(await statusOf(`${address}/page`)).toBe(200);
    } finally {
      clearInterval(busy);
    }
    await vi.waitFor(async () => expect(await statusOf(`${address}/call`)).toBe(200), 20_000);
  });

  it('is not assumed because of a slow start', async () => {
    const address = await listening(2500);
    for (let count = 0; count < 20; count += 1) expect(await statusOf(`${address}/call`)).toBe(200);
  });
});
