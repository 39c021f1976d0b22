import { describe, expect, test } from 'vitest';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses, type OrderStatus } from './order-status.ts';
import { canReschedule, predatesReschedule } from './rescheduling.ts';

const minute = 60_000;
/** Sample orders change their status once a minute. */
const at = (step: number) => sampleStart + step * minute;

describe('canReschedule', () => {
  test('allows an order that waits for its time or for a rider, and no other status', () => {
    const movable = orderStatuses.filter((status) => canReschedule(orderThrough(['NEW', status])));
    expect(movable).toEqual(['RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });

  test.each<[boolean, [OrderStatus, ...OrderStatus[]]]>([
    [true, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'MODIFIED']],
    [true, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'DELAYED']],
    [true, ['RECEIVED', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT']],
    [false, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']],
    [false, ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'PICKED_UP', 'DELAYED']],
  ])('returns %s, by the place before a delay or an edit, for %s', (possible, statuses) => {
    expect(canReschedule(orderThrough(statuses))).toBe(possible);
  });
});

describe('a fleet event', () => {
  const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

  test('counts for an order that was never rescheduled', () => {
    expect(predatesReschedule(orderThrough(waiting), undefined)).toBe(false);
    expect(predatesReschedule(orderThrough(waiting), at(0))).toBe(false);
    expect(predatesReschedule(orderThrough(['NEW', 'RECEIVED']), at(0))).toBe(false);
  });

  test('predates the reschedule while the order waits for its new time', () => {
    const rescheduled = orderThrough([...waiting, 'RECEIVED']);
    expect(predatesReschedule(rescheduled, undefined)).toBe(true);
    expect(predatesReschedule(rescheduled, at(10))).toBe(true);
  });

  test('counts once the fleet looks for a rider again, unless it happened before the reschedule', () => {
    const again = orderThrough([...waiting, 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
    expect(predatesReschedule(again, at(3) - 1)).toBe(true);
    expect(predatesReschedule(again, at(4))).toBe(false);
    // A fleet with a clock up to a minute behind, and one that sends no time.
    expect(predatesReschedule(again, at(4) - minute / 2)).toBe(false);
    expect(predatesReschedule(again, undefined)).toBe(false);
    const late = {
      ...again,
      status_history: again.status_history.map((entry, index) =>
        index < 4 ? entry : { ...entry, created_at: new Date(at(60)).toISOString() },
      ),
    };
    expect(predatesReschedule(late, at(30))).toBe(true);
  });
});
