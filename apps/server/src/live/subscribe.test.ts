import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import type { EventLog, EventScope, StoredEvent } from './ports.ts';
import { QueuedLog } from './queued-log.ts';
import { subscribeFrom } from './subscribe.ts';

/** A log in memory. `beforeRead` runs during a read, for tests of races. */
class MemoryLog implements EventLog {
  events: StoredEvent[] = [];
  oldest = 0n;
  beforeRead: () => unknown = () => undefined;

  append(vendorId: string, parentVendorId: string | null = null): StoredEvent {
    const cursor = String(this.events.length + 1);
    const event: StoredEvent = {
      cursor,
      vendorId,
      parentVendorId,
      guestId: null,
      order: { ...sampleOrder, order_id: cursor },
    };
    this.events.push(event);
    return event;
  }

  async head(): Promise<string> {
    return this.events.at(-1)?.cursor ?? '0';
  }

  async oldestReplayable(): Promise<string> {
    return String(this.oldest);
  }

  async readAfter(cursor: string, scope: EventScope | null, limit: number) {
    const through = await this.head();
    const wanted = this.events.filter(
      (event) =>
        BigInt(event.cursor) > BigInt(cursor) &&
        BigInt(event.cursor) <= BigInt(through) &&
        (scope === null ||
          event.vendorId === scope.vendorId ||
          (scope.withOutlets && event.parentVendorId === scope.vendorId)),
    );
    this.beforeRead();
    await Promise.resolve();
    const events = wanted.slice(0, limit);
    return { events, through: events.length < limit ? through : (events.at(-1)?.cursor ?? through) };
  }
}

const principal: Merchant = {
  kind: 'merchant',
  accountId: 'a',
  email: 'a@riderbell.test',
  sessionId: 's',
};

const at = '2026-11-21T04:00:00.000Z';
const point = { latitude: 13.7, longitude: 100.5 };
const sampleOrder: Order = {
  order_id: 'd001-0123456789',
  vendor_id: 'd001',
  created_at: at,
  updated_at: at,
  status: 'NEW',
  status_history: [],
  preordered_for: null,
  customer: { name: 'A', phone_number: '+66', location: { address: '', notes: '', ...point } },
  order: { amount: 1, description: '', payment_method: 'PAID' },
  currency: 'THB',
  delivery_fee: 35,
  delivery_fee_parts: { base: 35, distance: 0, surcharge: 0, voucher: 0 },
  distance: 0,
  collection_point: { name: '', address: '', phone_number: '', ...point },
  rider: null,
  estimation: { pick_up_at: null, drop_off_at: null },
  age_validation_required: false,
  vat_number: '',
  proofs: [],
};

class FakeConnection {
  readonly principal = principal;
  readonly heard: { type: string; cursor: string; resync?: boolean }[] = [];
  open = true;

  send(bytes: Buffer): void {
    this.heard.push(JSON.parse(bytes.toString()));
  }

  async sendInTurn(bytes: Buffer): Promise<void> {
    await Promise.resolve();
    this.send(bytes);
  }

  close(): void {
    this.open = false;
  }
}

function setUp() {
  const log = new MemoryLog();
  const wrong: string[] = [];
  const hub = new Hub((_, cursor) => void wrong.push(cursor));
  const connection = new FakeConnection();
  hub.add(connection as unknown as Connection);
  const subscribe = (cursor?: string, about: { vendor_id?: string; include_outlets?: boolean } = {}) =>
    subscribeFrom(
      connection as unknown as Connection,
      { action: 'subscribeToVendor', vendor_id: 'd001', ...(cursor === undefined ? {} : { cursor }), ...about },
      hub,
      log,
    );
  /** Appends and delivers an event, like the relay. */
  const append = (vendorId: string): void => {
    const event = log.append(vendorId);
    hub.deliver([event], BigInt(event.cursor));
  };
  /** Clears the memory, so that the past is only in the log. */
  const clearMemory = (): void => hub.start(hub.position, [], hub.position);
  const updates = () => connection.heard.filter(({ type }) => type === 'order_update').map(({ cursor }) => cursor);
  return { log, hub, connection, subscribe, append, clearMemory, updates, wrong };
}

