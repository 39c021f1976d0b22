import { describe, expect, test } from 'vitest';
import { th } from '../countries/data/th.ts';
import { checkPreorder, preorderWindow, releaseToFleetAt } from './scheduling.ts';

const nowMs = Date.UTC(2026, 10, 21, 5, 0, 0, 400);
const inMinutes = (minutes: number): number => Math.floor((nowMs + minutes * 60_000) / 1000);
const check = (preorderedFor: number, service: string | null = null) =>
  checkPreorder(preorderedFor, { country: th, nowMs, hours: { service, outlet: null } });

describe('a pre-order', () => {
  test('is accepted between the minimum ETA of the country and two days ahead', () => {
    expect(preorderWindow(th, nowMs)).toEqual({ earliestMs: nowMs + 900_000, latestMs: nowMs + 172_800_000 });
    expect(check(inMinutes(15))).toEqual({ ok: true });
    expect(check(inMinutes(48 * 60))).toEqual({ ok: true });
  });

  test('is refused when it is too early or too late', () => {
    expect(check(inMinutes(15) - 1)).toEqual({ ok: false, refusal: 'too-early' });
    expect(check(inMinutes(48 * 60) + 1)).toEqual({ ok: false, refusal: 'too-late' });
  });

  test('is refused outside service hours', () => {
    // 05:00 UTC is noon in Bangkok; ten hours later it is 22:00.
    expect(check(inMinutes(10 * 60), '0800:2130')).toEqual({ ok: false, refusal: 'closed-then' });
    expect(check(inMinutes(22 * 60), '0800:2130')).toEqual({ ok: true });
    expect(check(inMinutes(10 * 60), 'nonsense')).toEqual({ ok: true });
  });

  test('goes to the fleet before its time, by the pick-up estimate', () => {
    expect(releaseToFleetAt(1_000_000, 15)).toBe(1_000_000_000 - 900_000);
  });
});
