import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fewestOfOutlet,
  isPastPromise,
  promiseKeptShare,
  movedPromise,
  promisedRange,
  type PromiseOutcome,
  promiseOutcome,
  type PromiseRecord,
  relevantOutcomeDays,
} from './promise.ts';

const minute = 60_000;
const now = Date.parse('2026-11-21T04:02:00Z');
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`);
const nothing: PromiseRecord = { outlet: [], everywhere: [] };

function arrivals(minutesLate: readonly number[], kept = true): PromiseOutcome[] {
  return minutesLate.map((lateMinutes, index) => ({ endedAt: now - (index + 1) * 60 * minute, kept, lateMinutes }));
}

const lateness = fc.array(fc.integer({ min: -90, max: 300 }), { minLength: fewestOfOutlet, maxLength: 50 });
const estimate = fc.integer({ min: 0, max: 50 * 60 }).map((minutes) => now + minutes * minute);

describe('the promised range', () => {
  test('is from 5 minutes before to 15 minutes after the estimate without a record, rounded outward', () => {
    expect(promisedRange(at('04:32'), nothing, now)).toEqual({
      from: at('04:25'),
      to: at('04:50'),
      expected: at('04:32'),
    });
  });

  test('is as wide as the outlet’s arrivals were', () => {
    const outlet = arrivals([-4, -2, 0, 1, 3, 5, 8, 12, 22, 80]);
    expect(promisedRange(at('04:40'), { outlet, everywhere: [] }, now)).toMatchObject({
      from: at('04:35'),
      to: at('05:05'),
    });
  });

  test('uses all outlets’ arrivals if the outlet has too few', () => {
    const outlet = arrivals(Array.from({ length: fewestOfOutlet - 1 }, () => 100));
    const everywhere = arrivals(Array.from({ length: 30 }, () => 40));
    expect(promisedRange(at('04:40'), { outlet, everywhere }, now)).toMatchObject({
      from: at('04:40'),
      to: at('05:20'),
    });
  });

  test('ignores old arrivals', () => {
    const outlet = arrivals(Array.from({ length: 20 }, () => 90)).map((outcome) => ({
      ...outcome,
      endedAt: outcome.endedAt - relevantOutcomeDays * 24 * 60 * minute,
    }));
    expect(promisedRange(at('04:32'), { outlet, everywhere: [] }, now)).toEqual(
      promisedRange(at('04:32'), nothing, now),
    );
  });

  test('ignores orders that never arrived', () => {
    const outlet = [
      ...arrivals(Array.from({ length: fewestOfOutlet }, () => 0)),
      ...Array.from({ length: 9 }, () => ({ endedAt: now - minute, kept: false, lateMinutes: null })),
    ];
    expect(promisedRange(at('04:40'), { outlet, everywhere: [] }, now)).toMatchObject({
      from: at('04:40'),
      to: at('04:50'),
    });
  });

  test('contains the estimate, is at least 10 minutes wide, on whole five minutes and never in the past', () => {
    fc.assert(
      fc.property(lateness, estimate, (late, expected) => {
        const range = promisedRange(expected, { outlet: arrivals(late), everywhere: [] }, now);
        expect(range.from).toBeLessThanOrEqual(expected);
        expect(range.to).toBeGreaterThanOrEqual(expected);
        expect(range.to - range.from).toBeGreaterThanOrEqual(10 * minute);
        expect(range.from).toBeGreaterThanOrEqual(now);
        expect(range.to % (5 * minute)).toBe(0);
        // Only an order that is due at once does not begin on whole five minutes.
        if (expected >= now + 5 * minute) expect(range.from % (5 * minute)).toBe(0);
      }),
    );
  });

  test('never begins before the order could be at the door, however early earlier riders were', () => {
    const outlet = arrivals(Array.from({ length: 20 }, () => -40));
    const soonest = at('04:33');
    expect(promisedRange(at('04:40'), { outlet, everywhere: [] }, now, soonest).from).toBe(at('04:35'));
    fc.assert(
      fc.property(lateness, estimate, fc.integer({ min: 0, max: 30 }), (late, expected, handling) => {
        const earliest = expected - handling * minute;
        const range = promisedRange(expected, { outlet: arrivals(late), everywhere: [] }, now, earliest);
        expect(range.from).toBeGreaterThanOrEqual(earliest);
        expect(range.from).toBeLessThanOrEqual(expected);
        const moved = movedPromise(range, 7 * minute, earliest + 7 * minute);
        expect(moved.from).toBeGreaterThanOrEqual(earliest + 7 * minute);
      }),
    );
  });

  test('begins now when the estimate is in the past', () => {
    const range = promisedRange(now - 60 * minute, nothing, now);
    expect(range.from).toBeGreaterThanOrEqual(now);
    expect(range.to).toBeGreaterThanOrEqual(now + 10 * minute);
  });

  test('is never narrower when the arrivals are spread wider', () => {
    fc.assert(
      fc.property(lateness, estimate, fc.double({ min: 1, max: 5, noNaN: true }), (late, expected, factor) => {
        const range = promisedRange(expected, { outlet: arrivals(late), everywhere: [] }, now);
        const spread = arrivals(late.map((minutes) => Math.round(minutes * factor)));
        const wider = promisedRange(expected, { outlet: spread, everywhere: [] }, now);
        expect(wider.from).toBeLessThanOrEqual(range.from);
        expect(wider.to).toBeGreaterThanOrEqual(range.to);
      }),
    );
  });

  test('moves with the destination, rounded outward to whole five minutes', () => {
    const range = promisedRange(at('04:32'), nothing, now);
    expect(movedPromise(range, 7 * minute)).toEqual({ from: at('04:30'), to: at('05:00'), expected: at('04:39') });
    expect(movedPromise(range, 0)).toEqual(range);
  });
});

describe('the share of kept promises', () => {
  test('is the count of the outlet’s recent orders', () => {
    const outlet = [...arrivals(Array.from({ length: 18 }, () => 0)), ...arrivals([40, 50], false)];
    expect(promiseKeptShare(outlet, now)).toEqual({ kept: 18, of: 20 });
  });

  test('is null for a handful of orders', () => {
    expect(promiseKeptShare(arrivals(Array.from({ length: fewestOfOutlet - 1 }, () => 0)), now)).toBeNull();
  });
});

describe('the outcome of a promise', () => {
  const promise = { from: at('04:25'), to: at('04:50'), expected: at('04:32') };
  const order = (status: string, created_at: string) => ({
    status,
    status_history: [
      { status: 'NEW', created_at: '2026-11-21T04:00:00.000Z' },
      { status, created_at },
    ],
    preordered_for: null,
  });

  test.each([
    ['2026-11-21T04:20:00.000Z', true, -12],
    ['2026-11-21T04:50:59.999Z', true, 19],
    ['2026-11-21T04:51:00.000Z', false, 19],
  ])('for an arrival at %s is kept: %s, %d minutes late', (arrived, kept, lateMinutes) => {
    expect(promiseOutcome(order('DELIVERED', arrived), promise)).toEqual({
      endedAt: Date.parse(arrived),
      kept,
      lateMinutes,
    });
  });

  test('is broken for a returned order, in time or not', () => {
    const returned = '2026-11-21T04:30:00.000Z';
    expect(promiseOutcome(order('RETURNED_TO_VENDOR', returned), promise)).toEqual({
      endedAt: Date.parse(returned),
      kept: false,
      lateMinutes: null,
    });
  });

  test.each(['PICKED_UP', 'CANCELLED', 'STALLED', 'RETURN_INITIATED', 'SOMETHING_NEW'])(
    'is undecided in %s',
    (status) => {
      expect(promiseOutcome(order(status, '2026-11-21T05:30:00.000Z'), promise)).toBeNull();
    },
  );

  test('is overdue from the minute after its end, while the order has not ended', () => {
    const underWay = order('PICKED_UP', '2026-11-21T04:30:00.000Z');
    expect(isPastPromise(underWay, promise, at('04:51') - 1)).toBe(false);
    expect(isPastPromise(underWay, promise, at('04:51'))).toBe(true);
    expect(isPastPromise(order('DELIVERED', '2026-11-21T04:30:00.000Z'), promise, at('06:00'))).toBe(false);
    expect(isPastPromise(order('CANCELLED', '2026-11-21T04:30:00.000Z'), promise, at('06:00'))).toBe(false);
  });
});
