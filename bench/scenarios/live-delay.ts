import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import { WebSocket } from 'ws';
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

/**
 * The delay from a stored change to a subscriber's socket: `sockets` subscribers of one vendor, `events` orders one after
 * another. Sockets are opened in small groups, so that the opening is not what is measured.
 */
export async function measureLiveDelay(merchant: Merchant, sockets: number, events: number): Promise<LiveDelay> {
  const open: WebSocket[] = [];
  try {
    while (open.length < sockets) {
      const group = Array.from({ length: Math.min(25, sockets - open.length) }, async () =>
        subscribe(merchant.url, await merchant.liveTicket()),
      );
      open.push(...(await Promise.all(group)));
    }
    const delays: number[] = [];
    // One socket reads each message whole to learn the order's time; the others only note when it came.
    for (let event = 0; event < events; event += 1) {
      const arrivals: number[] = [];
      let stored = 0;
      const arrived = Promise.all(
        open.map(
          (socket, index) =>
            new Promise<void>((resolve) => {
              socket.once('message', (data) => {
                arrivals.push(Date.now());
                if (index === 0) {
                  const message = serverMessage.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''));
                  if (message.type === 'order_update') stored = Date.parse(message.order.updated_at);
                }
                resolve();
              });
            }),
        ),
      );
      const order = await merchant.prepareOrder(event);
      await merchant.sendOrder(order, `live-${event}-${Date.now()}`);
      await arrived;
      delays.push(...arrivals.map((at) => at - stored));
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
