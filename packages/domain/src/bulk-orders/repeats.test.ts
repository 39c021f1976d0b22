import { describe, expect, it } from 'vitest';
import { moveBy } from '../places/coordinates.ts';
import {
  mostNamedRows,
  ordersOfToday,
  repeatedReferences,
  repeatedRows,
  type OrderOfToday,
  type RepeatedRow,
} from './repeats.ts';

const door = { latitude: 13.7563, longitude: 100.5018 };

const rowOf = (number: number, changes: Partial<RepeatedRow> = {}): RepeatedRow => ({
  rowId: `row-${number}`,
  number,
  reference: '',
  phone: '+66812345678',
  address: ', , 12/4 Soi 23',
  point: null,
  amount: 350_00,
  ...changes,
});

/** The other rows that each row repeats. */
const namesOf = (...rows: readonly RepeatedRow[]): (readonly number[] | undefined)[] => {
  const repeated = repeatedRows(rows);
  return rows.map(({ rowId }) => repeated.get(rowId));
};

describe('repeatedRows', () => {
  it('finds rows with the same phone number, address and amount', () => {
    expect(namesOf(rowOf(2), rowOf(3, { phone: '+66899999999' }), rowOf(4))).toEqual([[4], undefined, [2]]);
  });

  it('compares addresses as people read them', () => {
    expect(namesOf(rowOf(2), rowOf(3, { address: '12/4  SOI 23' }))).toEqual([[3], [2]]);
  });

  it.each<[string, Partial<RepeatedRow>]>([
    ['phone number', { phone: '+66899999999' }],
    ['address', { address: '99 Silom' }],
    ['amount', { amount: 351_00 }],
    ['unit', { address: '5, , 12/4 Soi 23' }],
  ])('does not find a row with another %s', (_, changes) => {
    expect(namesOf(rowOf(2), rowOf(3, changes))).toEqual([undefined, undefined]);
  });

  it('finds two spellings of an address within ten metres, in any direction', () => {
    for (const [north, east] of [
      [9, 0],
      [-9, 0],
      [0, 9],
      [0, -9],
      [6, 6],
      [-6, 6],
    ] as const) {
      const other = rowOf(3, { address: 'Soi 23, no. 12/4', point: moveBy(door, north, east) });
      expect(namesOf(rowOf(2, { point: door }), other)).toEqual([[3], [2]]);
    }
    const far = rowOf(3, { address: 'Soi 23, no. 12/4', point: moveBy(door, 0, 15) });
    expect(namesOf(rowOf(2, { point: door }), far)).toEqual([undefined, undefined]);
  });

  it('finds neighbours near the poles and on both sides of the equator', () => {
    for (const latitude of [0, 0.00001, -0.00001, 66, -45, 89.9]) {
      const point = { latitude, longitude: 20 };
      const other = rowOf(3, { address: 'other', point: moveBy(point, 5, 5) });
      expect(namesOf(rowOf(2, { point }), other)).toEqual([[3], [2]]);
    }
  });

  it('never compares rows without a phone number', () => {
    expect(namesOf(rowOf(2, { phone: '' }), rowOf(3, { phone: '' }))).toEqual([undefined, undefined]);
  });

  it('names a limited number of rows in a file of equal rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => rowOf(index + 2, { point: door }));
    const repeated = repeatedRows(rows);
    expect(repeated.size).toBe(10_000);
    expect(repeated.get('row-2')).toEqual(Array.from({ length: mostNamedRows }, (_, index) => index + 3));
    expect(repeated.get('row-9000')).toHaveLength(mostNamedRows);
  });
});

describe('repeatedReferences', () => {
  it('names the first row for every further one', () => {
    const rows = [
      rowOf(2, { reference: 'A' }),
      rowOf(3),
      rowOf(4, { reference: 'A' }),
      rowOf(5),
      rowOf(6, { reference: 'A' }),
    ];
    expect([...repeatedReferences(rows)]).toEqual([
      ['row-4', 2],
      ['row-6', 2],
    ]);
  });
});

describe('ordersOfToday', () => {
  const orderOf = (orderId: string, changes: Partial<OrderOfToday> = {}): OrderOfToday => ({
    orderId,
    status: 'RECEIVED',
    ...rowOf(0),
    ...changes,
  });

  it('finds the newest order with the same phone number, door and amount', () => {
    const like = ordersOfToday([orderOf('new'), orderOf('old'), orderOf('other', { amount: 1 })]);
    expect(like(rowOf(2))).toBe('new');
    expect(like(rowOf(2, { amount: 1 }))).toBe('other');
    expect(like(rowOf(2, { amount: 2 }))).toBeNull();
    expect(like(rowOf(2, { phone: '' }))).toBeNull();
  });

  it('finds an order at the same point with another spelling of the address', () => {
    const like = ordersOfToday([orderOf('near', { point: door, address: 'the blue house' })]);
    expect(like(rowOf(2, { point: moveBy(door, 4, 4) }))).toBe('near');
  });

  it("ignores the order of the row's own reference, but not that of another", () => {
    const like = ordersOfToday([orderOf('own', { reference: 'A' })]);
    expect(like(rowOf(2, { reference: 'A' }))).toBeNull();
    expect(like(rowOf(2, { reference: 'B' }))).toBe('own');
    expect(like(rowOf(2))).toBe('own');
  });

  it.each(['CANCELLED', 'RETURNED_TO_VENDOR'])('ignores an order that did not reach its customer: %s', (status) => {
    expect(ordersOfToday([orderOf('gone', { status })])(rowOf(2))).toBeNull();
  });
});
