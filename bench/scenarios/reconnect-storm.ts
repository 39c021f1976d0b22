import { quantile } from '../figures.ts';
import { BenchSocket, type ReceivedUpdate } from '../live-sockets.ts';
import type { Merchant } from '../merchant.ts';
import { countCpu, untilIdle } from '../process-cpu.ts';
import { startProbe } from '../start-probe.ts';

export interface ReconnectStorm {
  /** Seconds from the cut until every socket had received all events. */
  readonly seconds: number;
  /** Attempts that failed and were repeated. */
  readonly retries: number;
  /** Server CPU per socket that reconnects, milliseconds. */
  readonly serverCpu: number;
  /** The duration of an ordinary call during the storm, milliseconds. */
  readonly callP50: number;
  readonly callP99: number;
  readonly failedCalls: number;
  readonly missed: number;
  readonly duplicates: number;
}

/** Like the portal: about a second, with full jitter. */
const reconnectAfterMs = () => 500 + Math.random() * 1000;
const patienceMs = 120_000;

/**
 * Cuts all sockets at once and lets them reconnect like portals, each with its own ticket and cursor. Half of `events` happen while
 * they are disconnected, half while they reconnect. One socket stays connected and records all events.
 */
export async function measureStorm(
  merchant: Merchant,
  sockets: readonly BenchSocket[],
  { events, serverPid }: { events: number; serverPid: number },
): Promise<ReconnectStorm> {
  const sent: number[] = [];
  const witness = await BenchSocket.open(merchant.url, await merchant.liveTicket());
  witness.onUpdate = ({ cursor }) => sent.push(cursor);
  const orders = await Promise.all(
    Array.from({ length: events }, async (_, index) =>
      merchant.writeOrder(await merchant.prepareOrder(index), `storm-${index}-${Date.now()}`),
    ),
  );
  const before = Math.max(...sockets.map(({ cursor }) => Number(cursor)));
  await untilIdle(serverPid);
  const probe = startProbe(merchant);
  const cpu = await countCpu(async () => [serverPid]);
  const began = performance.now();
  for (const socket of sockets) socket.terminate();
  for (const order of orders.slice(0, events / 2)) await merchant.sendOrder(order);
  const reconnecting = sockets.map(({ cursor }) => reconnect(merchant, cursor));
  for (const order of orders.slice(events / 2)) await merchant.sendOrder(order);
  const back = await Promise.all(reconnecting);
  const last = (): number => sent.at(-1) ?? 0;
  while (back.some(({ received }) => (received.at(-1) ?? 0) < last()) || sent.length < events) {
    if (performance.now() - began > patienceMs) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - began) / 1000;
  const { times, failures } = await probe.stop();
  const due = sent.filter((cursor) => cursor > before);
  const result = {
    seconds,
    retries: back.reduce((sum, { retries }) => sum + retries, 0),
    serverCpu: (await cpu()) / sockets.length,
    callP50: quantile(times, 0.5),
    callP99: quantile(times, 0.99),
    failedCalls: failures,
    missed: back.reduce((sum, { received }) => sum + due.length - new Set(received).size, 0),
    duplicates: back.reduce((sum, { received }) => sum + received.length - new Set(received).size, 0),
  };
  for (const { socket } of back) socket.terminate();
  witness.terminate();
  return result;
}

interface Reconnected {
  readonly socket: BenchSocket;
  readonly received: number[];
  readonly retries: number;
}

async function reconnect(merchant: Merchant, cursor: string): Promise<Reconnected> {
  const received: number[] = [];
  const receive = (update: ReceivedUpdate) => received.push(update.cursor);
  for (let retries = 0; ; retries += 1) {
    await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs()));
    try {
      const from = String(Math.max(Number(cursor), ...received));
      return {
        socket: await BenchSocket.open(merchant.url, await merchant.liveTicket(), from, receive),
        received,
        retries,
      };
    } catch (error) {
      if (retries > 60) throw error;
    }
  }
}
