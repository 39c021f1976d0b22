import { describe, expect, it } from 'vitest';
import { defaultFilter, type HistoryFilter, readFilter, writeFilter } from './history-filter.ts';

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const filter: HistoryFilter = {
      status: 'DELIVERED',
      period: 'custom',
      from: '2026-11-01',
      to: '2026-11-10',
      search: 'Somchai & co',
      vendorId: 'd002',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('keeps the dates of a custom period while another period is chosen', () => {
    const filter: HistoryFilter = { ...defaultFilter, period: '7-days', from: '2026-11-01', to: '2026-11-10' };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('is empty if nothing was chosen', () => {
    expect(writeFilter(defaultFilter).toString()).toBe('');
  });

  it('falls back to the default for unknown values', () => {
    expect(readFilter(new URLSearchParams('status=LOST&period=ever&from=soon&to=2026-13-01'))).toEqual(defaultFilter);
    expect(readFilter(new URLSearchParams('from=2026-02-31&to=2026-02-29'))).toEqual(defaultFilter);
  });
});
