import type { Order } from '@riderbell/contract/shapes/order.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import type { ReceivedMessage, SocketLike } from './reconnecting-socket.ts';

export class FakeSocket implements SocketLike {
  readonly sent: unknown[] = [];
  isClosed = false;
  readonly ticket: string;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};

  constructor(ticket: string) {
    this.ticket = ticket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    (this.#listeners[type] ??= []).push(listener);
  }

  emit(type: 'open' | 'close'): void {
    for (const listener of this.#listeners[type] ?? []) listener({ data: null });
  }

  receive(message: ReceivedMessage): void {
    for (const listener of this.#listeners.message ?? []) listener({ data: JSON.stringify(message) });
  }
}

export const subscribed = (vendor_id: string, cursor: string, resync = false): ReceivedMessage => ({
  type: 'subscribe_ok',
  vendor_id,
  cursor,
  resync,
});

export const update = (order_id: string, cursor: string): ReceivedMessage => ({
  type: 'order_update',
  vendor_id: 'd001',
  cursor,
  order: { order_id } as Order,
});

/** A live client whose sockets, clock and timers a test controls. */
export class LiveTestRig {
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
        return { socket, readMessage: (text) => JSON.parse(text) as ReceivedMessage };
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

  /** Milliseconds until the next timer. */
  get nextTimer(): number {
    return Math.min(...this.timers.map(({ at }) => at)) - this.nowMs;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }

  /** The newest socket, after its ticket has arrived. */
  async socket(): Promise<FakeSocket> {
    await this.settle();
    const newest = this.sockets.at(-1);
    if (newest === undefined) throw new Error('no socket was opened');
    return newest;
  }

  /** Advances the clock and runs each timer when it is due. */
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
  async reconnect(): Promise<FakeSocket> {
    this.sockets.at(-1)?.emit('close');
    await this.pass(1500);
    const next = await this.socket();
    next.emit('open');
    return next;
  }

  async follow(vendorId: string, cursor = '10'): Promise<FakeSocket> {
    this.client.follow(vendorId, false);
    const socket = await this.socket();
    socket.emit('open');
    socket.receive(subscribed(vendorId, cursor));
    return socket;
  }
}
