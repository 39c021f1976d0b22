import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RiderPosition } from '../../features/fleet/ports.ts';
import { OrderRows } from './orders/postgres-orders.ts';
import { PostgresProofRegister } from './proof-register.ts';
import { PostgresRiderPositions } from './rider-positions.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from './test-databases.suite.ts';

describe.each(engines)('on the $name database', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
  });
  afterAll(() => test.drop());

  describe('the positions of riders', () => {
    const position = (id: string, latitude: number, at: number): RiderPosition => ({
      rider: { id, name: 'Somchai', phoneNumber: '+66800000101', vehicle: 'motorbike' },
      busy: true,
      latitude,
      longitude: 100.5,
      at,
    });

    it('are stored for all riders at once, the newest of each', async () => {
      const positions = new PostgresRiderPositions(test.database.pool);
      await positions.save([position('one', 13.1, 1000), position('two', 13.2, 1000), position('one', 13.3, 2000)]);
      expect(await positions.find('one')).toEqual({
        latitude: 13.3,
        longitude: 100.5,
        accuracyMetres: null,
        updatedAt: '1970-01-01T00:00:02.000Z',
      });
      await positions.save([position('one', 13.9, 1500), position('two', 13.4, 3000)]);
      expect((await positions.find('one'))?.latitude).toBe(13.3);
      expect((await positions.find('two'))?.latitude).toBe(13.4);
    });

    it('include the accuracy if the rider reports it', async () => {
      const positions = new PostgresRiderPositions(test.database.pool);
      await positions.save([{ ...position('exact', 13.1, 1000), accuracyMetres: 12.5 }]);
      expect((await positions.find('exact'))?.accuracyMetres).toBe(12.5);
      await positions.save([position('exact', 13.2, 2000)]);
      expect((await positions.find('exact'))?.accuracyMetres).toBeNull();
    });

    it('are unknown for a rider without a report', async () => {
      const positions = new PostgresRiderPositions(test.database.pool);
      await positions.save([]);
      expect(await positions.find('nobody')).toBeNull();
    });
  });

  describe('the register of photos', () => {
    it('knows a photo until it expires, lists its file for deletion, and then only that it was there', async () => {
      const register = new PostgresProofRegister(test.database.pool);
      const rows = new OrderRows(test.database.pool);
      const proof = {
        file_key: 'demo-0000000001/delivery.png',
        kind: 'delivery',
        content_type: 'image/png',
        taken_at: new Date(1000),
        expires_at: new Date(5000),
      };
      await rows.insertOrder(sampleOrder(), [entry('NEW')], orderEvent(), {
        proofs: [proof],
      });
      const stored = { vendorId: 'd001', guestId: null, fileKey: proof.file_key, contentType: 'image/png' };
      expect(await register.find('demo-0000000001', 'delivery', 4999)).toEqual(stored);
      expect(await register.find('demo-0000000001', 'pickup', 0)).toBeNull();
      expect(await register.find('demo-0000000001', 'delivery', 5000)).toBeNull();
      expect(await register.expired(4999, 10)).toEqual([]);
      expect(await register.expired(5000, 10)).toEqual([proof.file_key]);
      await register.markRemoved([proof.file_key], 4000);
      expect(await register.expired(5000, 10)).toEqual([]);
      // Removed before its time, it is nowhere shown as present.
      expect(await register.find('demo-0000000001', 'delivery', 4500)).toBeNull();
      expect((await rows.findOrder('demo-0000000001'))?.proofs).toMatchObject([
        { kind: 'delivery', expires_at: new Date(4000).toISOString() },
      ]);
    });
  });
});
