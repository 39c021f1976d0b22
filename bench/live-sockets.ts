import { readFile } from 'node:fs/promises';
import { livePath } from '@riderbell/contract/live/messages.ts';
import { WebSocket, type RawData } from 'ws';
import { inParallel } from './figures.ts';
import type { Merchant } from './merchant.ts';

/** Files, pipes and connections that a process has open beside its sockets. */
const otherFiles = 500;

/**
 * Checks whether this process, and the server with the same limits, can open this many sockets.
 * @returns null if it can, else what to do
 */
export async function refusedSockets(count: number): Promise<string | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1];
  if (most === undefined || most === 'unlimited' || Number(most) >= count + otherFiles) return null;
  return `${count} sockets need as many open files and some more: \`ulimit -n ${count + otherFiles}\` (now ${most})`;
}

/** Only the beginning of a message is read; reading all of it would cost more CPU than the work under measurement. */
const headLength = 100;
const beforeInstant = '"updated_at":"';
const instantLength = '2026-11-21T03:00:00.000Z'.length;

export interface ReceivedUpdate {
  readonly cursor: number;
  /** When the change was made, epoch ms. */
  readonly updatedAt: number;
}

/** A subscriber of the demo's `d001` that remembers its cursor. */
export class BenchSocket {
  cursor: string;
  onUpdate: (update: ReceivedUpdate) => void = () => undefined;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket, cursor: string) {
    this.#socket = socket;
    this.cursor = cursor;
  }

  /** Subscribes, from `cursor` if given, and waits for the confirmation. @throws when it is refused or the socket closes */
  static async open(url: string, ticket: string, cursor?: string, onUpdate?: (update: ReceivedUpdate) => void) {
    const address = `${url.replace('http', 'ws')}${livePath}?authorization=${encodeURIComponent(ticket)}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const own = new BenchSocket(socket, cursor ?? '0');
    if (onUpdate) own.onUpdate = onUpdate;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
      socket.once('open', () =>
        socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: 'd001', ...(cursor && { cursor }) })),
      );
      socket.on('message', (message) => {
        const head = own.#hear(message);
        if (head.startsWith('{"type":"error"')) reject(new Error(head));
        if (!head.startsWith('{"type":"subscribe_ok"')) return;
        if (head.includes('"resync":false') || cursor === undefined) resolve();
        else reject(new Error('The server no longer has the missed events'));
      });
    });
    return own;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #hear(message: RawData): string {
    if (!Buffer.isBuffer(message)) throw new TypeError('A message arrived in fragments');
    const head = message.toString('latin1', 0, headLength);
    const cursor = /"cursor":"(\d+)"/.exec(head)?.[1];
    if (cursor === undefined) return head;
    if (head.startsWith('{"type":"order_update"')) {
      this.onUpdate({ cursor: Number(cursor), updatedAt: updatedAtOf(message) });
    }
    if (BigInt(cursor) > BigInt(this.cursor)) this.cursor = cursor;
    return head;
  }
}

function updatedAtOf(message: Buffer): number {
  const start = message.indexOf(beforeInstant) + beforeInstant.length;
  return Date.parse(message.toString('latin1', start, start + instantLength));
}

/** Opens sockets in small groups, so that opening them does not affect the measurement. */
export async function openSockets(merchant: Merchant, count: number): Promise<BenchSocket[]> {
  const open: BenchSocket[] = [];
  await inParallel(count, 25, async (index) => {
    open[index] = await BenchSocket.open(merchant.url, await merchant.liveTicket());
  });
  return open;
}
