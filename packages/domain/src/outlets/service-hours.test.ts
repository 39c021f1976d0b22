import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingHoursOf, week } from './opening-hours-samples.ts';
import { type AcceptedHours, isOpen, nextOpening, parseServiceHours, serviceStatus } from './service-hours.ts';

const bangkok = 'Asia/Bangkok';
const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 21, hour - 7, minute);
const country = (service: string | null): AcceptedHours => ({ service, outlet: null });
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

describe('the service of a country', () => {
  test('is open from the first minute until the last, exclusive', () => {
    const statuses = [at(7, 59), at(8), at(21, 29), at(21, 30)].map(
      (now) => serviceStatus(country('0800:2130'), now, bangkok).status,
    );
    expect(statuses).toEqual(['CLOSED', 'OPEN', 'OPEN', 'CLOSED']);
  });

  test('is open across midnight when its closing time is before its opening time', () => {
    const statuses = [at(17, 59), at(18), at(23, 59), at(0), at(1, 59), at(2)].map(
      (now) => serviceStatus(country('1800:0200'), now, bangkok).status,
    );
    expect(statuses).toEqual(['CLOSED', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'CLOSED']);
  });

  test('is always open when both times are equal', () => {
    expect(serviceStatus(country('0900:0900'), at(3), bangkok).status).toBe('OPEN');
  });

  test('is open when the hours or the zone are unreadable', () => {
    expect(serviceStatus(country('nonsense'), at(3), bangkok)).toEqual({
      status: 'OPEN',
      from: null,
      to: null,
      current_time: '03:00',
    });
    expect(serviceStatus(country(null), at(3), bangkok).status).toBe('OPEN');
    expect(serviceStatus(country('0800:0900'), at(3), 'Mars/Olympus')).toEqual({
      status: 'OPEN',
      from: '08:00',
      to: '09:00',
      current_time: null,
    });
    expect(serviceStatus(country('0800:0900'), Number.NaN, bangkok).status).toBe('OPEN');
  });

  test('reports its hours and the country’s time', () => {
    expect(serviceStatus(country('0830:2130'), at(7, 5), bangkok)).toEqual({
      status: 'CLOSED',
      from: '08:30',
      to: '21:30',
      current_time: '07:05',
    });
  });

  test('is open for exactly the length of its hours each day', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (from, to) => {
        const hours = country(asParameter(from, to));
        const open = Array.from({ length: 1440 }, (_, minute) => isOpen(hours, at(0, minute), bangkok)).filter(
          Boolean,
        ).length;
        expect(open).toBe(from === to ? 1440 : (to - from + 1440) % 1440);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the next opening', () => {
  test('is now while it is open', () => {
    expect(nextOpening(country('0800:2130'), at(9), bangkok)).toBe(at(9));
    expect(nextOpening(country(null), at(3), bangkok)).toBe(at(3));
  });

  test('is today before the service hours and tomorrow after them', () => {
    expect(nextOpening(country('0800:2130'), at(6), bangkok)).toBe(at(8));
    expect(nextOpening(country('0800:2130'), at(22), bangkok)).toBe(at(32));
  });

  test('is within service hours, in every zone and on days when the clocks change', () => {
    const zone = fc.constantFrom('Asia/Bangkok', 'Europe/Berlin', 'Africa/Cairo', 'Asia/Yangon');
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, instant, zone, (from, to, now, timeZone) => {
        const opening = nextOpening(country(asParameter(from, to)), now, timeZone) ?? Number.NaN;
        expect(opening).toBeGreaterThanOrEqual(now);
        expect(opening - now).toBeLessThanOrEqual(49 * 3_600_000);
        expect(serviceStatus(country(asParameter(from, to)), opening, timeZone).status).toBe('OPEN');
      }),
      { numRuns: 500 },
    );
  });
});

