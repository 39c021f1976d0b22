import { describe, expect, test } from 'vitest';
import { isWithoutRider, ridersSoughtSince } from './no-rider.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';

const minute = 60_000;
/** The samples take a step a minute. */
const at = (step: number) => sampleStart + step * minute;
const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

describe('riders are sought', () => {
  test('from the release on, also while the order is edited or late', () => {
    expect(ridersSoughtSince(orderThrough(waiting))).toBe(at(2));
    expect(ridersSoughtSince(orderThrough([...waiting, 'MODIFIED']))).toBe(at(2));
    expect(ridersSoughtSince(orderThrough([...waiting, 'MODIFIED', 'WAITING_FOR_TRANSPORT']))).toBe(at(2));
    expect(ridersSoughtSince(orderThrough([...waiting, 'DELAYED', 'MODIFIED']))).toBe(at(2));
  });

  test('anew from the rider who dropped out, and from the time that was chosen instead', () => {
    expect(ridersSoughtSince(orderThrough([...waiting, 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT']))).toBe(at(4));
    expect(ridersSoughtSince(orderThrough([...waiting, 'RECEIVED']))).toBeNull();
    expect(ridersSoughtSince(orderThrough([...waiting, 'RECEIVED', 'WAITING_FOR_TRANSPORT']))).toBe(at(4));
  });

  test('for a scheduled order too, once it was released', () => {
    const scheduled = orderThrough(waiting, at(60) / 1000);
    expect(ridersSoughtSince(scheduled)).toBe(at(2));
    expect(ridersSoughtSince(orderThrough(['NEW', 'RECEIVED'], at(60) / 1000))).toBeNull();
  });

  test('in no status that is further along or over', () => {
    const sought = orderStatuses.filter((status) => ridersSoughtSince(orderThrough([...waiting, status])) !== null);
    expect(sought).toEqual([
      'WAITING_FOR_TRANSPORT',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'DELAYED',
      'MODIFIED',
    ]);
  });
});

describe('an order is without a rider', () => {
  const order = orderThrough(waiting);
  const asked = (nowMs: number, waitOnFrom: number | null = null) =>
    isWithoutRider(order, { nowMs, limitMinutes: 8, waitOnFrom });

  test('when nobody has taken it within the limit', () => {
    expect(asked(at(2) + 8 * minute - 1)).toBe(false);
    expect(asked(at(2) + 8 * minute)).toBe(true);
  });

  test('not while its merchant waits on, for as long again', () => {
    expect(asked(at(17), at(12))).toBe(false);
    expect(asked(at(20), at(12))).toBe(true);
  });

  test('not by a choice to wait that was made before riders were sought', () => {
    expect(asked(at(9), at(0))).toBe(false);
    expect(asked(at(10), at(0))).toBe(true);
  });

  test('never once a rider has it', () => {
    const taken = orderThrough([...waiting, 'ASSIGNED_TO_TRANSPORT']);
    expect(isWithoutRider(taken, { nowMs: at(600), limitMinutes: 8, waitOnFrom: null })).toBe(false);
  });
});
