import { engines, type TestDatabase } from '@riderbell/server/adapters/postgres/test-databases.suite.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedFleetStore } from '../src/fleet/simulated-fleet-store.ts';

describe.each(engines)('on the $name database', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
  });
  afterAll(() => test.drop());

  describe('the simulated fleet’s store', () => {
    it('loads what was saved, without the orders that ended', async () => {
      interface Delivery {
        request: { orderId: string };
        reported: number;
      }
      const store = new SimulatedFleetStore<{ riderId: string; place: number[] }, Delivery>(test.database.pool);
      const delivery = (orderId: string, reported: number): Delivery => ({ request: { orderId }, reported });
      const rider = { riderId: 'one', place: [13.7, 100.5] };
      await store.save({ riders: [rider], deliveries: [delivery('a', 0), delivery('b', 0)], ended: [] });
      await store.save({ riders: [], deliveries: [delivery('a', 3)], ended: ['b', 'never-there'] });
      expect(await store.load()).toEqual({ riders: [rider], deliveries: [delivery('a', 3)] });
    });
  });
});
