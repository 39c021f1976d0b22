import { loadavg } from 'node:os';
import { openSockets, refusedSockets } from './live-sockets.ts';
import type { Merchant } from './merchant.ts';
import { memoryOf, untilIdle } from './process-cpu.ts';
import { measureLiveDelay } from './scenarios/live-delay.ts';
import { measureStorm } from './scenarios/reconnect-storm.ts';

export interface LiveOptions {
  /** The numbers of sockets, with one run for each. */
  readonly sockets: readonly number[];
  readonly events: number;
  readonly serverPid: number;
}

const mostToWarmUp = 1000;

/**
 * Measures the memory of a socket on a server that has just started: on a busy server, memory freed from earlier work would
 * distort the result. Opens and closes some sockets first, so that the memory of the start is freed too.
 */
export async function benchMemory(name: string, merchant: Merchant, { sockets: counts, serverPid }: LiveOptions) {
  const measured = await allowed(name, counts);
  if (measured.length === 0) return;
  for (const socket of await openSockets(merchant, Math.min(mostToWarmUp, ...measured))) socket.terminate();
  for (const count of measured) {
    await untilIdle(serverPid);
    const before = memoryOf(serverPid);
    const open = await openSockets(merchant, count);
    await untilIdle(serverPid);
    const kB = memoryOf(serverPid) - before;
    for (const socket of open) socket.terminate();
    console.log(
      `${name}: memory with ${count} sockets: ${(kB / count).toFixed(1)} kB per socket, ${(kB / 1024).toFixed(0)} MB in all (aim: under 50 kB; load ${load()})`,
    );
  }
}

/** Measures the live channel of one process with many sockets: the delay of a change, and the reconnection of all sockets at once. */
export async function benchLive(
  name: string,
  merchant: Merchant,
  { sockets: counts, events, serverPid }: LiveOptions,
): Promise<void> {
  for (const count of await allowed(name, counts)) {
    const open = await openSockets(merchant, count);
    await untilIdle(serverPid);
    const delay = await measureLiveDelay(merchant, open, { events, serverPid });
    console.log(
      `${name}: stored change to a socket, ${count} sockets, ${events} events: p50 ${delay.p50} ms, p99 ${delay.p99} ms, most ${delay.most} ms, server CPU per message ${delay.serverCpu.toFixed(0)} µs (aim: p99 under 100 with 1000, 500 with 5000; load ${load()})`,
    );
    const storm = await measureStorm(merchant, open, { events: 20, serverPid });
    console.log(
      `${name}: reconnect storm, ${count} sockets: all caught up in ${storm.seconds.toFixed(1)} s, ${storm.retries} retries, server CPU per socket ${storm.serverCpu.toFixed(2)} ms (aim: 15 s with 5000; load ${load()})\n` +
        `  a call during it p50 ${storm.callP50.toFixed(0)} ms, p99 ${storm.callP99.toFixed(0)} ms, ${storm.failedCalls} failed (aim: none); missed ${storm.missed}, duplicate ${storm.duplicates} (aim: none)`,
    );
  }
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

async function allowed(name: string, counts: readonly number[]): Promise<readonly number[]> {
  const refusals = await Promise.all(counts.map(refusedSockets));
  for (const refusal of refusals) if (refusal !== null) console.log(`${name}: not measured. ${refusal}`);
  return counts.filter((_, index) => refusals[index] === null);
}
