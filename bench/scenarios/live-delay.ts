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
  /** CPU of the server for one message to one socket, microseconds, with its share of the order that it tells of. */
  readonly serverCpu: number;
}

/** The first events find code that never ran; they are not counted. */
const warmUp = 5;

/**
 * The delay from a stored change to a subscriber's socket: all sockets follow one vendor, of which `events` orders are made one
 * after another. Each message tells by its own `updated_at` how old it is.
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
