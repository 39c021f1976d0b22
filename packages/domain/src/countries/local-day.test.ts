import { describe, expect, it } from 'vitest';
import {
  dateAfter,
  daysBetween,
  endOfDate,
  isAnotherDay,
  startOfDate,
  startOfDay,
  startOfDayBefore,
} from './local-day.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const at = (text: string) => Date.parse(text);

describe('days in the country’s time zone', () => {
  it.each([
    ['Asia/Bangkok', '2026-11-21T16:59:59Z', '2026-11-20T17:00:00.000Z'],
    ['Asia/Bangkok', '2026-11-21T17:00:00Z', '2026-11-21T17:00:00.000Z'],
    ['Europe/Rome', '2026-11-21T22:30:00Z', '2026-11-20T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:00Z', '2026-11-20T11:00:00.000Z'],
  ])('begin correctly: in %s at %s the day began at %s', (zone, now, start) => {
    expect(iso(startOfDay(at(now), zone))).toBe(start);
  });

  it('finds the start of the long day on which summer time ends, up to its last hour', () => {
    expect(iso(startOfDay(at('2026-10-25T22:45:00Z'), 'Europe/Rome'))).toBe('2026-10-24T22:00:00.000Z');
  });

  it('finds the start of the short day on which summer time begins', () => {
    expect(iso(startOfDay(at('2026-03-29T21:30:00Z'), 'Europe/Rome'))).toBe('2026-03-28T23:00:00.000Z');
  });

  it('detects that midnight has passed in the merchant’s time zone', () => {
    expect(isAnotherDay(at('2026-11-21T16:59:00Z'), at('2026-11-21T17:00:00Z'), 'Asia/Bangkok')).toBe(true);
    expect(isAnotherDay(at('2026-11-21T23:59:00Z'), at('2026-11-22T00:01:00Z'), 'Asia/Bangkok')).toBe(false);
  });

  it('goes back whole days across a change of clocks', () => {
    expect(iso(startOfDayBefore(1, at('2026-03-30T08:00:00Z'), 'Europe/Rome'))).toBe('2026-03-28T23:00:00.000Z');
    expect(iso(startOfDayBefore(7, at('2026-10-28T08:00:00Z'), 'Europe/Rome'))).toBe('2026-10-20T22:00:00.000Z');
  });

  it('returns the bounds of a date, with the next day’s start as the end', () => {
    expect(iso(startOfDate('2026-11-21', 'Asia/Bangkok'))).toBe('2026-11-20T17:00:00.000Z');
    expect(iso(endOfDate('2026-11-21', 'Asia/Bangkok'))).toBe('2026-11-21T17:00:00.000Z');
    expect(iso(endOfDate('2026-10-25', 'Europe/Rome'))).toBe('2026-10-25T23:00:00.000Z');
  });

  it('begins a day whose midnight the clocks skip at its first hour', () => {
    expect(iso(startOfDate('2026-04-24', 'Africa/Cairo'))).toBe('2026-04-23T22:00:00.000Z');
    expect(iso(endOfDate('2026-04-23', 'Africa/Cairo'))).toBe('2026-04-23T22:00:00.000Z');
    expect(iso(endOfDate('2026-10-29', 'Africa/Cairo'))).toBe('2026-10-29T22:00:00.000Z');
  });

  it('counts dates across months and leap days', () => {
    expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dateAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-10-31', '2026-11-30')).toBe(30);
  });
});
