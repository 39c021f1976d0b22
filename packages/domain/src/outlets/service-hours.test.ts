import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, nextOpening, parseServiceHours, serviceStatus } from './service-hours.ts';

const bangkok = 'Asia/Bangkok';
const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 21, hour - 7, minute);
const minuteOfDay = fc.integer({ min: 0, max: 1439 });
const asParameter = (from: number, to: number): string => [from, to].map(fourDigits).join(':');
const fourDigits = (minute: number): string => String(Math.floor(minute / 60) * 100 + (minute % 60)).padStart(4, '0');

describe('the service hours of a parameter', () => {
  test('are read as two times of the day', () => {
    expect(parseServiceHours('0830:2130')).toEqual({ from: 510, to: 1290 });
    expect(parseServiceHours('0000:2359')).toEqual({ from: 0, to: 1439 });
  });

  test.each(['2400:0100', '0100:2360', '1260:1300', '830:2130', '08:30-21:30', '0830:2130:', '', 'abcd:efgh'])(
    'are not read from %j',
    (text) => {
      expect(parseServiceHours(text)).toBeNull();
    },
  );

  test('are read from every pair of times', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (from, to) => {
        expect(parseServiceHours(asParameter(from, to))).toEqual({ from, to });
      }),
    );
  });
});

describe('an outlet', () => {
  test('is open from the first minute until the last, exclusive', () => {
    const statuses = [at(7, 59), at(8), at(21, 29), at(21, 30)].map(
      (now) => serviceStatus('0800:2130', now, bangkok).status,
    );
    expect(statuses).toEqual(['CLOSED', 'OPEN', 'OPEN', 'CLOSED']);
  });

  test('is open across midnight when its closing time is before its opening time', () => {
    const statuses = [at(17, 59), at(18), at(23, 59), at(0), at(1, 59), at(2)].map(
      (now) => serviceStatus('1800:0200', now, bangkok).status,
    );
    expect(statuses).toEqual(['CLOSED', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'CLOSED']);
  });

  test('is always open when both times are equal', () => {
    expect(serviceStatus('0900:0900', at(3), bangkok).status).toBe('OPEN');
  });

  test('is open when the hours or the zone are unreadable', () => {
    expect(serviceStatus('nonsense', at(3), bangkok)).toEqual({
      status: 'OPEN',
      from: null,
      to: null,
      current_time: '03:00',
    });
    expect(serviceStatus(null, at(3), bangkok).status).toBe('OPEN');
    expect(serviceStatus('0800:0900', at(3), 'Mars/Olympus')).toEqual({
      status: 'OPEN',
      from: '08:00',
      to: '09:00',
      current_time: null,
    });
    expect(serviceStatus('0800:0900', Number.NaN, bangkok).status).toBe('OPEN');
  });

  test('reports its hours and the country’s time', () => {
    expect(serviceStatus('0830:2130', at(7, 5), bangkok)).toEqual({
      status: 'CLOSED',
      from: '08:30',
      to: '21:30',
      current_time: '07:05',
    });
  });

  test('is open for exactly the length of its hours each day', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (from, to) => {
        const open = Array.from({ length: 1440 }, (_, minute) => isWithin({ from, to }, minute)).filter(Boolean).length;
        expect(open).toBe(from === to ? 1440 : (to - from + 1440) % 1440);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the next opening', () => {
  test('is now while it is open', () => {
    expect(nextOpening('0800:2130', at(9), bangkok)).toBe(at(9));
    expect(nextOpening(null, at(3), bangkok)).toBe(at(3));
  });

  test('is today before the service hours and tomorrow after them', () => {
    expect(nextOpening('0800:2130', at(6), bangkok)).toBe(at(8));
    expect(nextOpening('0800:2130', at(22), bangkok)).toBe(at(32));
  });

  test('is within service hours, in every zone and on days when the clocks change', () => {
    const zone = fc.constantFrom('Asia/Bangkok', 'Europe/Berlin', 'Africa/Cairo', 'Asia/Yangon');
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, instant, zone, (from, to, now, timeZone) => {
        const opening = nextOpening(asParameter(from, to), now, timeZone);
        expect(opening).toBeGreaterThanOrEqual(now);
        expect(opening - now).toBeLessThanOrEqual(49 * 3_600_000);
        expect(serviceStatus(asParameter(from, to), opening, timeZone).status).toBe('OPEN');
      }),
      { numRuns: 500 },
    );
  });
});
