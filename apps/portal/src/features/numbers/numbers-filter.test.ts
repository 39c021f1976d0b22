import { describe, expect, it } from 'vitest';
import { daysOf, groupings, readFilter, spans, writeFilter } from './numbers-filter.ts';

describe('the filter of the numbers', () => {
  it('is the same after it was written to the address', () => {
    for (const span of spans)
      for (const by of groupings) expect(readFilter(writeFilter({ span, by }))).toEqual({ span, by });
  });

  it('ignores values of another version', () => {
    const query = new URLSearchParams('period=1000-days&by=minute');
    expect(readFilter(query)).toEqual({ span: '30-days', by: 'day' });
  });

  it('ends today in the country’s time zone, with as many days as it says', () => {
    // In Bangkok the 22nd has begun.
    const now = Date.parse('2026-11-21T18:00:00Z');
    expect(daysOf('7-days', now, 'Asia/Bangkok')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(daysOf('30-days', now, 'UTC')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  });
});
