import { describe, expect, test } from 'vitest';
import { isWithoutRider, riderSearchStartedAt } from './no-rider.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';

const minute = 60_000;
/** Sample orders change their status once a minute. */
const at = (step: number) => sampleStart + step * minute;
const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

describe('the search for a rider', () => {
  test('starts at the release and continues while the order is edited or delayed', () => {
    expect(riderSearchStartedAt(orderThrough(waiting))).toBe(at(2));
    expect(riderSearchStartedAt(orderThrough([...waiting, 'MODIFIED']))).toBe(at(2));
    expect(riderSearchStartedAt(orderThrough([...waiting, 'MODIFIED', 'WAITING_FOR_TRANSPORT']))).toBe(at(2));
    expect(riderSearchStartedAt(orderThrough([...waiting, 'DELAYED', 'MODIFIED']))).toBe(at(2));
  });

  test('restarts when a rider drops out and when the merchant reschedules', () => {
    expect(riderSearchStartedAt(orderThrough([...waiting, 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT']))).toBe(
      at(4),
    );
    expect(riderSearchStartedAt(orderThrough([...waiting, 'RECEIVED']))).toBeNull();
    expect(riderSearchStartedAt(orderThrough([...waiting, 'RECEIVED', 'WAITING_FOR_TRANSPORT']))).toBe(at(4));
  });

  test('also starts at the release of a scheduled order', () => {
    const scheduled = orderThrough(waiting, at(60) / 1000);
    expect(riderSearchStartedAt(scheduled)).toBe(at(2));
    expect(riderSearchStartedAt(orderThrough(['NEW', 'RECEIVED'], at(60) / 1000))).toBeNull();
  });

  test('is over in every later status', () => {
    const sought = orderStatuses.filter((status) => riderSearchStartedAt(orderThrough([...waiting, status])) !== null);
    expect(sought).toEqual([
      'WAITING_FOR_TRANSPORT',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'DELAYED',
      'MODIFIED',
    ]);
  });
});

describe('isWithoutRider', () => {
  const order = orderThrough(waiting);
  const isLost = (nowMs: number, waitOnFrom: number | null = null) =>
    isWithoutRider(order, { nowMs, limitMinutes: 8, waitOnFrom });

  test('returns true when no rider has accepted the order within the limit', () => {
    expect(isLost(at(2) + 8 * minute - 1)).toBe(false);
    expect(isLost(at(2) + 8 * minute)).toBe(true);
  });

  test('returns false for the length of the limit after the merchant chose to wait', () => {
    expect(isLost(at(17), at(12))).toBe(false);
    expect(isLost(at(20), at(12))).toBe(true);
  });

  test('counts from the start of the search if the merchant chose to wait before it', () => {
    expect(isLost(at(9), at(0))).toBe(false);
    expect(isLost(at(10), at(0))).toBe(true);
  });

  test('returns false once a rider has the order', () => {
    const taken = orderThrough([...waiting, 'ASSIGNED_TO_TRANSPORT']);
    expect(isWithoutRider(taken, { nowMs: at(600), limitMinutes: 8, waitOnFrom: null })).toBe(false);
  });
});
