import { describe, expect, test } from 'vitest';
import type { RiderPosition, RiderPositions, StoredPosition } from './ports.ts';
import { receivePositions } from './receive-positions.ts';

const now = Date.UTC(2026, 10, 21, 4);

function position(riderId: string, latitude: number, secondsAgo = 0): RiderPosition {
  const rider = { id: riderId, name: 'Anong', phoneNumber: '+66800000007', vehicle: 'motorbike' as const };
  return { rider, busy: true, latitude, longitude: 100.56, at: now - secondsAgo * 1000 };
}

/** A table of positions whose `save` can wait or fail. */
class Table implements RiderPositions {
  readonly rows = new Map<string, StoredPosition>();
  readonly saves: number[] = [];
  before: () => Promise<void> = async () => undefined;

  async save(positions: readonly RiderPosition[]): Promise<void> {
    this.saves.push(positions.length);
    await this.before();
    for (const { rider, latitude, longitude, at } of positions) {
      const updatedAt = new Date(at).toISOString();
      this.rows.set(rider.id, { latitude, longitude, accuracyMetres: null, updatedAt });
    }
  }

  async find(riderId: string): Promise<StoredPosition | null> {
    return this.rows.get(riderId) ?? null;
  }

  async findAll(riderIds: readonly string[]): Promise<ReadonlyMap<string, StoredPosition>> {
    return new Map([...this.rows].filter(([id]) => riderIds.includes(id)));
  }
}

function scene() {
  const table = new Table();
  return { table, receive: receivePositions({ positions: table, now: () => now, topSpeedKmh: 150 }) };
}

describe('positions of riders', () => {
  test('are saved together if they arrive during another save, and each request gets its own answer', async () => {
    const { table, receive } = scene();
    const held = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    table.before = () => {
      started.resolve();
      return held.promise;
    };
    const first = receive([position('r0', 13.7)]);
    await started.promise;
    const meanwhile = ['r1', 'r2', 'r3'].map((id) => receive([position(id, 13.7), position(id, 99)]));
    held.resolve();
    expect(await first).toEqual([]);
    expect(await Promise.all(meanwhile)).toEqual(Array(3).fill([{ index: 1, why: 'off-the-globe' }]));
    expect(table.saves).toEqual([1, 3]);
  });

  test('are applied by time within one request, and the newest is stored', async () => {
    const { table, receive } = scene();
    expect(await receive([position('r1', 13.701), position('r1', 13.7, 20), position('r1', 13.7005, 10)])).toEqual([]);
    expect(table.rows.get('r1')?.latitude).toBe(13.701);
    expect(table.saves).toEqual([1]);
  });

  test('are not stored after a jump until the next position confirms it', async () => {
    const { table, receive } = scene();
    await receive([position('r1', 13.7, 30)]);
    expect(await receive([position('r1', 13.8, 20)])).toEqual([{ index: 0, why: 'jump' }]);
    expect(table.rows.get('r1')?.latitude).toBe(13.7);
    expect(await receive([position('r1', 13.8001, 10)])).toEqual([]);
    expect(table.rows.get('r1')?.latitude).toBe(13.8001);
  });

  test('are rejected if they could not be saved, and the following ones are saved', async () => {
    const { table, receive } = scene();
    table.before = async () => {
      throw new Error('database down');
    };
    await expect(receive([position('r1', 13.7, 10)])).rejects.toThrow('database down');
    table.before = async () => undefined;
    expect(await receive([position('r1', 13.7)])).toEqual([]);
    expect(table.rows.size).toBe(1);
  });
});
