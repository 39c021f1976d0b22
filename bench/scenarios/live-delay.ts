import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import { WebSocket, type RawData } from 'ws';
import { quantile } from '../figures.ts';
import type { Merchant } from '../merchant.ts';

export interface LiveDelay {
  readonly sockets: number;
  readonly events: number;
  /** Milliseconds from the order's `updated_at`, taken before it was stored, to the arrival at a socket. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

async function subscribe(url: string, ticket: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}?authorization=${encodeURIComponent(ticket)}`, {
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: 'd001' })));
    socket.once('message', () => resolve());
  });
  return socket;
}

/** The first events find code that never ran; they are not counted. */
const warmUp = 5;

/**
 * The delay from a stored change to a subscriber's socket: `sockets` subscribers of one vendor, `events` orders one after
 * another. Sockets are opened in small groups, so that the opening is not what is measured. Each message tells by its own
 * `updated_at` how old it is; only one socket reads its messages whole.
 */
export async function measureLiveDelay(merchant: Merchant, sockets: number, events: number): Promise<LiveDelay> {
  const open: WebSocket[] = [];
  const delays: number[] = [];
  let missing = 0;
  let allArrived = Promise.withResolvers<void>();
  const arrive = (message: RawData): void => {
    delays.push(Date.now() - updatedAtOf(message));
    missing -= 1;
    if (missing === 0) allArrived.resolve();
  };
  try {
    while (open.length < sockets) {
      const group = Array.from({ length: Math.min(25, sockets - open.length) }, async () =>
        subscribe(merchant.url, await merchant.liveTicket()),
      );
      open.push(...(await Promise.all(group)));
    }
    open[0]?.on('message', (message) => serverMessage.parse(JSON.parse(String(message))));
    for (const socket of open) socket.on('message', arrive);
    for (let event = -warmUp; event < events; event += 1) {
      if (event === 0) delays.length = 0;
      const order = merchant.writeOrder(await merchant.prepareOrder(event + warmUp), `live-${event}-${Date.now()}`);
      allArrived = Promise.withResolvers();
      missing = sockets;
      await Promise.all([merchant.sendOrder(order), allArrived.promise]);
    }
    return {
      sockets,
      events,
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      most: Math.max(...delays),
    };
  } finally {
    for (const socket of open) socket.terminate();
  }
}

const beforeInstant = '"updated_at":"';
const instantLength = '2026-11-21T03:00:00.000Z'.length;

function updatedAtOf(message: RawData): number {
  if (!Buffer.isBuffer(message)) throw new TypeError('A message came in pieces');
  const start = message.indexOf(beforeInstant) + beforeInstant.length;
  return Date.parse(message.toString('latin1', start, start + instantLength));
}
