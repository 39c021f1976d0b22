import type { ServerMessage } from '@riderbell/contract/live/messages.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLiveClient, type LiveClient, type SocketLike } from './live-client.ts';

class FakeSocket implements SocketLike {
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

  receive(message: ServerMessage): void {
    for (const listener of this.#listeners.message ?? []) listener({ data: JSON.stringify(message) });
  }
}

const subscribed = (vendor_id: string, cursor: string, resync = false): ServerMessage => ({
  type: 'subscribe_ok',
  vendor_id,
  cursor,
  resync,
});

const update = (order_id: string, cursor: string): ServerMessage => ({
  type: 'order_update',
  vendor_id: 'd001',
  cursor,
  order: { order_id } as Order,
});

let sockets: FakeSocket[];
let timers: { task: () => void; milliseconds: number }[];
let openTicket: () => Promise<string>;
let client: LiveClient;

beforeEach(() => {
  sockets = [];
  timers = [];
  let tickets = 0;
  openTicket = async () => `ticket-${(tickets += 1)}`;
  client = createLiveClient({
    async connect(signal) {
      const ticket = await openTicket();
      signal.throwIfAborted();
      const socket = new FakeSocket(ticket);
      sockets.push(socket);
      return { socket, readMessage: (text) => JSON.parse(text) as ServerMessage };
    },
    random: () => 0.5,
    schedule(task, milliseconds) {
      const timer = { task, milliseconds };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  });
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** The newest socket, once the ticket for it has come. */
async function socket(): Promise<FakeSocket> {
  await settle();
  const newest = sockets.at(-1);
  if (newest === undefined) throw new Error('no socket was opened');
  return newest;
}

async function fireTimers(): Promise<void> {
  const due = timers;
  timers = [];
  for (const { task } of due) task();
  await settle();
}

async function follow(vendorId: string, cursor = '10'): Promise<FakeSocket> {
  client.follow(vendorId, false);
  const opened = await socket();
  opened.happen('open');
  opened.receive(subscribed(vendorId, cursor));
  return opened;
}

describe('the live channel', () => {
  it('asks for a ticket, and says whom to follow as soon as the socket is open', async () => {
    client.follow('d001', true);
    const opened = await socket();
    expect(opened.ticket).toBe('ticket-1');
    expect(opened.sent).toEqual([]);
    opened.happen('open');
    expect(opened.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', include_outlets: true }]);
    expect(client.status.get()).toBe('live');
  });

  it('follows only the last vendor that was chosen while it was opening', async () => {
    client.follow('d001', false);
    client.follow('d002', false);
    const opened = await socket();
    opened.happen('open');
    expect(sockets).toHaveLength(1);
    expect(opened.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });

  it('follows another vendor on the same socket, from now on', async () => {
    const opened = await follow('d001');
    client.follow('d002', false);
    expect(opened.sent.at(-1)).toEqual({ action: 'subscribeToVendor', vendor_id: 'd002' });
  });

  it('opens nothing anew for the same vendor', async () => {
    const opened = await follow('d001');
    client.follow('d001', false);
    await settle();
    expect(sockets).toHaveLength(1);
    expect(opened.sent).toHaveLength(1);
  });
});

describe('what is read from the lists', () => {
  it('misses no change once the server has confirmed the vendor', async () => {
    client.follow('d001', true);
    const opened = await socket();
    opened.happen('open');
    expect(client.covers.get()).toBeNull();
    opened.receive(subscribed('d001', '10'));
    expect(client.covers.get()).toEqual({ vendorId: 'd001', includeOutlets: true });
  });

  it('misses none after a lost connection either, since what was missed is sent again', async () => {
    const opened = await follow('d001');
    opened.happen('close');
    expect(client.covers.get()?.vendorId).toBe('d001');
  });

  it('may miss one while another vendor is not confirmed yet, and when the channel is closed', async () => {
    const opened = await follow('d001');
    client.follow('d002', false);
    opened.receive(subscribed('d001', '11'));
    expect(client.covers.get()).toBeNull();
    opened.receive(subscribed('d002', '12'));
    expect(client.covers.get()?.vendorId).toBe('d002');
    client.close();
    expect(client.covers.get()).toBeNull();
  });
});

describe('a lost connection', () => {
  it('comes back after about a second with a new ticket and the last cursor, so that nothing is lost', async () => {
    const opened = await follow('d001', '10');
    opened.receive(update('d001-a', '12'));
    opened.happen('close');
    expect(client.status.get()).toBe('offline');
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    await fireTimers();
    const next = await socket();
    next.happen('open');
    expect(next.ticket).toBe('ticket-2');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', cursor: '12' }]);
    expect(client.status.get()).toBe('live');
  });

  it('is tried again when not even a ticket can be had', async () => {
    openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await settle();
    expect(client.status.get()).toBe('offline');
    openTicket = async () => 'late';
    await fireTimers();
    expect((await socket()).ticket).toBe('late');
  });

  it('is asked for ever less often, and at most every 15 seconds', async () => {
    openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await settle();
    const waits: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) {
      waits.push(timers[0]?.milliseconds ?? 0);
      await fireTimers();
    }
    expect(waits.slice(0, 4)).toEqual([1000, 1000, 1000, 1000]);
    expect(Math.max(...waits)).toBe(15_000);
  });

  it('is tried at once when the network comes back, and only once', async () => {
    const opened = await follow('d001');
    opened.happen('close');
    client.retryNow();
    await settle();
    await fireTimers();
    expect(sockets).toHaveLength(2);
  });
});

describe('what the channel hears', () => {
  it('goes to every listener until it stops listening', async () => {
    const heard: string[] = [];
    const stop = client.listen({ onOrder: ({ order_id }) => heard.push(order_id) });
    const opened = await follow('d001');
    opened.receive(update('d001-a', '11'));
    stop();
    opened.receive(update('d001-b', '12'));
    expect(heard).toEqual(['d001-a']);
  });

  it('is dropped where the newer-copy rule refuses it', async () => {
    const heard: string[] = [];
    client.listen({ accepts: ({ order_id }) => order_id !== 'old', onOrder: ({ order_id }) => heard.push(order_id) });
    const opened = await follow('d001');
    opened.receive(update('old', '11'));
    opened.receive(update('new', '12'));
    expect(heard).toEqual(['new']);
  });

  it('asks for the lists anew when the stream may have a gap: at its start and when the server says so', async () => {
    let resyncs = 0;
    client.listen({ onOrder: () => undefined, onResync: () => (resyncs += 1) });
    const opened = await follow('d001');
    expect(resyncs).toBe(1);
    opened.happen('close');
    await fireTimers();
    const next = await socket();
    next.happen('open');
    next.receive(subscribed('d001', '20'));
    expect(resyncs).toBe(1);
    next.receive(subscribed('d001', '90', true));
    expect(resyncs).toBe(2);
  });

  it('leaves out the answer to a vendor that is not followed any more', async () => {
    const opened = await follow('d001', '10');
    client.follow('d002', false);
    opened.receive(subscribed('d001', '99'));
    opened.happen('close');
    await fireTimers();
    const next = await socket();
    next.happen('open');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });
});

describe('a closed channel', () => {
  it('closes its socket, and neither reconnects nor listens', async () => {
    const opened = await follow('d001');
    client.close();
    expect(opened.closed).toBe(true);
    opened.happen('close');
    expect(timers).toEqual([]);
    expect(client.status.get()).toBe('connecting');
  });

  it('opens no socket for a ticket that comes too late', async () => {
    client.follow('d001', false);
    client.close();
    await settle();
    expect(sockets).toEqual([]);
  });

  it('can be opened again', async () => {
    await follow('d001');
    client.close();
    await follow('d002');
    expect(sockets).toHaveLength(2);
  });
});
