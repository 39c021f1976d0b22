import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderRows } from '../orders/postgres-orders.ts';
import type { SqlPool } from '../sql-pool.ts';
import {
  addVendors,
  engines,
  entry,
  inNewContext,
  openOnServer,
  orderEvent,
  sampleOrder,
  serverUrl,
  type TestDatabase,
} from '../test-databases.suite.ts';
import { PostgresNumbers } from './postgres-numbers.ts';
import { watchedPool } from './watched-pool.suite.ts';

const zone = 'Asia/Bangkok';
const scope = { vendorId: 'd001' };
const period = { from: '2026-11-21', to: '2026-11-23' };

async function place(rows: OrderRows, orderId: string, createdAt = '2026-11-21T03:00:00.000Z'): Promise<void> {
  const order = sampleOrder({ order_id: orderId, created_at: createdAt, updated_at: createdAt });
  await rows.insertOrder(order, [entry('NEW', createdAt)], orderEvent());
}

describe.each(engines)('the numbers on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let numbers: PostgresNumbers;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await addVendors(pool);
    numbers = new PostgresNumbers(pool, zone);
  });
  afterAll(() => test.drop());

  beforeEach(async () => {
    for (const table of ['orders', 'uncounted_orders', 'order_numbers']) await pool.query(`delete from ${table}`);
    for (const day of ['21', '22', '23'])
      await place(new OrderRows(pool), `demo-${day}`, `2026-11-${day}T03:00:00.000Z`);
  });

  const countedDays = async () => (await numbers.byDay({ familyId: 'demo' }, period)).map(({ day }) => day);

  it('count only the days that are asked for', async () => {
    expect(await numbers.count(scope, { from: '2026-11-22', to: '2026-11-22' }, 100)).toBe(true);
    expect(await countedDays()).toEqual(['2026-11-22']);
    expect(await numbers.countAny(100)).toBe(true);
    expect(await countedDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('count the orders of vendors that were never counted', async () => {
    await pool.query('delete from uncounted_orders');
    await pool.query('insert into uncounted_vendors select vendor_id from vendors');
    expect(await numbers.count({ familyId: 'demo' }, { from: '2026-11-22', to: '2026-11-23' }, 100)).toBe(true);
    expect(await countedDays()).toEqual(['2026-11-22', '2026-11-23']);
    expect(await numbers.countAny(100)).toBe(true);
    expect(await countedDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect((await pool.query('select from uncounted_vendors')).rowCount).toBe(0);
  });

  it('say that something is left when they may not count it all', async () => {
    expect(await numbers.count(scope, period, 0)).toBe(false);
    expect(await countedDays()).toEqual([]);
  });

  it('forget a day whose orders are gone', async () => {
    await numbers.countAny(100);
    await pool.query("delete from orders where order_id <> 'demo-22'");
    await numbers.countAny(100);
    expect(await countedDays()).toEqual(['2026-11-22']);
  });
});

// On the embedded database all other requests wait for the end of a transaction.
if (serverUrl !== undefined)
  describe('while a process counts', () => {
    /** Reading the marks, the sizes, then begin, lock, unmark, read, forget, store and commit; then the marks again. */
    const queriesOfCount = 9;
    let test: TestDatabase;
    let pool: SqlPool;
    let rows: OrderRows;

    beforeAll(async () => {
      test = await openOnServer(serverUrl ?? '');
      ({ pool } = test.database);
      await addVendors(pool);
      rows = new OrderRows(pool);
    });
    afterAll(() => test.drop());

    const cancel = async (orderId: string) => {
      const changes = { status: 'CANCELLED', updated_at: '2026-11-21T04:00:00.000Z' };
      await rows.changeOrder(orderId, 1, changes, [entry('CANCELLED')], orderEvent());
    };
    const waitsForLock = async () =>
      (
        await pool.query(`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
      ).rowCount > 0;

    /** Counts, and at one of its queries does something else in another connection until that is finished or waits for the count. */
    async function countWith(at: number, meanwhile: () => Promise<void>): Promise<void> {
      let other = Promise.resolve();
      const ended = new AbortController();
      const watched = watchedPool(pool, async (query) => {
        if (query !== at) return;
        other = inNewContext(meanwhile).finally(() => ended.abort());
        await inNewContext(async () => {
          while (!ended.signal.aborted && !(await waitsForLock())) await new Promise(setImmediate);
        });
      });
      expect(await new PostgresNumbers(watched, zone).count(scope, period, 100)).toBe(true);
      await other;
    }

    const cancelled = async () => {
      const numbers = new PostgresNumbers(pool, zone);
      await numbers.count(scope, period, 100);
      return (await numbers.byDay(scope, period)).map(({ orders, cancelled: count }) => [orders, count]);
    };

    it.each(Array.from({ length: queriesOfCount }, (_, query) => query))(
      'counts an order that changes at its query %i, also if another process counts it',
      async (query) => {
        await pool.query('delete from orders');
        for (const orderId of ['a', 'b']) await place(rows, orderId);
        await countWith(query, () => cancel('a'));
        expect(await cancelled()).toEqual([[2, 1]]);
        await pool.query("insert into uncounted_orders values ('d001', '2026-11-21T03:00:00Z')");
        await countWith(query, async () => {
          await cancel('b');
          await new PostgresNumbers(pool, zone).count(scope, period, 100);
        });
        expect(await cancelled()).toEqual([[2, 2]]);
      },
    );
  });
