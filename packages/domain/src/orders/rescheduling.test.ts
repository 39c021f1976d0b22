import { describe, expect, test } from 'vitest';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses, type OrderStatus } from './order-status.ts';
import { canReschedule, isOfEarlierRound } from './rescheduling.ts';

const minute = 60_000;
/** The samples take a step a minute. */
const at = (step: number) => sampleStart + step * minute;

describe('another time may be chosen for an order', () => {
  test('while it waits for its time or for a rider, and in no other status', () => {
    const movable = orderStatuses.filter((status) => canReschedule(orderThrough(['NEW', status])));
    expect(movable).toEqual(['RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });

  test.each<[boolean, [OrderStatus, ...OrderStatus[]]]>([
    [true, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'MODIFIED']],
    [true, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'DELAYED']],
    [true, ['RECEIVED', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT']],
    [false, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']],
    [false, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'PICKED_UP', 'DELAYED']],
  ])('%s, going by where it really is: %s', (possible, statuses) => {
    expect(canReschedule(orderThrough(statuses))).toBe(possible);
  });
});

describe('what a fleet tells of an order', () => {
  const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

  test('is about it as long as it was never put off', () => {
    expect(isOfEarlierRound(orderThrough(waiting), undefined)).toBe(false);
    expect(isOfEarlierRound(orderThrough(waiting), at(0))).toBe(false);
    expect(isOfEarlierRound(orderThrough(['NEW', 'RECEIVED']), at(0))).toBe(false);
  });

  test('is about the time before while it waits for another one', () => {
    const putOff = orderThrough([...waiting, 'RECEIVED']);
    expect(isOfEarlierRound(putOff, undefined)).toBe(true);
    expect(isOfEarlierRound(putOff, at(10))).toBe(true);
  });

  test('is about its new time once riders are sought again, but for what happened before', () => {
    const again = orderThrough([...waiting, 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
    expect(isOfEarlierRound(again, at(3) - 1)).toBe(true);
    expect(isOfEarlierRound(again, at(4))).toBe(false);
    // A fleet whose clock is behind by less than a minute, and one that says no time.
    expect(isOfEarlierRound(again, at(4) - minute / 2)).toBe(false);
    expect(isOfEarlierRound(again, undefined)).toBe(false);
    const late = {
      ...again,
      status_history: again.status_history.map((entry, index) =>
        index < 4 ? entry : { ...entry, created_at: new Date(at(60)).toISOString() },
      ),
    };
    expect(isOfEarlierRound(late, at(30))).toBe(true);
  });
});
