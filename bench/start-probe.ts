import { Worker } from 'node:worker_threads';
import type { Merchant } from './merchant.ts';

export interface Probed {
  /** Milliseconds. */
  readonly times: readonly number[];
  readonly failures: number;
}

/** Makes ordinary calls, one after the other, until it is stopped: see `call-probe.ts`. */
export function startProbe({ url, authorization }: Pick<Merchant, 'url' | 'authorization'>): {
  stop(): Promise<Probed>;
} {
  const worker = new Worker(new URL('./call-probe.ts', import.meta.url), {
    workerData: { url: `${url}/orders/api/v1/vendors`, authorization },
  });
  const answered = Promise.withResolvers<Probed>();
  worker.once('message', answered.resolve);
  worker.once('error', answered.reject);
  return {
    async stop() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage('stop');
      const measured = await answered.promise;
      await worker.terminate();
      return measured;
    },
  };
}
