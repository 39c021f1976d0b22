import { storedOutcomes } from '@riderbell/domain/quotes/promise.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderRows } from './orders/postgres-orders.ts';
import { PostgresPromiseRecords } from './promise-records.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from './test-databases.suite.ts';

describe.each(engines)('the outcomes of promises on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
  });
  afterAll(() => test.drop());

  let made = 0;
  /** An order of the vendor that ends at this instant, with the outcome of its promise. */
  async function ended(vendor: string, endedAt: number, isKept = true): Promise<void> {
    made += 1;
    const store = new OrderRows(test.database.pool);
    const id = `${vendor}-${String(made).padStart(10, '0')}`;
    const order = sampleOrder({ order_id: id, vendor_id: vendor });
    await store.insertOrder(order, [entry('NEW')], orderEvent());
    const changes = { status: 'DELIVERED', updated_at: '2026-11-21T04:00:00.000Z' };
    const promiseOutcome = { endedAt, kept: isKept, lateMinutes: 3 };
    const outcome = await store.changeOrder(id, 1, changes, [entry('DELIVERED')], orderEvent(), { promiseOutcome });
    expect(outcome).toBe('changed');
  }

  it('are empty without deliveries', async () => {
    expect(await new PostgresPromiseRecords(test.database.pool).ofOutlet('othr')).toEqual([]);
  });

  it('are counted at the outlet, newest first, also for orders that end simultaneously', async () => {
    const records = new PostgresPromiseRecords(test.database.pool);
    await ended('d001', 1);
    await ended('d001', 2, false);
    expect(await records.ofOutlet('d001')).toEqual([
      { endedAt: 2, kept: false, lateMinutes: 3 },
      { endedAt: 1, kept: true, lateMinutes: 3 },
    ]);
    await Promise.all([3, 4, 5, 6].map((at) => ended('d001', at)));
    expect((await records.ofOutlet('d001')).map(({ endedAt }) => endedAt).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(await records.ofOutlet('d002')).toEqual([]);
  });

  it('are stored for the last orders only', async () => {
    const records = new PostgresPromiseRecords(test.database.pool);
    for (let at = 1; at <= storedOutcomes + 2; at += 1) await ended('d002', at);
    const outcomes = await records.ofOutlet('d002');
    expect(outcomes).toHaveLength(storedOutcomes);
    expect(outcomes[0]).toMatchObject({ endedAt: storedOutcomes + 2 });
    expect(outcomes.at(-1)).toMatchObject({ endedAt: 3 });
  });

  it('are not counted when the order has changed in the meantime', async () => {
    const records = new PostgresPromiseRecords(test.database.pool);
    const store = new OrderRows(test.database.pool);
    await store.insertOrder(
      sampleOrder({ order_id: 'othr-0000000001', vendor_id: 'othr' }),
      [entry('NEW')],
      orderEvent(),
    );
    const changes = { status: 'DELIVERED', updated_at: '2026-11-21T04:00:00.000Z' };
    const promiseOutcome = { endedAt: 1, kept: true, lateMinutes: 0 };
    await store.changeOrder('othr-0000000001', 7, changes, [], orderEvent(), { promiseOutcome });
    expect(await records.ofOutlet('othr')).toEqual([]);
  });

  it('can be read for all outlets together', async () => {
    const everywhere = await new PostgresPromiseRecords(test.database.pool).everywhere();
    expect(everywhere).toHaveLength(6 + storedOutcomes);
    expect(everywhere[0]).toMatchObject({ endedAt: storedOutcomes + 2 });
  });
});
