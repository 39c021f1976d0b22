import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTimeOf } from './local-time.ts';
import { minuteOfDay, nextTimeOfDay, wallTimeOf } from './wall-time.ts';

describe('the wall time', () => {
  test('is the local time read as UTC, to the second', () => {
    const instant = Date.UTC(2026, 10, 21, 18, 30, 59, 999);
    expect(new Date(wallTimeOf(instant, 'Asia/Bangkok')).toISOString()).toBe('2026-11-22T01:30:59.000Z');
  });

  test('follows changes of the clocks within a day', () => {
    const hours = [0, 1].map((hour) => wallTimeOf(Date.UTC(2026, 9, 25, hour, 30), 'Europe/Berlin'));
    expect(hours).toEqual([Date.UTC(2026, 9, 25, 2, 30), Date.UTC(2026, 9, 25, 2, 30)]);
  });

  test('is what the clocks show, at any instant in any zone', () => {
    const zone = fc.constantFrom('Asia/Bangkok', 'Asia/Yangon', 'Europe/Berlin', 'Asia/Karachi', 'Africa/Cairo');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), zone, (instant, timeZone) => {
        const wall = new Date(wallTimeOf(instant, timeZone));
        expect(localTimeOf(instant, timeZone)).toEqual({
          year: wall.getUTCFullYear(),
          month: wall.getUTCMonth() + 1,
          day: wall.getUTCDate(),
          hour: wall.getUTCHours(),
          minute: wall.getUTCMinutes(),
        });
      }),
    );
  });
});

describe('the next time of day', () => {
  test('is later today or tomorrow, never now', () => {
    const nine = Date.UTC(2026, 10, 21, 2);
    expect(nextTimeOfDay(nine, 10 * 60, 'Asia/Bangkok')).toBe(nine + 3_600_000);
    expect(nextTimeOfDay(nine, 9 * 60, 'Asia/Bangkok')).toBe(nine + 24 * 3_600_000);
  });

  test('follows changes of the clocks', () => {
    const eveningBefore = Date.UTC(2026, 9, 24, 20);
    expect(nextTimeOfDay(eveningBefore, 8 * 60, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 7));
  });

  test('is the moment after the change to summer time when that change skips it', () => {
    const eveningBefore = Date.UTC(2026, 2, 28, 20);
    expect(localTimeOf(nextTimeOfDay(eveningBefore, 2 * 60 + 30, 'Europe/Berlin'), 'Europe/Berlin')).toMatchObject({
      day: 29,
      hour: 3,
      minute: 30,
    });
  });

  test('is what the clock shows at that time, in a zone without summer time', () => {
    const instant = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 1439 }), (now, minute) => {
        const next = nextTimeOfDay(now, minute, 'Asia/Bangkok');
        expect(minuteOfDay(localTimeOf(next, 'Asia/Bangkok'))).toBe(minute);
        expect(next > now && next - now <= 24 * 3_600_000).toBe(true);
      }),
    );
  });
});
