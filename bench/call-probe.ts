import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A worker that makes one ordinary call after another and measures each. It has a separate thread, so that the benchmark's
 * thousands of sockets do not delay its clock.
 */
const { url, authorization } = workerData as { url: string; authorization: string };
const pauseMs = 10;

/** Makes one call and measures it in milliseconds; a failed call counts with its duration. */
function once(): Promise<{ ms: number; ok: boolean }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (ok: boolean) => resolve({ ms: performance.now() - began, ok });
    const call = request(url, { headers: { authorization } }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode === 200));
    });
    call.on('error', () => done(false));
    call.end();
  });
}

const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
const times: number[] = [];
let failures = 0;
while (!stop.signal.aborted) {
  const { ms, ok } = await once();
  times.push(ms);
  if (!ok) failures += 1;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a worker has no origin
parentPort?.postMessage({ times, failures });
