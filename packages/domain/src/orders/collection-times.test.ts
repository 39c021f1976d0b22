import { describe, expect, it } from 'vitest';
import { collectionTimes, sameTimeOn } from './collection-times.ts';

const facts = {
  now: Date.parse('2026-11-21T05:07:00Z'), // 12:07 in Bangkok
  timeZone: 'Asia/Bangkok',
  minimumEtaMinutes: 15,
  hours: { service: null, outlet: null },
};
const iso = (seconds: number | undefined) => (seconds === undefined ? null : new Date(seconds * 1000).toISOString());

describe('the collection times to choose from', () => {
  it('begin at the first quarter of an hour after the minimum ETA and end two days ahead', () => {
    const days = collectionTimes(facts);
    expect(days.map((day) => day.date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(iso(days[0]?.times[0])).toBe('2026-11-21T05:30:00.000Z');
    expect(iso(days[2]?.times.at(-1))).toBe('2026-11-23T05:00:00.000Z');
    expect(days[1]?.times).toHaveLength(96);
  });

  it('are only within service hours', () => {
    const days = collectionTimes({ ...facts, hours: { service: '0900:2200', outlet: null } });
    expect(iso(days[1]?.times[0])).toBe('2026-11-22T02:00:00.000Z');
    expect(iso(days[1]?.times.at(-1))).toBe('2026-11-22T14:45:00.000Z');
  });
});

describe('sameTimeOn', () => {
  const days = collectionTimes({ ...facts, hours: { service: '0900:2200', outlet: null } });
  const [today, tomorrow, last] = days;
  const at = (time: string) => Date.parse(time) / 1000;

  it('returns the same time of that day', () => {
    expect(iso(tomorrow && sameTimeOn(tomorrow, at('2026-11-21T11:15:00Z'), facts.timeZone))).toBe(
      '2026-11-22T11:15:00.000Z',
    );
  });

  it('returns the nearest bookable time if the same time is not bookable', () => {
    expect(iso(today && sameTimeOn(today, at('2026-11-22T02:00:00Z'), facts.timeZone))).toBe(
      '2026-11-21T05:30:00.000Z',
    );
    expect(iso(last && sameTimeOn(last, at('2026-11-22T14:00:00Z'), facts.timeZone))).toBe('2026-11-23T05:00:00.000Z');
  });

  it('returns the first time while none is chosen', () => {
    expect(iso(tomorrow && sameTimeOn(tomorrow, null, facts.timeZone))).toBe('2026-11-22T02:00:00.000Z');
  });
});
