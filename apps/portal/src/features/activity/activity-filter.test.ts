import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf, readFilter, refusalOf, writeFilter } from './activity-filter.ts';

const none = { who: '', what: '', from: '', to: '' } as const;

describe('the filter of the activity', () => {
  it('is read from the address as it was written, without what is wrong', () => {
    const filter = { who: 'account-1', what: 'team', from: '2026-11-01', to: '2026-11-21' } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(readFilter(new URLSearchParams('what=all&from=2026-13-01&to=x'))).toEqual(none);
    expect([isFiltered(none), isFiltered(filter), writeFilter(none).size]).toEqual([false, true, 0]);
  });

  it('selects whole days of the country’s time zone', () => {
    expect(queryOf({ ...none, from: '2026-11-01', to: '2026-11-02' }, 'Asia/Bangkok')).toEqual({
      from: '2026-10-31T17:00:00.000Z',
      to: '2026-11-02T16:59:59.999Z',
    });
  });

  it('refuses a period that is reversed or too long, and accepts an open one', () => {
    const refusal = (from: string, to: string) => refusalOf({ ...none, from, to }, 'Asia/Bangkok');
    expect(refusal('2026-11-02', '2026-11-01')).toBe('reversed');
    expect(refusal('2026-01-01', '2026-11-01')).toBe('too-long');
    expect([refusal('2026-11-01', '2026-11-01'), refusal('2026-11-01', ''), refusal('', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
