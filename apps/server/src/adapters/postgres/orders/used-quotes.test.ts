import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderRows } from './postgres-orders.ts';
import { PostgresOrders } from './postgres-orders.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from '../test-databases.suite.ts';

describe.each(engines)('used quotes on the $name database', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
  });
  afterAll(() => test.drop());

  it('are stored until they expire', async () => {
    const quote = { quote_id: 'spent', used_at: new Date(1000), expires_at: new Date(5000) };
    const store = new OrderRows(test.database.pool);
    const insert = (id: string): Promise<string> =>
      store.insertOrder(sampleOrder({ order_id: id }), [entry('NEW')], orderEvent(), { quote });
    expect(await insert('demo-0000000001')).toBe('inserted');
    const orders = new PostgresOrders(test.database.pool, Date.now);
    expect(await orders.sweepQuotes(5000)).toBe(0);
    expect(await insert('demo-0000000002')).toBe('quote-used');
    expect(await orders.sweepQuotes(5001)).toBe(1);
  });
});
