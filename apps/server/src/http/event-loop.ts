import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** How often the delay is looked at, in milliseconds. */
export const look = 1000;
/** The timer that measures it comes as often, in milliseconds, and so is part of what it measures. */
const resolution = 10;

/** How late the event loop was on the mean of the last second, in milliseconds. Reads no file, which may be what is short. */
export function eventLoopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // Without a single measure it was blocked all the time.
    delay = Number.isNaN(histogram.mean) ? Number.POSITIVE_INFINITY : Math.max(0, histogram.mean / 1e6 - resolution);
    histogram.reset();
  }, look);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}
