import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveBy } from '../places/coordinates.ts';
import { judgePosition, type PositionVerdict, type Sighting } from './position-rules.ts';

const now = Date.UTC(2026, 10, 21, 4);
const asok = { latitude: 13.7375, longitude: 100.5603 };
/** A sighting this many metres north of Asok, this many seconds ago. */
const seen = (metres: number, secondsAgo: number, accuracyMetres?: number): Sighting => ({
  ...moveBy(asok, metres, 0),
  at: now - secondsAgo * 1000,
  accuracyMetres,
});
const why = (verdict: PositionVerdict): string => (verdict.ok ? 'accepted' : verdict.why);

describe('a position report', () => {
  test('is accepted when it is the first, or when the rider can have ridden there', () => {
    expect(why(judgePosition(seen(0, 0), null, null, now))).toBe('accepted');
    expect(why(judgePosition(seen(400, 0), seen(0, 30), null, now))).toBe('accepted');
    expect(why(judgePosition(seen(0, 30), seen(0, 30), null, now))).toBe('accepted');
  });

  test.each([
    ['beyond a pole', { ...asok, latitude: 90.001 }],
    ['beyond the date line', { ...asok, longitude: -180.5 }],
    ['no number', { ...asok, latitude: Number.NaN }],
  ])('is refused when it is %s', (_, place) => {
    expect(why(judgePosition({ ...place, at: now }, null, null, now))).toBe('off-the-globe');
  });

  test('is refused when its clock is more than a minute ahead, or when it is over ten minutes old', () => {
    expect(why(judgePosition(seen(0, -60), null, null, now))).toBe('accepted');
    expect(why(judgePosition(seen(0, -61), null, null, now))).toBe('in-future');
    expect(why(judgePosition(seen(0, 600), null, null, now))).toBe('accepted');
    expect(why(judgePosition(seen(0, 601), null, null, now))).toBe('too-old');
  });

  test('is refused when it is older than the known position', () => {
    expect(why(judgePosition(seen(0, 10), seen(10, 5), null, now))).toBe('older-than-known');
  });
});

describe('a position that jumps', () => {
  const known = seen(0, 10);

  test('is not shown until a second report confirms it', () => {
    const first = judgePosition(seen(5000, 5), known, null, now);
    expect(first).toEqual({ ok: false, why: 'jump', suspect: seen(5000, 5) });
    expect(judgePosition(seen(5050, 0), known, first.suspect, now)).toEqual({ ok: true, suspect: null });
  });

  test('is dropped when the next report is back near the old place', () => {
    const first = judgePosition(seen(5000, 5), known, null, now);
    expect(judgePosition(seen(60, 0), known, first.suspect, now)).toEqual({ ok: true, suspect: null });
  });

  test('is not confirmed by further jumps to other places', () => {
    const first = judgePosition(seen(5000, 6), known, null, now);
    const second = judgePosition(seen(-9000, 3), known, first.suspect, now);
    expect([why(first), why(second)]).toEqual(['jump', 'jump']);
    expect(why(judgePosition(seen(15_000, 0), known, second.suspect, now))).toBe('jump');
  });

  test('is not confirmed by the same report sent twice', () => {
    const first = judgePosition(seen(5000, 5), known, null, now);
    expect(why(judgePosition(seen(5000, 5), known, first.suspect, now))).toBe('jump');
  });

  test('counts as no jump when it is smaller than the inaccuracy of both readings', () => {
    expect(why(judgePosition(seen(900, 9, 800), seen(0, 10, 100), null, now))).toBe('accepted');
    expect(why(judgePosition(seen(1000, 9, 800), seen(0, 10, 100), null, now))).toBe('jump');
  });

  test('is judged by the top speed of its fleet', () => {
    expect(why(judgePosition(seen(5000, 5), known, null, now, 10_000))).toBe('accepted');
  });

  test('is accepted anywhere after ten minutes without a report', () => {
    expect(why(judgePosition(seen(50_000, 0), seen(0, 601), null, now))).toBe('accepted');
  });
});

test('the shown position only moves forward in time, whatever is reported', () => {
  const report = fc.record({
    metres: fc.integer({ min: -20_000, max: 20_000 }),
    at: fc.integer({ min: now - 700_000, max: now + 90_000 }),
  });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      let known: Sighting | null = null;
      let suspect: Sighting | null = null;
      const shown: number[] = [];
      for (const { metres, at } of reports) {
        const sighting: Sighting = { ...moveBy(asok, metres, 0), at };
        const verdict = judgePosition(sighting, known, suspect, now);
        suspect = verdict.suspect;
        if (!verdict.ok) continue;
        known = sighting;
        shown.push(at);
      }
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }),
  );
});
