import { Worker } from 'node:worker_threads';
import { quantile } from '../figures.ts';
import { BenchSocket, type HeardUpdate } from '../live-sockets.ts';
import type { Merchant } from '../merchant.ts';
import { countCpu, untilAtRest } from '../process-cpu.ts';

export interface ReconnectStorm {
  /** Seconds from the cut until every socket had heard everything. */
  readonly seconds: number;
  /** Attempts that failed and were made again. */
  readonly retries: number;
  /** CPU of the server for one socket that comes back, milliseconds. */
  readonly serverCpu: number;
  /** An ordinary call meanwhile, milliseconds. */
  readonly callP50: number;
  readonly callP99: number;
  readonly failedCalls: number;
  readonly missed: number;
  readonly doubled: number;
}

/** As the portal does: about a second, spread by all of it. */
const returnAfterMs = () => 500 + Math.random() * 1000;
const patienceMs = 120_000;

/**
 * All sockets are cut at once and come back as portals do, each with a ticket of its own and with its cursor; half of `events` happen
 * while they are away, half while they come back. One socket that stays says what there was to hear.
 */
export async function measureStorm(
  merchant: Merchant,
  sockets: readonly BenchSocket[],
  { events, serverPid }: { events: number; serverPid: number },
): Promise<ReconnectStorm> {
  const told: number[] = [];
  const witness = await BenchSocket.open(merchant.url, await merchant.liveTicket());
  witness.onUpdate = ({ cursor }) => told.push(cursor);
  const orders = await Promise.all(
    Array.from({ length: events }, async (_, index) =>
      merchant.writeOrder(await merchant.prepareOrder(index), `storm-${index}-${Date.now()}`),
    ),
  );
  const before = Math.max(...sockets.map(({ cursor }) => Number(cursor)));
  await untilAtRest(serverPid);
  const probe = startProbe(merchant);
  const cpu = await countCpu(async () => [serverPid]);
  const began = performance.now();
  for (const socket of sockets) socket.terminate();
  for (const order of orders.slice(0, events / 2)) await merchant.sendOrder(order);
  const coming = sockets.map(({ cursor }) => comeBack(merchant, cursor));
  for (const order of orders.slice(events / 2)) await merchant.sendOrder(order);
  const back = await Promise.all(coming);
  const last = (): number => told.at(-1) ?? 0;
  while (back.some(({ heard }) => (heard.at(-1) ?? 0) < last()) || told.length < events) {
    if (performance.now() - began > patienceMs) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - began) / 1000;
  const { times, failures } = await probe.stop();
  const due = told.filter((cursor) => cursor > before);
  const result = {
    seconds,
    retries: back.reduce((sum, { retries }) => sum + retries, 0),
    serverCpu: (await cpu()) / sockets.length,
    callP50: quantile(times, 0.5),
    callP99: quantile(times, 0.99),
    failedCalls: failures,
    missed: back.reduce((sum, { heard }) => sum + due.length - new Set(heard).size, 0),
    doubled: back.reduce((sum, { heard }) => sum + heard.length - new Set(heard).size, 0),
  };
  for (const { socket } of back) socket.terminate();
  witness.terminate();
  return result;
}

interface Returned {
  readonly socket: BenchSocket;
  readonly heard: number[];
  readonly retries: number;
}

async function comeBack(merchant: Merchant, cursor: string): Promise<Returned> {
  const heard: number[] = [];
  const hear = (update: HeardUpdate) => heard.push(update.cursor);
  for (let retries = 0; ; retries += 1) {
    await new Promise((resolve) => setTimeout(resolve, returnAfterMs()));
    try {
      const from = String(Math.max(Number(cursor), ...heard));
      return { socket: await BenchSocket.open(merchant.url, await merchant.liveTicket(), from, hear), heard, retries };
    } catch (error) {
      if (retries > 60) throw error;
    }
  }
}

function startProbe({ url, authorization }: Merchant) {
  const worker = new Worker(new URL('../call-probe.ts', import.meta.url), {
    workerData: { url: `${url}/orders/api/v1/vendors`, authorization },
  });
  const answered = Promise.withResolvers<{ times: number[]; failures: number }>();
  worker.once('message', answered.resolve);
  worker.once('error', answered.reject);
  return {
    async stop() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage('stop');
      const told = await answered.promise;
      await worker.terminate();
      return told;
    },
  };
}
