import { describe, expect, it } from 'vitest';
import { defaultFilter, type HistoryFilter, readFilter, spanOf, writeFilter } from './history-filter.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const bangkok = 'Asia/Bangkok';
const custom = (from: string, to: string) => spanOf({ period: 'custom', from, to }, now, bangkok);

describe('the period of the history (specification §4)', () => {
  it.each([
    ['yesterday', '2026-11-19T17:00:00.000Z'],
    ['7-days', '2026-11-13T17:00:00.000Z'],
    ['30-days', '2026-10-21T17:00:00.000Z'],
  ] as const)('%s reaches from its first midnight to the end of yesterday', (period, from) => {
    const span = spanOf({ period, from: '', to: '' }, now, bangkok);
    expect(span).toEqual({ ok: true, from, to: '2026-11-20T17:00:00.000Z' });
  });

  it('takes whole custom days, both ends included', () => {
    expect(custom('2026-11-01', '2026-11-01')).toEqual({
      ok: true,
      from: '2026-10-31T17:00:00.000Z',
      to: '2026-11-01T17:00:00.000Z',
    });
  });

  it('refuses an end before the start, a missing day and a period that is too long', () => {
    expect(custom('2026-11-02', '2026-11-01')).toEqual({ ok: false, refusal: 'reversed' });
    expect(custom('2026-11-02', '')).toEqual({ ok: false, refusal: 'missing' });
    expect(custom('2026-08-01', '2026-11-01')).toEqual({ ok: false, refusal: 'too-long' });
    expect(custom('2026-08-01', '2026-10-31').ok).toBe(true);
  });
});

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
  });
});
