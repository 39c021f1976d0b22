import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { type Period, rangeRefusal, spanOf } from './history-period.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const bangkok = 'Asia/Bangkok';
const berlin = countries.DE.timeZone;
const custom = (from: string, to: string, timeZone = bangkok) => spanOf({ period: 'custom', from, to }, now, timeZone);
const hours = (span: ReturnType<typeof spanOf>) => span.ok && (Date.parse(span.to) - Date.parse(span.from)) / 3_600_000;

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

describe('the period of the history where clocks change', () => {
  it.each<[string, Period, number, string]>([
    ['2026-03-30T08:00:00Z', 'yesterday', 23, '2026-03-28T23:00:00.000Z'],
    ['2026-03-31T08:00:00Z', '7-days', 7 * 24 - 1, '2026-03-23T23:00:00.000Z'],
    ['2026-04-20T08:00:00Z', '30-days', 30 * 24 - 1, '2026-03-20T23:00:00.000Z'],
    ['2026-10-26T08:00:00Z', 'yesterday', 25, '2026-10-24T22:00:00.000Z'],
    ['2026-10-27T08:00:00Z', '7-days', 7 * 24 + 1, '2026-10-19T22:00:00.000Z'],
    ['2026-11-10T08:00:00Z', '30-days', 30 * 24 + 1, '2026-10-10T22:00:00.000Z'],
    // Just after midnight, and in the hour that comes twice.
    ['2026-03-29T22:00:00Z', 'yesterday', 23, '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T00:30:00Z', 'yesterday', 24, '2026-10-23T22:00:00.000Z'],
    ['2026-10-25T01:30:00Z', 'yesterday', 24, '2026-10-23T22:00:00.000Z'],
  ])('at %s, %s has %s hours', (at, period, length, from) => {
    const span = spanOf({ period, from: '', to: '' }, Date.parse(at), berlin);
    expect(hours(span)).toBe(length);
    expect(span).toMatchObject({ from });
  });

  it('takes the days on which clocks change whole', () => {
    expect(hours(custom('2026-03-29', '2026-03-29', berlin))).toBe(23);
    expect(hours(custom('2026-10-25', '2026-10-25', berlin))).toBe(25);
  });

  it('counts days and not hours', () => {
    expect(hours(custom('2026-08-01', '2026-10-31', berlin))).toBe(92 * 24 + 1);
    expect(custom('2026-08-01', '2026-11-01', berlin)).toEqual({ ok: false, refusal: 'too-long' });
    expect(hours(custom('2026-01-01', '2026-04-02', berlin))).toBe(92 * 24 - 1);
    expect(custom('2026-01-01', '2026-04-03', berlin)).toEqual({ ok: false, refusal: 'too-long' });
  });
});

describe('a range of instants', () => {
  const refusal = (from: string, to: string, zone = berlin) => rangeRefusal(Date.parse(from), Date.parse(to), zone);

  it('may be empty but not reversed', () => {
    expect(refusal('2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')).toBeNull();
    expect(refusal('2026-11-01T00:00:00.001Z', '2026-11-01T00:00:00Z')).toBe('reversed');
  });

  it('may have 92 days by the clocks of the zone, to the millisecond', () => {
    expect(refusal('2026-07-31T22:00:00Z', '2026-10-31T23:00:00Z')).toBeNull();
    expect(refusal('2026-07-31T22:00:00Z', '2026-10-31T23:00:00.001Z')).toBe('too-long');
    expect(refusal('2026-07-31T22:00:00Z', '2026-10-31T22:00:00.001Z', bangkok)).toBe('too-long');
  });

  it('may be at either end of all times', () => {
    expect(refusal('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z')).toBe('too-long');
    expect(refusal('0050-01-01T00:00:00Z', '0050-02-01T00:00:00Z')).toBeNull();
  });
});
