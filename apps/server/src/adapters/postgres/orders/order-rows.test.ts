import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listStatement, type OrderListQuery } from './order-list.ts';
import { totalsStatement } from './order-totals.ts';
import type { NewOrder } from './order-rows.ts';
import { doorsOfVendor, OrderRows } from './postgres-orders.ts';
import { inTransaction, type SqlPool } from '../sql-pool.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from '../test-databases.suite.ts';

const later = '2026-11-21T03:05:00.000Z';

describe.each(engines)('orders on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let store: OrderRows;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await test.database.migrate();
    // Statistics of a few rows would change the plans of the last tests, if the server gathered them in the middle.
    await test.database.pool.query('alter table orders set (autovacuum_enabled = false)');
    await addVendors(pool);
    store = new OrderRows(pool);
  });

  beforeEach(async () => {
    // Delete dependent rows too.
    for (const table of ['orders', 'outbox', 'jobs', 'idempotency_keys']) await pool.query(`delete from ${table}`);
  });

  afterAll(() => test.drop());

  async function count(table: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
    return rows[0]?.count ?? -1;
  }

  async function insert(about: Partial<NewOrder> = {}, ...statuses: string[]): Promise<void> {
    const order = sampleOrder(about);
    const history = [...statuses, order.status].map((status) => entry(status));
    expect(await store.insertOrder(order, history, orderEvent())).toBe('inserted');
  }

  async function ids(query: Partial<OrderListQuery>): Promise<string[]> {
    const orders = await store.listOrders({ scope: { familyId: 'demo' }, count: 30, ...query });
    return orders.map(({ order_id: orderId }) => orderId);
  }

  describe('a new order', () => {
    it('is read as it was written, with its history', async () => {
      const order = sampleOrder({ preordered_for: later, description: "O'Neill; drop table", amount_minor: 2 ** 40 });
      await store.insertOrder(order, [entry('NEW'), { ...entry('RECEIVED', later), reason: 'why' }], orderEvent());
      const found = await store.findOrder(order.order_id);
      expect(found).toMatchObject({ ...order, version: 1, ended: false });
      expect(found?.status_history).toEqual([
        { sequence: 1, ...entry('NEW'), asked_by_id: null, reason: null },
        { sequence: 2, ...entry('RECEIVED', later), asked_by_id: null, reason: 'why' },
      ]);
      expect(found?.proofs).toEqual([]);
    });

    it('is found among others that are read together', async () => {
      const orderIds = ['demo-0000000001', 'demo-0000000002', 'demo-0000000003'];
      for (const orderId of orderIds) await insert({ order_id: orderId }, 'RECEIVED');
      const wanted = [...orderIds, 'demo-nowhere', 'demo-0000000001'];
      const found = await Promise.all(wanted.map((orderId) => store.findOrder(orderId)));
      expect(found.map((order) => order?.order_id)).toEqual([...orderIds, undefined, 'demo-0000000001']);
      expect(found[2]?.status_history).toHaveLength(2);
    });

    it('is read with other orders of its vendor, and not with those of another', async () => {
      await insert({ order_id: 'demo-0000000001' }, 'RECEIVED');
      await insert({ order_id: 'demo-0000000002' });
      await insert({ order_id: 'demo-0000000003', vendor_id: 'd002' });
      const wanted = ['demo-0000000003', 'demo-0000000002', 'demo-0000000001', 'demo-0000000002', 'demo-nowhere'];
      const found = await store.findOrdersOf('d001', wanted);
      expect(found.map((order) => order.order_id).toSorted()).toEqual(['demo-0000000001', 'demo-0000000002']);
      const first = await store.findOrder('demo-0000000001');
      expect(found.find((order) => order.order_id === 'demo-0000000001')).toEqual(first);
      expect(first?.status_history).toHaveLength(2);
    });

    it('adds its event to the outbox, for its vendor and its family', async () => {
      await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent({ order_id: 'demo-0000000001', list: [1] }));
      const { rows } = await pool.query('select vendor_id, family_id, order_id, kind, payload from outbox');
      expect(rows).toEqual([
        {
          vendor_id: 'd001',
          family_id: 'demo',
          order_id: 'demo-0000000001',
          kind: 'order_update',
          payload: { order_id: 'demo-0000000001', list: [1] },
        },
      ]);
    });

    it('stores its jobs, its quote, its proofs and the answer to its key', async () => {
      const runAt = Date.parse(later);
      await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent({ list: [1] }), {
        jobs: [{ name: 'release-order', key: 'demo-0000000001', payload: { orderId: 'demo-0000000001' }, runAt }],
        quote: { quote_id: 'q1', used_at: later, expires_at: later },
        proofs: [{ file_key: 'f1', kind: 'pickup', content_type: 'image/png', taken_at: later, expires_at: later }],
        once: { scope: 's', key: 'k', body_hash: 'h', created_at: later, expires_at: later },
      });
      expect((await pool.query('select name, unique_key, payload, run_at from jobs')).rows).toEqual([
        {
          name: 'release-order',
          unique_key: 'demo-0000000001',
          payload: { orderId: 'demo-0000000001' },
          run_at: later,
        },
      ]);
      expect((await pool.query('select quote_id, order_id from quotes')).rows).toEqual([
        { quote_id: 'q1', order_id: 'demo-0000000001' },
      ]);
      expect((await pool.query('select body_hash, answer from idempotency_keys')).rows).toEqual([
        { body_hash: 'h', answer: { result: { list: [1] } } },
      ]);
      const proof = { file_key: 'f1', kind: 'pickup', content_type: 'image/png', taken_at: later, expires_at: later };
      expect((await store.findOrder('demo-0000000001'))?.proofs).toEqual([proof]);
    });

    it('stores nothing when its id is taken', async () => {
      await insert();
      expect(await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent())).toBe('id-taken');
      expect(await count('order_status_history')).toBe(1);
      expect(await count('outbox')).toBe(1);
    });

    it('is refused with a used quote and stores nothing', async () => {
      const quote = { quote_id: 'q1', used_at: later, expires_at: later };
      await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent(), { quote });
      const second = sampleOrder({ order_id: 'demo-0000000002' });
      expect(await store.insertOrder(second, [entry('NEW')], orderEvent(), { quote })).toBe('quote-used');
      expect(await count('orders')).toBe(1);
      expect(await count('outbox')).toBe(1);
    });

    it('is stored once when many requests have the same idempotency key', async () => {
      const once = { scope: 's', key: 'k', body_hash: 'h', created_at: later, expires_at: '2026-11-22' };
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store.insertOrder(sampleOrder({ order_id: `demo-${index}` }), [entry('NEW')], orderEvent(), { once }),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['inserted', ...Array.from({ length: 9 }, () => 'key-used')].toSorted());
      expect(await count('orders')).toBe(1);
    });

    it('can use an expired key again before it is swept', async () => {
      const first = { scope: 's', key: 'k', body_hash: 'h', created_at: later, expires_at: later };
      await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent(), { once: first });
      const second = { ...first, created_at: '2026-11-23', expires_at: '2026-11-24' };
      const order = sampleOrder({ order_id: 'demo-0000000002' });
      expect(await store.insertOrder(order, [entry('NEW')], orderEvent(), { once: second })).toBe('inserted');
    });

    it('throws for an unknown vendor', async () => {
      const order = sampleOrder({ vendor_id: 'nobody' });
      await expect(store.insertOrder(order, [entry('NEW')], orderEvent())).rejects.toMatchObject({ code: '23503' });
    });

    it('can be written in a larger transaction', async () => {
      await expect(
        inTransaction(pool, async (client) => {
          await new OrderRows(client).insertOrder(sampleOrder(), [entry('NEW')], orderEvent());
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect(await store.findOrder('demo-0000000001')).toBeNull();
    });
  });

  describe('a change', () => {
    const changes = { status: 'RECEIVED', rider_name: 'Nok', updated_at: later };

    it('changes the given values, appends to the history and adds an event', async () => {
      await insert();
      const outcome = await store.changeOrder('demo-0000000001', 1, changes, [entry('RECEIVED', later)], orderEvent());
      expect(outcome).toBe('changed');
      const found = await store.findOrder('demo-0000000001');
      expect(found).toMatchObject({ ...sampleOrder(), ...changes, version: 2 });
      expect(found?.status_history.map(({ sequence, status }) => [sequence, status])).toEqual([
        [1, 'NEW'],
        [2, 'RECEIVED'],
      ]);
      expect(await count('outbox')).toBe(2);
    });

    it('can set a value to null', async () => {
      await insert({ rider_name: 'Nok' });
      await store.changeOrder('demo-0000000001', 1, { rider_name: null, updated_at: later }, [], orderEvent());
      expect(await store.findOrder('demo-0000000001')).toMatchObject({ rider_name: null, version: 2 });
    });

    it('marks the order as ended', async () => {
      await insert();
      await store.changeOrder('demo-0000000001', 1, { ...changes, status: 'DELIVERED' }, [], orderEvent());
      expect(await store.findOrder('demo-0000000001')).toMatchObject({ ended: true });
    });

    it('is made on the version that was read, or not at all', async () => {
      await insert();
      const race = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          store.changeOrder(
            'demo-0000000001',
            1,
            { rider_name: `rider ${index}`, updated_at: later },
            [entry('RECEIVED', later)],
            orderEvent(),
          ),
        ),
      );
      expect(race.filter((outcome) => outcome === 'changed')).toHaveLength(1);
      expect(race.filter((outcome) => outcome === 'changed-meanwhile')).toHaveLength(7);
      expect(await count('order_status_history')).toBe(2);
      expect(await count('outbox')).toBe(2);
    });

    it('reports an unknown order', async () => {
      expect(await store.changeOrder('demo-nothing', 1, changes, [], orderEvent())).toBe('not-found');
      expect(await count('outbox')).toBe(0);
    });

    it('throws when its time is not later than the stored one', async () => {
      await insert();
      const same = { updated_at: '2026-11-21T03:00:00.000Z' };
      await expect(store.changeOrder('demo-0000000001', 1, same, [], orderEvent())).rejects.toThrow('must be later');
      expect(await store.findOrder('demo-0000000001')).toMatchObject({ version: 1 });
    });

    it('is undone when its quote was already used', async () => {
      const quote = { quote_id: 'q1', used_at: later, expires_at: later };
      await store.insertOrder(sampleOrder(), [entry('NEW')], orderEvent(), { quote });
      const again = await store.changeOrder('demo-0000000001', 1, changes, [], orderEvent(), { quote });
      expect(again).toBe('quote-used');
      expect(await store.findOrder('demo-0000000001')).toMatchObject({ version: 1, status: 'NEW' });
    });
  });

  describe('the index of a vendor', () => {
    it.each([
      ['a page of a status', listStatement({ scope: { vendorIds: ['demo'] }, statuses: ['CANCELLED'], count: 31 })],
      ['a page of a phone number', listStatement({ scope: { familyId: 'demo' }, phone: '4567', count: 31 })],
      ['totals', totalsStatement({ scope: { vendorIds: ['demo'] }, from: '2026-11-01T00:00:00.000Z' })],
      ['totals of a family', totalsStatement({ scope: { familyId: 'demo' }, statuses: ['DELIVERED'] })],
    ])('answers %s without the orders themselves', async (_, { text, values }) => {
      const plan = await inTransaction(pool, async (client) => {
        // With so few orders the planner reads the table; it has to show whether it could do without.
        for (const way of ['seqscan', 'bitmapscan']) await client.query(`set local enable_${way} = off`);
        const { rows } = await client.query<Record<string, string>>(`explain ${text}`, values);
        return rows.flatMap((row) => Object.values(row)).join('\n');
      });
      expect(plan).toMatch(/Index Only Scan (Backward )?using orders_by_(vendor|family)/);
    });
  });

  it('reads the doors of a vendor’s orders from its index', async () => {
    await insert();
    const plan = await inTransaction(pool, async (client) => {
      // With so few orders the planner reads the table; it has to show whether it could do without.
      for (const way of ['seqscan', 'bitmapscan']) await client.query(`set local enable_${way} = off`);
      const values = ['d001', '2026-11-21T00:00:00.000Z', 5000];
      const { rows } = await client.query<Record<string, string>>(`explain ${doorsOfVendor.text}`, values);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).toMatch(/Index Scan Backward using orders_by_vendor/);
    expect(plan).not.toContain('Sort');
  });

  describe('a list', () => {
    const at = (minute: number) => `2026-11-21T03:${String(minute).padStart(2, '0')}:00.000Z`;

    async function insertMany(total: number, vendors = ['demo', 'd001', 'd002']): Promise<void> {
      for (let index = 0; index < total; index += 1) {
        // Two orders have the same minute, so that the id decides.
        const minute = at(Math.floor(index / 2));
        const orderId = `demo-${String(index).padStart(4, '0')}`;
        const vendorId = vendors[index % vendors.length] ?? 'demo';
        await insert({ order_id: orderId, vendor_id: vendorId, created_at: minute, updated_at: minute });
      }
    }

    it('returns the newest first, page after page, each order once', async () => {
      await insertMany(11);
      await insert({ order_id: 'othr-0001', vendor_id: 'othr', family_id: 'othr' });
      const seen: string[] = [];
      let after: OrderListQuery['after'];
      for (;;) {
        const page = await store.listOrders({ scope: { familyId: 'demo' }, count: 4, ...(after && { after }) });
        seen.push(...page.map(({ order_id: orderId }) => orderId));
        const last = page.at(-1);
        if (!last) break;
        after = last;
      }
      expect(seen).toEqual(Array.from({ length: 11 }, (_, index) => `demo-${String(10 - index).padStart(4, '0')}`));
    });

    it('contains only the orders of its vendors, with their histories', async () => {
      await insertMany(9);
      expect(await ids({ scope: { vendorIds: ['d001'] } })).toEqual(['demo-0007', 'demo-0004', 'demo-0001']);
      const several = await store.listOrders({ scope: { vendorIds: ['demo', 'd002', 'othr'] }, count: 3 });
      expect(several.map(({ order_id: orderId }) => orderId)).toEqual(['demo-0008', 'demo-0006', 'demo-0005']);
      expect(several[0]?.status_history).toHaveLength(1);
    });

    it('filters by the creation, both ends inclusive', async () => {
      await insertMany(8);
      expect(await ids({ from: at(1), to: at(2) })).toEqual(['demo-0005', 'demo-0004', 'demo-0003', 'demo-0002']);
    });

    it('filters by status, and delayed orders by their history', async () => {
      await insert({ order_id: 'demo-a', status: 'NEW' });
      await insert({ order_id: 'demo-b', status: 'DELAYED' }, 'NEW');
      await insert({ order_id: 'demo-c', status: 'DELAYED' }, 'NEW', 'PICKED_UP');
      await insert({ order_id: 'demo-d', status: 'DELIVERED' }, 'NEW', 'PICKED_UP');
      expect(await ids({ statuses: ['NEW'] })).toEqual(['demo-a']);
      expect(await ids({ statuses: ['NEW'], delayed: 'new' })).toEqual(['demo-b', 'demo-a']);
      expect(await ids({ statuses: ['PICKED_UP'], delayed: 'collected' })).toEqual(['demo-c']);
      expect(await ids({ statuses: ['NEW', 'DELAYED'] })).toEqual(['demo-c', 'demo-b', 'demo-a']);
      expect(await ids({ statuses: ['DELIVERED'] })).toEqual(['demo-d']);
    });

    it('filters scheduled orders', async () => {
      await insert({ order_id: 'demo-a', preordered_for: at(30) });
      await insert({ order_id: 'demo-b', preordered_for: at(10) });
      await insert({ order_id: 'demo-c' });
      await insert({ order_id: 'demo-d', preordered_for: at(30), status: 'PICKED_UP' });
      expect(await ids({ scheduled: { wanted: true, at: at(20) } })).toEqual(['demo-a']);
      expect(await ids({ scheduled: { wanted: false, at: at(20) } })).toEqual(['demo-d', 'demo-c', 'demo-b']);
    });

    it('finds phone numbers in any format, beginnings of ids, and literal text', async () => {
      await insert({ order_id: 'demo-a1', customer_phone_number: '+66812345678' });
      await insert({ order_id: 'demo-a2', customer_phone_number: '0812345678', customer_name: '100% Anna' });
      await insert({ order_id: 'demo-b1', customer_phone_number: '+66899999999', customer_address: 'Soi Ari 4' });
      expect(await ids({ phone: '812345678' })).toEqual(['demo-a2', 'demo-a1']);
      expect(await ids({ orderId: 'demo-a' })).toEqual(['demo-a2', 'demo-a1']);
      expect(await ids({ text: '0% an' })).toEqual(['demo-a2']);
      expect(await ids({ text: 'soi ARI' })).toEqual(['demo-b1']);
      expect(await ids({ text: '_' })).toEqual([]);
    });
  });
});
