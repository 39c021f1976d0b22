import { describe, expect, test } from 'vitest';
import { localDateOf, localTimeOf } from './local-time.ts';
import { minuteOfDay } from './wall-time.ts';

describe('local time', () => {
  test('is what the clocks of the zone show', () => {
    const instant = Date.UTC(2026, 10, 21, 18, 30);
    expect(localTimeOf(instant, 'Asia/Bangkok')).toEqual({ year: 2026, month: 11, day: 22, hour: 1, minute: 30 });
    expect(localTimeOf(instant, 'Asia/Yangon')).toMatchObject({ hour: 1, minute: 0 });
    expect(localDateOf(instant, 'Asia/Bangkok')).toBe('2026-11-22');
    expect(localDateOf(instant, 'Africa/Lagos')).toBe('2026-11-21');
  });

  test('is hour 0 at midnight, not 24', () => {
    expect(minuteOfDay(localTimeOf(Date.UTC(2026, 10, 21, 17), 'Asia/Bangkok'))).toBe(0);
  });

  test('cannot be calculated for an unknown zone or an invalid instant', () => {
    expect(() => localTimeOf(0, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => localTimeOf(Number.NaN, 'Asia/Bangkok')).toThrow(RangeError);
  });
});
