import { quantile } from '../figures.ts';
import type { BenchSocket } from '../live-sockets.ts';
import type { Merchant } from '../merchant.ts';
import { countCpu } from '../process-cpu.ts';

export interface LiveDelay {
  readonly events: number;
  /** Milliseconds from the order's `updated_at`, taken before it was stored, to the arrival at a socket. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Server CPU per message and socket, microseconds, including its share of the order's own cost. */
  readonly serverCpu: number;
}

/** The first events run uncompiled code, so they do not count. */
const warmUp = 5;

/**
 * Measures the delay from a stored change to the subscribers' sockets: all sockets follow one vendor, for which `events` orders
 * are placed one after another. The `updated_at` in each message shows its age.
 */
export async function measureLiveDelay(
  merchant: Merchant,
  sockets: readonly BenchSocket[],
  { events, serverPid }: { events: number; serverPid: number },
): Promise<LiveDelay> {
  const delays: number[] = [];
  let missing = 0;
  let allArrived = Promise.withResolvers<void>();
  for (const socket of sockets) {
    socket.onUpdate = ({ updatedAt }) => {
      delays.push(Date.now() - updatedAt);
      missing -= 1;
      if (missing === 0) allArrived.resolve();
    };
  }
  let cpu: () => Promise<number> = async () => 0;
  for (let event = -warmUp; event < events; event += 1) {
    if (event === 0) {
      delays.length = 0;
      cpu = await countCpu(async () => [serverPid]);
    }
    const order = merchant.writeOrder(await merchant.prepareOrder(event + warmUp), `live-${event}-${Date.now()}`);
    allArrived = Promise.withResolvers();
    missing = sockets.length;
    await Promise.all([merchant.sendOrder(order), allArrived.promise]);
  }
  return {
    events,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    most: delays.reduce((most, delay) => Math.max(most, delay), 0),
    serverCpu: ((await cpu()) / delays.length) * 1000,
  };
}
