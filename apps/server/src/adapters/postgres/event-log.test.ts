import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresEventLog } from './event-log.ts';
import type { SqlPool, SqlRunner } from './sql-pool.ts';
import { engines, inNewContext, openOnServer, serverUrl, type TestDatabase } from './test-databases.suite.ts';

const append = `insert into outbox (vendor_id, family_id, order_id, kind, payload, created_at)
  values ($1, $2, $3, 'order_update', $4, $5)`;

async function write(runner: SqlRunner, orderId: string, vendorId = 'd001', at = new Date()): Promise<void> {
  const familyId = vendorId.startsWith('d') ? 'demo' : vendorId;
  await runner.query(append, [vendorId, familyId, orderId, JSON.stringify({ order_id: orderId }), at]);
}

describe.each(engines)('the event log on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let log: PostgresEventLog;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await test.database.migrate();
    log = new PostgresEventLog(pool);
  });

  beforeEach(async () => {
    await pool.query('delete from outbox');
    await pool.query('alter sequence outbox_position restart');
  });

  afterAll(() => test.drop());

  async function read(after = '0', limit = 100) {
    const { events, through } = await log.readAfter(after, null, limit);
    return { orders: events.map(({ order }) => order.order_id), through };
  }

  it('is empty at first', async () => {
    expect(await log.head()).toBe('0');
    expect(await log.oldestReplayable()).toBe('0');
    expect(await log.readAfter('0', null, 10)).toEqual({ events: [], through: '0' });
  });

  it('returns each event once, in order, page after page', async () => {
    for (const orderId of ['a', 'b', 'c', 'd', 'e']) await write(pool, orderId);
    expect(await read('0', 2)).toEqual({ orders: ['a', 'b'], through: '2' });
    expect(await read('2', 2)).toEqual({ orders: ['c', 'd'], through: '4' });
    expect(await read('4', 2)).toEqual({ orders: ['e'], through: '5' });
    expect(await read('5', 2)).toEqual({ orders: [], through: '5' });
    expect(await log.head()).toBe('5');
  });

  it('returns the events of a vendor, or of its family, and the position that was read', async () => {
    await write(pool, 'a', 'demo');
    await write(pool, 'b', 'd001');
    await write(pool, 'c', 'othr');
    const own = await log.readAfter('0', { vendorId: 'demo', withOutlets: false, guestId: null }, 10);
    expect(own.events.map(({ order }) => order.order_id)).toEqual(['a']);
    expect(own.through).toBe('3');
    const family = await log.readAfter('0', { vendorId: 'demo', withOutlets: true, guestId: null }, 10);
    expect(family.events.map(({ vendorId, parentVendorId }) => [vendorId, parentVendorId])).toEqual([
      ['demo', null],
      ['d001', 'demo'],
    ]);
  });

  it('returns all events of a long pause', async () => {
    await pool.query(`insert into outbox (vendor_id, family_id, order_id, kind, payload, created_at)
      select 'd001', 'demo', n::text, 'order_update', '{}', now() from generate_series(1, 4500) as n`);
    expect(await log.head()).toBe('4500');
  });

  it('reports the oldest replayable position, and keeps its end when old events are swept', async () => {
    const old = new Date('2026-11-20T00:00:00Z');
    for (const orderId of ['a', 'b', 'c']) await write(pool, orderId, 'd001', old);
    await read();
    expect(await log.sweep(Date.parse('2026-11-21T00:00:00Z'))).toBe(2);
    expect(await log.oldestReplayable()).toBe('2');
    expect(await log.head()).toBe('3');
    await write(pool, 'd');
    expect(await read('3')).toEqual({ orders: ['d'], through: '4' });
  });

  it('does not sweep events that have no position yet', async () => {
    await write(pool, 'a', 'd001', new Date('2026-11-20T00:00:00Z'));
    expect(await log.sweep(Date.parse('2026-11-21T00:00:00Z'))).toBe(0);
    expect((await read()).orders).toEqual(['a']);
  });

  it('loses and duplicates no event with many simultaneous writers and readers', async () => {
    const writers = 12;
    const each = 25;
    let writing = true;
    const readers = Array.from({ length: 3 }, () => follow(() => writing));
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let index = 0; index < each; index += 1) {
          const client = await pool.connect();
          await inNewContext(async () => {
            await client.query('begin');
            await write(client, `${writer}:${index}`);
            // Each transaction makes one more round trip between taking its id and committing.
            await client.query('select 1');
            await client.query(index % 5 === 4 ? 'rollback' : 'commit');
          });
          client.release();
        }
      }),
    );
    writing = false;
    const committed = writers * each * 0.8;
    for (const seen of await Promise.all(readers)) {
      expect(seen).toHaveLength(committed);
      expect(new Set(seen).size).toBe(committed);
      for (let writer = 0; writer < writers; writer += 1) {
        // The events of a writer are in order, like those of an order.
        const own = seen.filter((orderId) => orderId.startsWith(`${writer}:`)).map((id) => Number(id.split(':')[1]));
        expect(own).toEqual(own.toSorted((one, other) => one - other));
      }
    }
  });

  async function follow(more: () => boolean): Promise<string[]> {
    const seen: string[] = [];
    let cursor = '0';
    for (let last = false; !last;) {
      last = !more();
      for (let full = true; full;) {
        const { orders, through } = await read(cursor, 50);
        seen.push(...orders);
        cursor = through;
        full = orders.length === 50;
      }
    }
    return seen;
  }
});

// The embedded database runs transactions one after the other, so only a server can show this.
// The embedded database has one session, so no transaction can commit late.
if (serverUrl !== undefined)
  describe('an event with a late commit', () => {
    let test: TestDatabase;

    beforeAll(async () => {
      test = await openOnServer(serverUrl ?? '');
      await test.database.migrate();
    });

    afterAll(() => test.drop());

    it('reaches a reader that is already past its id', async () => {
      const { pool } = test.database;
      const log = new PostgresEventLog(pool);
      const slow = await pool.connect();
      await inNewContext(async () => {
        await slow.query('begin');
        await write(slow, 'slow');
      });
      await write(pool, 'fast');
      const first = await log.readAfter('0', null, 10);
      expect(first.events.map(({ order }) => order.order_id)).toEqual(['fast']);
      await inNewContext(() => slow.query('commit'));
      slow.release();
      const second = await log.readAfter(first.through, null, 10);
      expect(second.events.map(({ order }) => order.order_id)).toEqual(['slow']);
      const ids = await pool.query('select order_id from outbox order by event_id');
      expect(ids.rows).toEqual([{ order_id: 'slow' }, { order_id: 'fast' }]);
    });
  });
