import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceInMetres, moveBy } from '../places/coordinates.ts';
import { handOverSpot, isOtherSpot, keptHandOvers, type RiderFix, tellsHandOver } from './hand-over.ts';

const pin = { latitude: 13.7402, longitude: 100.5637 };
const deliveredAt = Date.parse('2026-11-21T04:00:00.000Z');
const fix = (changes: Partial<RiderFix> = {}): RiderFix => ({
  ...moveBy(pin, 60, 0),
  at: deliveredAt - 5000,
  accuracyMetres: null,
  ...changes,
});

describe('a last position of the rider', () => {
  test.each<[string, Partial<RiderFix>, boolean]>([
    ['from a moment ago', {}, true],
    ['of 90 seconds ago', { at: deliveredAt - 90_000 }, true],
    ['older than that', { at: deliveredAt - 90_001 }, false],
    ['of just afterwards', { at: deliveredAt + 15_000 }, true],
    ['of when the rider has left', { at: deliveredAt + 15_001 }, false],
    ['known to within 50 m', { accuracyMetres: 50 }, true],
    ['known less exactly', { accuracyMetres: 51 }, false],
    ['at the pin', pin, true],
    ['some houses away', moveBy(pin, 0, 299), true],
    ['streets away', moveBy(pin, 0, 301), false],
    ['on the other side of the earth', { latitude: -13.7, longitude: -79.4 }, false],
  ])('%s', (_, changes, believed) => {
    expect(tellsHandOver({ rider: fix(changes), deliveredAt }, pin)).toBe(believed);
  });
});

describe('the spot of hand-overs', () => {
  const gate = moveBy(pin, 60, 0);
  const at = (metresNorth: number, metresEast = 0) => moveBy(gate, metresNorth, metresEast);

  test.each<[string, readonly { latitude: number; longitude: number }[], number | null]>([
    ['nothing is known', [], null],
    ['of a single one is chance', [gate], null],
    ['of two at one gate', [gate, at(8)], 2],
    ['of two at different places', [gate, at(0, 80)], null],
    ['of two at the gate and one elsewhere', [gate, at(5), at(200)], 2],
    ['of two at each of two places', [gate, at(2), at(150), at(152)], null],
    ['of three at the gate and two elsewhere', [at(150), gate, at(4), at(160), at(-4)], 3],
    ['of five at the gate', [gate, at(3), at(-3), at(0, 4), at(0, -4)], 5],
    ['of five at five places', [gate, at(100), at(200), at(0, 100), at(0, 200)], null],
  ])('%s', (_, points, times) => {
    const spot = handOverSpot(points);
    expect(spot?.times ?? null).toBe(times);
    if (spot) expect(distanceInMetres(spot, gate)).toBeLessThan(10);
  });

  const points = fc.array(
    fc
      .tuple(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -120, max: 120 }))
      .map(([metresNorth, metresEast]) => moveBy(pin, metresNorth, metresEast)),
    { maxLength: keptHandOvers },
  );

  test('is the same in whatever order they are known', () => {
    fc.assert(
      fc.property(points, (known) => {
        expect(handOverSpot(known.toReversed())).toEqual(handOverSpot(known));
        expect(handOverSpot(known.toSorted((a, b) => a.latitude - b.latitude))).toEqual(handOverSpot(known));
      }),
    );
  });

  test('lies among them and has most of them around it', () => {
    fc.assert(
      fc.property(points, (known) => {
        const spot = handOverSpot(known);
        if (!spot) return;
        const near = known.filter((point) => distanceInMetres(point, spot) <= 31);
        expect(near.length).toBeGreaterThanOrEqual(Math.max(2, Math.floor(known.length / 2) + 1));
        expect(spot.times).toBeLessThanOrEqual(near.length);
        const latitudes = known.map(({ latitude }) => latitude);
        expect(spot.latitude).toBeGreaterThanOrEqual(Math.min(...latitudes) - 1e-6);
        expect(spot.latitude).toBeLessThanOrEqual(Math.max(...latitudes) + 1e-6);
      }),
    );
  });

  test('is not led astray by one that is far off', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (north, east) => {
        const spot = handOverSpot([gate, at(3), at(-3), at(0, 3), at(north, east)]);
        expect(spot && distanceInMetres(spot, gate)).toBeLessThan(10);
      }),
    );
  });
});

test.each([
  [0, false],
  [14, false],
  [16, true],
  [299, true],
  [301, false],
  [20_000, false],
])('a spot %i m from the pin is another one: %s', (metres, other) => {
  expect(isOtherSpot(moveBy(pin, metres, 0), pin)).toBe(other);
});
