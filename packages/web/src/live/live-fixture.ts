import type { Order } from '@riderbell/contract/shapes/order.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import type { HeardMessage, SocketLike } from './live-line.ts';

export class FakeSocket implements SocketLike {
  readonly sent: unknown[] = [];
  closed = false;
  readonly ticket: string;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};

  constructor(ticket: string) {
    this.ticket = ticket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    (this.#listeners[type] ??= []).push(listener);
  }

  happen(type: 'open' | 'close'): void {
    for (const listener of this.#listeners[type] ?? []) listener({ data: null });
  }

  receive(message: HeardMessage): void {
    for (const listener of this.#listeners.message ?? []) listener({ data: JSON.stringify(message) });
  }
}

export const subscribed = (vendor_id: string, cursor: string, resync = false): HeardMessage => ({
  type: 'subscribe_ok',
  vendor_id,
  cursor,
  resync,
});

export const update = (order_id: string, cursor: string): HeardMessage => ({
  type: 'order_update',
  vendor_id: 'd001',
  cursor,
  order: { order_id } as Order,
});

/** A live client with sockets, a clock and timers that do what a test says. */
export class LiveRig {
  readonly sockets: FakeSocket[] = [];
  readonly client: LiveClient;
  timers: { task: () => void; at: number }[] = [];
  nowMs = 1_000_000;
  openTicket: () => Promise<string>;

  constructor() {
    let tickets = 0;
    this.openTicket = async () => `ticket-${(tickets += 1)}`;
    this.client = createLiveClient({
      connect: async (signal) => {
        const ticket = await this.openTicket();
        signal.throwIfAborted();
        const socket = new FakeSocket(ticket);
        this.sockets.push(socket);
        return { socket, readMessage: (text) => JSON.parse(text) as HeardMessage };
      },
      random: () => 0.5,
      clock: { now: () => this.nowMs },
      schedule: (task, milliseconds) => {
        const timer = { task, at: this.nowMs + milliseconds };
        this.timers.push(timer);
        return () => void (this.timers = this.timers.filter((other) => other !== timer));
      },
    });
  }

  /** How long until the next timer, in milliseconds. */
  get nextTimer(): number {
    return Math.min(...this.timers.map(({ at }) => at)) - this.nowMs;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }

  /** The newest socket, once the ticket for it has come. */
  async socket(): Promise<FakeSocket> {
    await this.settle();
    const newest = this.sockets.at(-1);
    if (newest === undefined) throw new Error('no socket was opened');
    return newest;
  }

  /** Lets the time pass; what falls due meanwhile happens when it is due. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.nowMs + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.nowMs = Math.max(this.nowMs, next.at);
      this.timers = this.timers.filter((timer) => timer !== next);
      next.task();
      await this.settle();
    }
    this.nowMs = end;
  }

  /** Loses the socket and opens the next one. */
  async comeBack(): Promise<FakeSocket> {
    this.sockets.at(-1)?.happen('close');
    await this.pass(1500);
    const next = await this.socket();
    next.happen('open');
    return next;
  }

  async follow(vendorId: string, cursor = '10'): Promise<FakeSocket> {
    this.client.follow(vendorId, false);
    const opened = await this.socket();
    opened.happen('open');
    opened.receive(subscribed(vendorId, cursor));
    return opened;
  }
}