describe('sockets that return for older events', () => {
  it('read the log a few at a time, in their order', async () => {
    const log = new MemoryLog();
    const waiting: PromiseWithResolvers<void>[] = [];
    const queued = new QueuedLog({
      head: () => log.head(),
      oldestReplayable: () => log.oldestReplayable(),
      async readAfter(...asked) {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn);
        await turn.promise;
        if (asked[0] === '13') throw new Error('the database went away');
        return log.readAfter(...asked);
      },
    });
    const scope = { vendorId: 'd001', withOutlets: false, guestId: null };
    const done: number[] = [];
    const all = Array.from({ length: 20 }, (_, index) =>
      queued.readAfter(String(index), scope, 10).then(
        () => done.push(index),
        () => done.push(-index),
      ),
    );
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    const together = waiting.length;
    expect(together).toBeLessThan(10);
    for (let turn = 0; turn < 20; turn += 1) {
      waiting[turn]?.resolve();
      await settle();
      expect(waiting.length - turn - 1).toBeLessThanOrEqual(together);
    }
    await Promise.all(all);
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => (index === 13 ? -13 : index)));
  });
});

describe('subscribing from a cursor', () => {
  it.each(['memory', 'the log'])('replays missed events from %s and continues with new ones', async (from) => {
    const { subscribe, append, clearMemory, updates, connection } = setUp();
    for (const vendor of ['d001', 'd002', 'd001']) append(vendor);
    if (from === 'the log') clearMemory();
    await subscribe('0');
    append('d001');
    expect(updates()).toEqual(['1', '3', '4']);
    expect(connection.heard[0]).toMatchObject({ type: 'subscribe_ok', cursor: '0', resync: false });
  });

  it('loses and repeats no event when events are delivered during the replay', async () => {
    const { subscribe, append, clearMemory, updates, log } = setUp();
    append('d001');
    clearMemory();
    let times = 0;
    log.beforeRead = () => {
      times += 1;
      // After each read of the replay one more event was appended, and the hub is past it.
      if (times <= 5) append('d001');
      clearMemory();
    };
    await subscribe('0');
    append('d001');
    expect(updates()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('skips no event when another process is ahead of this one', async () => {
    const { subscribe, updates, log, hub } = setUp();
    const first = log.append('d001');
    log.append('d001');
    // The client got the second event from another process; this relay has read neither.
    await subscribe('2');
    hub.deliver(log.events, 2n);
    expect(first.cursor).toBe('1');
    expect(updates()).toEqual([]);
    const third = log.append('d001');
    hub.deliver([third], 3n);
    expect(updates()).toEqual(['3']);
  });

  it('answers resync for cursors that are swept, too old or unknown', async () => {
    for (const cursor of ['0', '2', '10000']) {
      const { subscribe, append, clearMemory, connection, log, updates } = setUp();
      for (let times = 0; times < 600; times += 1) append('d001');
      log.oldest = 1n;
      clearMemory();
      await subscribe(cursor);
      expect(connection.heard).toEqual([{ type: 'subscribe_ok', vendor_id: 'd001', cursor: '600', resync: true }]);
      append('d001');
      expect(updates()).toEqual(['601']);
    }
  });

  it('skips and reports an event that does not match the contract', async () => {
    const { subscribe, append, clearMemory, updates, log, hub, wrong } = setUp();
    append('d001');
    const unheard = log.append('d001');
    unheard.order = { ...sampleOrder, status: 'no status' };
    hub.deliver([unheard], 2n);
    clearMemory();
    await subscribe('0');
    const broken = log.append('d001');
    broken.order = { ...sampleOrder, currency: 7 as unknown as string };
    hub.deliver([broken], 3n);
    append('d001');
    expect(updates()).toEqual(['1', '4']);
    expect(wrong).toEqual(['2', '3']);
  });

  it('returns recent events from memory, without the log', async () => {
    const { subscribe, append, updates, log, hub } = setUp();
    const past = log.append('d001');
    hub.start(0n, [past], 1n);
    append('d001');
    let reads = 0;
    log.beforeRead = () => (reads += 1);
    await subscribe('0');
    await subscribe('1', { vendor_id: 'd002' });
    expect(updates()).toEqual(['1', '2']);
    expect(reads).toBe(0);
  });

  it('always has the end of the log in memory', async () => {
    const { subscribe, append, updates, log } = setUp();
    for (let times = 0; times < 5000; times += 1) append('d002');
    for (let times = 0; times < 3; times += 1) append('d001');
    let reads = 0;
    log.beforeRead = () => (reads += 1);
    await subscribe('4800');
    expect(reads).toBe(0);
    await subscribe('10');
    expect(reads).toBe(1);
    expect(updates()).toEqual(['5001', '5002', '5003', '5001', '5002', '5003']);
  });

  it('replaces the first subscription with the second', async () => {
    const { subscribe, append, updates, hub, log } = setUp();
    await subscribe(undefined, { vendor_id: 'demo', include_outlets: true });
    await subscribe(undefined, { vendor_id: 'demo', include_outlets: false });
    const event = log.append('d001', 'demo');
    hub.deliver([event], 1n);
    append('demo');
    expect(updates()).toEqual(['2']);
  });
});