describe('an outlet with its own hours', () => {
  const statusAt = (hours: AcceptedHours, ms: number) => serviceStatus(hours, ms, bangkok);
  const daily = openingHoursOf(week([{ from: '09:00', to: '17:00' }]));

  test('is open while both the outlet and its country are', () => {
    const hours = { service: '1000:2200', outlet: daily };
    const statuses = [at(9, 59), at(10), at(16, 59), at(17)].map((now) => statusAt(hours, now).status);
    expect(statuses).toEqual(['CLOSED', 'OPEN', 'OPEN', 'CLOSED']);
    expect(statusAt(hours, at(12))).toMatchObject({ from: '10:00', to: '17:00' });
  });

  test('reports the next hours while it is closed', () => {
    const hours = {
      service: '0000:0000',
      outlet: openingHoursOf({
        ...week([]),
        saturday: [
          { from: '08:00', to: '11:00' },
          { from: '14:00', to: '20:00' },
        ],
        monday: [{ from: '07:30', to: '09:00' }],
      }),
    };
    // 2026-11-21 is a Saturday.
    expect(statusAt(hours, at(12))).toEqual({ status: 'CLOSED', from: '14:00', to: '20:00', current_time: '12:00' });
    expect(statusAt(hours, at(21))).toMatchObject({ status: 'CLOSED', from: '07:30', to: '09:00' });
    expect(nextOpening(hours, at(12), bangkok)).toBe(at(14));
    expect(nextOpening(hours, at(21), bangkok)).toBe(at(48 + 7, 30));
  });

  test('keeps the window of a day that ends after midnight, also if the next day is an exception', () => {
    const late = week([{ from: '18:00', to: '02:00' }]);
    const outlet = openingHoursOf(late, [{ date: '2026-11-22', windows: [], note: 'Holiday' }]);
    const hours = { service: null, outlet };
    const statuses = [at(24 + 1, 59), at(24 + 2), at(24 + 19), at(48 + 1), at(48 + 18)].map(
      (now) => statusAt(hours, now).status,
    );
    expect(statuses).toEqual(['OPEN', 'CLOSED', 'CLOSED', 'CLOSED', 'OPEN']);
    expect(statusAt(hours, at(23))).toMatchObject({ from: '18:00', to: '02:00' });
  });

  test('has other hours on the date of an exception', () => {
    const outlet = openingHoursOf(daily.week, [
      { date: '2026-11-21', windows: [{ from: '20:00', to: '21:00' }], note: '' },
    ]);
    const hours = { service: null, outlet };
    expect([at(12), at(20)].map((now) => statusAt(hours, now).status)).toEqual(['CLOSED', 'OPEN']);
  });

  test('is always open when its windows and the country’s join without a gap', () => {
    const hours = { service: '0900:0900', outlet: openingHoursOf(week([{ from: '00:00', to: '00:00' }])) };
    expect(statusAt(hours, at(0))).toMatchObject({ status: 'OPEN', from: '00:00', to: '00:00' });
  });

  test('has no next opening if it never opens within the hours of its country', () => {
    for (const hours of [
      { service: null, outlet: openingHoursOf(week([])) },
      { service: '1800:2200', outlet: daily },
    ]) {
      expect(statusAt(hours, at(12))).toEqual({ status: 'CLOSED', from: null, to: null, current_time: '12:00' });
      expect(nextOpening(hours, at(12), bangkok)).toBeNull();
    }
  });

  test('opens after many exceptions in a row', () => {
    const dates = Array.from({ length: 40 }, (_, index) => new Date(at(index * 24 + 12)).toISOString().slice(0, 10));
    const outlet = openingHoursOf(
      daily.week,
      dates.map((date) => ({ date, windows: [], note: '' })),
    );
    expect(nextOpening({ service: null, outlet }, at(12), bangkok)).toBe(at(40 * 24 + 9));
  });

  test('opens at the hours of its wall clock on days when the clocks change', () => {
    const zone = 'Europe/Berlin';
    // Summer time begins on 2027-03-28 at 02:00, and ends on 2027-10-31 at 03:00.
    const outlet = openingHoursOf(week([{ from: '01:30', to: '03:30' }]));
    const minutesOpen = (day: string): number =>
      Array.from({ length: 26 * 60 }, (_, minute) => Date.parse(`${day}T00:00:00+01:00`) - 3_600_000 + minute * 60_000)
        .filter((ms) => new Date(ms).toLocaleDateString('sv-SE', { timeZone: zone }) === day)
        .filter((ms) => isOpen({ service: null, outlet }, ms, zone)).length;
    expect(['2027-03-27', '2027-03-28', '2027-10-31'].map(minutesOpen)).toEqual([120, 60, 180]);
  });

  test('is never open outside the service hours of its country, nor outside its own', () => {
    const clock = minuteOfDay.map((minute) => {
      const digits = fourDigits(minute);
      return `${digits.slice(0, 2)}:${digits.slice(2)}`;
    });
    const window = fc.record({ from: clock, to: clock });
    const instant = fc.integer({ min: Date.UTC(2026, 10, 20), max: Date.UTC(2026, 11, 20) });
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, window, instant, (from, to, own, now) => {
        const service = asParameter(from, to);
        const outlet = openingHoursOf(week([own]));
        const alone = isOpen({ service: null, outlet }, now, bangkok);
        expect(isOpen({ service, outlet }, now, bangkok)).toBe(alone && isOpen(country(service), now, bangkok));
        const opening = nextOpening({ service, outlet }, now, bangkok);
        if (opening !== null) expect(isOpen({ service, outlet }, opening, bangkok)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
