import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresEventLog } from './event-log.ts';
import { PostgresGuestJoins, type OwnerChange } from './guest-joins.ts';
import { PostgresGuestStore } from './guest-store.ts';
import { OrderRows } from './orders/postgres-orders.ts';
import { PostgresOrders } from './orders/postgres-orders.ts';
import type { SqlPool } from './sql-pool.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from './test-databases.suite.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const hour = 3_600_000;

/** The part of the orders feature that the store needs when an order is taken over. */
const withNewOwner: OwnerChange = (order, { vendorId }) => ({
  order: { ...order, vendorId, updated_at: new Date(now + 1).toISOString() },
  event: { order_id: order.orderId, vendor_id: vendorId } as ReturnType<OwnerChange>['event'],
});

describe.each(engines)('guests on the $name database', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let guests: PostgresGuestStore;
  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await test.database.migrate();
    await addVendors(pool);
    await pool.query(`insert into accounts (account_id, email, name, password_hash, locale, created_at) values
      ('one', 'one@a.test', 'One', 'x', 'en', now()), ('two', 'two@a.test', 'Two', 'x', 'en', now())`);
    guests = new PostgresGuestStore(test.database.kysely);
  });
  afterAll(() => test.drop());

  let numbered = 0;
  async function newGuest(orders = 0): Promise<string> {
    numbered += 1;
    const guestId = `guest-${numbered}`;
    await guests.begin(guestId, now + hour, now);
    for (let made = 0; made < orders; made += 1) await insert(guestId, made);
    return guestId;
  }

  function insert(guestId: string, ordersMade: number): Promise<string> {
    const order = sampleOrder({
      order_id: `guest-${guestId}-${ordersMade}`,
      vendor_id: 'guest',
      family_id: 'guest',
      guest_id: guestId,
      sender_email: 'niran@a.test',
    });
    const guest = { guest_id: guestId, orders_made: ordersMade };
    return new OrderRows(pool).insertOrder(order, [entry('NEW')], orderEvent(), { guest });
  }

  const joinsWith = (taking: OwnerChange) => new PostgresGuestJoins(pool, taking, () => undefined);
  const joining = (guestId: string, accountId = 'one') => ({
    guestId,
    accountId,
    vendorId: 'd001',
    familyId: 'demo',
    now,
  });

  async function ordersOf(guestId: string): Promise<{ vendor_id: string; guest_id: string | null; version: number }[]> {
    const { rows } = await pool.query<{ vendor_id: string; guest_id: string | null; version: number }>(
      'select vendor_id, guest_id, version from orders where order_id like $1 order by order_id',
      [`guest-${guestId}-%`],
    );
    return rows;
  }

  it('create an order only if the count of their orders has not changed', async () => {
    const guestId = await newGuest();
    expect(await insert(guestId, 0)).toBe('inserted');
    expect(await insert(guestId, 0)).toBe('guest-changed');
    expect(await insert('nobody', 0)).toBe('guest-changed');
    const orders = new PostgresOrders(pool, () => now);
    expect(await orders.guest(guestId)).toEqual({ ordersMade: 1, underWay: 1 });
    expect(await orders.guest('nobody')).toBeNull();
  });

  it('do not count an order that was not stored', async () => {
    const guestId = await newGuest(1);
    const taken = sampleOrder({ order_id: `guest-${guestId}-0`, vendor_id: 'guest', guest_id: guestId });
    const guest = { guest_id: guestId, orders_made: 1 };
    const store = new OrderRows(pool);
    expect(await store.insertOrder(taken, [entry('NEW')], orderEvent(), { guest })).toBe('id-taken');
    expect(await insert(guestId, 1)).toBe('inserted');
  });

  it('create simultaneous orders one at a time', async () => {
    const guestId = await newGuest();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => insert(guestId, 0)));
    expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(1);
  });

  it('can only have orders at the placeholder vendor', async () => {
    const guestId = await newGuest();
    const order = sampleOrder({ order_id: `guest-${guestId}-0`, guest_id: guestId });
    await expect(new OrderRows(pool).insertOrder(order, [entry('NEW')], orderEvent())).rejects.toThrow(
      'orders_of_guests',
    );
  });

  it('take all their orders along, also more than one page, each with its event', async () => {
    const guestId = await newGuest(120);
    const log = new PostgresEventLog(pool);
    const before = await log.head();
    expect(await joinsWith(withNewOwner).join(joining(guestId))).toEqual({ ok: true, joined: 120 });
    expect(await ordersOf(guestId)).toEqual(
      Array.from({ length: 120 }, () => ({ vendor_id: 'd001', guest_id: null, version: 2 })),
    );
    const { events } = await log.readAfter(before, { vendorId: 'd001', withOutlets: false, guestId: null }, 500);
    expect(new Set(events.map(({ order }) => order.order_id)).size).toBe(120);
    expect(await log.readAfter(before, { vendorId: 'guest', withOutlets: false, guestId }, 10)).toMatchObject({
      events: [],
    });
    expect(await insert(guestId, 120)).toBe('guest-changed');
  });

  it('join an account only once', async () => {
    const guestId = await newGuest(2);
    const joins = joinsWith(withNewOwner);
    const both = await Promise.all([joins.join(joining(guestId, 'one')), joins.join(joining(guestId, 'two'))]);
    expect(both).toContainEqual({ ok: true, joined: 2 });
    expect(both).toContainEqual({ ok: false, why: 'taken' });
    expect(await joins.join(joining('nobody'))).toEqual({ ok: false, why: 'unknown' });
  });

  it('are unchanged after a joining was interrupted', async () => {
    const guestId = await newGuest(3);
    let taken = 0;
    const breaking = joinsWith((order, to) => {
      taken += 1;
      if (taken === 3) throw new Error('killed');
      return withNewOwner(order, to);
    });
    await expect(breaking.join(joining(guestId))).rejects.toThrow('killed');
    expect(await ordersOf(guestId)).toEqual(
      Array.from({ length: 3 }, () => ({ vendor_id: 'guest', guest_id: guestId, version: 1 })),
    );
    expect(await guests.isOpen(guestId, now)).toBe(true);
    expect(await joinsWith(withNewOwner).join(joining(guestId, 'two'))).toEqual({ ok: true, joined: 3 });
  });

  it('are unchanged when the database refuses the last step', async () => {
    const guestId = await newGuest(2);
    // The vendor no longer exists.
    const gone = { ...joining(guestId), vendorId: 'gone' };
    await expect(joinsWith(withNewOwner).join(gone)).rejects.toThrow('foreign key');
    expect(await ordersOf(guestId)).toMatchObject([{ vendor_id: 'guest' }, { vendor_id: 'guest' }]);
    expect(await guests.isOpen(guestId, now)).toBe(true);
  });

  it('stay open until they expire or join an account, and can be extended until then', async () => {
    const [guestId, joined] = [await newGuest(), await newGuest()];
    expect(await guests.prolong(guestId, now + 3 * hour, now)).toBe(true);
    await joinsWith(withNewOwner).join(joining(joined));
    expect(await guests.prolong(joined, now + 3 * hour, now)).toBe(false);
    expect([await guests.isOpen(guestId, now + 3 * hour - 1), await guests.isOpen(guestId, now + 3 * hour)]).toEqual([
      true,
      false,
    ]);
    expect(await guests.endedAmong([guestId, joined, 'nobody'], now)).toEqual([joined, 'nobody']);
    expect(await guests.prolong(guestId, now + 9 * hour, now + 3 * hour)).toBe(false);
  });

  it('are deleted after they expire, unless they still have orders', async () => {
    await pool.query(
      'delete from guests where not exists (select from orders where orders.guest_id = guests.guest_id)',
    );
    const { rows } = await pool.query<{ count: number }>('select count(*) from guests');
    const [idle, , busy] = [await newGuest(), await newGuest(), await newGuest(1)];
    expect(await guests.sweep(now + hour)).toBe(0);
    expect(await guests.sweep(now + hour + 1)).toBe(2);
    const left = await pool.query<{ guest_id: string }>('select guest_id from guests');
    expect(left.rows).toHaveLength((rows[0]?.count ?? 0) + 1);
    expect(left.rows.map((row) => row.guest_id)).toContain(busy);
    expect(left.rows.map((row) => row.guest_id)).not.toContain(idle);
  });
});
