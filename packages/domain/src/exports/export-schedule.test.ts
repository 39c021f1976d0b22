import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { dateAfter, daysBetween, startOfDate } from '../countries/local-day.ts';
import { localDateOf, localTimeOf } from '../countries/local-time.ts';
import { weekdayOf } from '../numbers/number-periods.ts';
import { exportFrequencies, nextExport } from './export-schedule.ts';

const next = (frequency: 'weekly' | 'monthly', after: string, timeZone: string) => {
  const { at, period } = nextExport(frequency, Date.parse(after), timeZone);
  return [new Date(at).toISOString(), period.from, period.to];
};
const bangkok = 'Asia/Bangkok';
const rome = 'Europe/Rome';

describe('the next export', () => {
  it.each([
    // A Saturday.
    ['weekly', '2026-11-21T04:00:00Z', bangkok, '2026-11-22T23:00:00.000Z', '2026-11-16', '2026-11-22'],
    // Monday before six, at six, and after.
    ['weekly', '2026-11-22T22:59:59.999Z', bangkok, '2026-11-22T23:00:00.000Z', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22T23:00:00Z', bangkok, '2026-11-29T23:00:00.000Z', '2026-11-23', '2026-11-29'],
    ['weekly', '2026-12-31T12:00:00Z', bangkok, '2027-01-03T23:00:00.000Z', '2026-12-28', '2027-01-03'],
    ['monthly', '2026-11-21T04:00:00Z', bangkok, '2026-11-30T23:00:00.000Z', '2026-11-01', '2026-11-30'],
    ['monthly', '2026-11-30T23:00:00Z', bangkok, '2026-12-31T23:00:00.000Z', '2026-12-01', '2026-12-31'],
    ['monthly', '2027-01-31T23:30:00Z', bangkok, '2027-02-28T23:00:00.000Z', '2027-02-01', '2027-02-28'],
    ['monthly', '2028-02-02T00:00:00Z', bangkok, '2028-02-29T23:00:00.000Z', '2028-02-01', '2028-02-29'],
    // The clocks changed on the Sunday before, forward and back.
    ['weekly', '2026-03-28T12:00:00Z', rome, '2026-03-30T04:00:00.000Z', '2026-03-23', '2026-03-29'],
    ['weekly', '2026-10-24T12:00:00Z', rome, '2026-10-26T05:00:00.000Z', '2026-10-19', '2026-10-25'],
    ['monthly', '2026-03-15T12:00:00Z', rome, '2026-04-01T04:00:00.000Z', '2026-03-01', '2026-03-31'],
    ['monthly', '2026-10-15T12:00:00Z', rome, '2026-11-01T05:00:00.000Z', '2026-10-01', '2026-10-31'],
  ] as const)('%s after %s in %s is at %s about %s to %s', (frequency, after, zone, ...expected) => {
    expect(next(frequency, after, zone)).toEqual(expected);
  });

  const zones = [...new Set(Object.values(countries).map(({ timeZone }) => timeZone)), 'Africa/Cairo'];
  const instants = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });

  it('is at six on a Monday or a first, in each time zone and at each instant', () => {
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(...zones),
        fc.constantFrom(...exportFrequencies),
        (now, zone, frequency) => {
          const { at, period } = nextExport(frequency, now, zone);
          const { hour, minute, day } = localTimeOf(at, zone);
          expect([hour, minute]).toEqual([6, 0]);
          expect(at).toBeGreaterThan(now);
          expect(dateAfter(period.to, 1)).toBe(localDateOf(at, zone));
          if (frequency === 'weekly') {
            expect(weekdayOf(period.from)).toBe(1);
            expect(daysBetween(period.from, period.to)).toBe(6);
          } else {
            expect([day, period.from]).toEqual([1, `${period.to.slice(0, 7)}-01`]);
          }
        },
      ),
    );
  });

  it('covers every day once: each period begins where the previous one ends', () => {
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(...zones),
        fc.constantFrom(...exportFrequencies),
        (now, zone, frequency) => {
          const one = nextExport(frequency, now, zone);
          // Asked again at any instant before it is due, the answer is the same.
          expect(nextExport(frequency, one.at - 1, zone)).toEqual(one);
          const other = nextExport(frequency, one.at, zone);
          expect(other.period.from).toBe(dateAfter(one.period.to, 1));
          expect(startOfDate(other.period.from, zone)).toBeLessThan(one.at);
        },
      ),
    );
  });
});
