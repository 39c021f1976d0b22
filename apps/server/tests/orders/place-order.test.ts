import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresOrders } from '../../src/adapters/postgres/orders/postgres-orders.ts';
import { addVendors, engines, type TestDatabase } from '../../src/adapters/postgres/test-databases.suite.ts';
import { type OrdersScene, ordersScene, sampleRequest } from '../../src/features/orders/order-samples.ts';

/** Without an account, which these databases do not have. */
const principal = { kind: 'embedded', vendorId: 'd001', endsAt: 1 } as const;
const trace = { principal, remoteAddress: '127.0.0.1', userAgent: undefined };

describe.each(engines)('orders in the background on $name', ({ open }) => {
  let test: TestDatabase;
  let scene: OrdersScene;

  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
    scene = ordersScene({ store: new PostgresOrders(test.database.pool, Date.now) });
  });

  afterAll(() => test.drop());

  /** What exists of the order in each table. */
  async function effects(orderId: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const table of ['orders', 'order_status_history', 'outbox', 'quotes']) {
      const { rows } = await test.database.pool.query<{ count: number }>(
        `select count(*) from ${table} where order_id = $1`,
        [orderId],
      );
      found[table] = rows[0]?.count ?? -1;
    }
    const { rows } = await test.database.pool.query<{ count: number }>(
      `select count(*) from jobs where payload ->> 'orderId' = $1`,
      [orderId],
    );
    return { ...found, jobs: rows[0]?.count ?? -1 };
  }

  const body = sampleRequest({ delivery_fee: undefined, signature: undefined });

  it('has one order with one set of effects however many attempts run at once', async () => {
    const orderId = scene.feature.reserveOrderId('d001');
    const place = () => scene.feature.place({ ...trace, body, orderId, fee: 63_00 });
    const attempts = await Promise.all(Array.from({ length: 8 }, place));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(8);
    expect(await effects(orderId)).toEqual({ orders: 1, order_status_history: 3, outbox: 1, quotes: 1, jobs: 2 });
    expect(await place()).toEqual(attempts[0]);
    expect(await effects(orderId)).toEqual({ orders: 1, order_status_history: 3, outbox: 1, quotes: 1, jobs: 2 });
  });

  it('has each edit and each cancellation once however many attempts run at once', async () => {
    const orderId = scene.feature.reserveOrderId('d001');
    await scene.feature.place({ ...trace, body, orderId, fee: 63_00 });
    const location = { address: '7, , Soi 11', latitude: 13.743_812_3, longitude: 100.556_812_3, notes: '' };
    const edit = () =>
      scene.feature.edit({
        ...trace,
        orderId,
        body: { vendor_id: 'd001', payment_method: 'CASH_ON_DELIVERY', amount: 300.5, item_details: 'x', location },
      });
    const edits = await Promise.all(Array.from({ length: 4 }, edit));
    expect(edits.filter(({ ok }) => ok)).toHaveLength(4);
    expect(await edit()).toEqual(edits[0]);
    const edited = await effects(orderId);
    expect(edited).toMatchObject({ order_status_history: 4, outbox: 2, quotes: 2 });

    const cancel = () => scene.feature.cancel({ ...trace, vendorId: 'd001', orderId, reason: 'mistake-error' });
    const cancellations = await Promise.all(Array.from({ length: 4 }, cancel));
    expect(cancellations.filter(({ ok }) => ok)).toHaveLength(4);
    expect(await effects(orderId)).toEqual({
      ...edited,
      order_status_history: 5,
      outbox: 3,
      jobs: (edited['jobs'] ?? 0) + 1,
    });
  });
});
