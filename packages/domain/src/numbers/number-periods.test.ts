import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weekday } from '../countries/first-day-of-week.ts';
import { dateAfter, daysBetween } from '../countries/local-day.ts';
import { numberPeriodFault, partsOf, periodBefore, weekdayOf } from './number-periods.ts';

describe('a period of the numbers', () => {
  it('may be one day or 92, but not reversed or longer', () => {
    expect(numberPeriodFault({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
    expect(numberPeriodFault({ from: '2026-08-22', to: '2026-11-21' })).toBeNull();
    expect(numberPeriodFault({ from: '2026-08-21', to: '2026-11-21' })).toBe('too-long');
    expect(numberPeriodFault({ from: '2026-11-21', to: '2026-11-20' })).toBe('reversed');
  });

  it('is compared with as many days directly before', () => {
    expect(periodBefore({ from: '2026-11-01', to: '2026-11-26' })).toEqual({ from: '2026-10-06', to: '2026-10-31' });
  });

  it('has a part for each day', () => {
    expect(partsOf({ from: '2026-10-31', to: '2026-11-01' }, 'day', 1)).toEqual([
      { from: '2026-10-31', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-01' },
    ]);
  });

  it('has a part for each week, which begins as in the country', () => {
    // 21 November 2026 is a Saturday.
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(partsOf({ from: '2026-11-21', to: '2026-11-30' }, 'week', 7)).toEqual([
      { from: '2026-11-21', to: '2026-11-21' },
      { from: '2026-11-22', to: '2026-11-28' },
      { from: '2026-11-29', to: '2026-11-30' },
    ]);
  });

  it('is covered by its parts without gaps', () => {
    const start = fc.integer({ min: 0, max: 40_000 }).map((days) => dateAfter('1970-01-01', days));
    const weekday = fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday);
    const period = fc.tuple(start, fc.integer({ min: 0, max: 91 }), fc.constantFrom('day' as const, 'week' as const));
    fc.assert(
      fc.property(period, weekday, ([from, days, by], weekStart) => {
        const to = dateAfter(from, days);
        const parts = partsOf({ from, to }, by, weekStart);
        expect(parts[0]?.from).toBe(from);
        expect(parts.at(-1)?.to).toBe(to);
        for (const [index, part] of parts.entries()) {
          if (index > 0) expect(part.from).toBe(dateAfter(parts[index - 1]?.to ?? '', 1));
          if (index > 0 && by === 'week') expect(weekdayOf(part.from)).toBe(weekStart);
          expect(daysBetween(part.from, part.to)).toBeLessThan(by === 'week' ? 7 : 1);
        }
      }),
    );
  });
});
