import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** How often the delay is read, in milliseconds. */
export const readInterval = 1000;
/** The interval of the measuring timer in milliseconds, which is part of its measurement. */
const resolution = 10;

/** The mean delay of the event loop in the last second, in milliseconds. It reads no file, because files may be short. */
export function eventLoopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // Without any measurement it was blocked the whole time.
    delay = Number.isNaN(histogram.mean) ? Number.POSITIVE_INFINITY : Math.max(0, histogram.mean / 1e6 - resolution);
    histogram.reset();
  }, readInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}
