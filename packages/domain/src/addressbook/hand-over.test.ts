import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceInMetres, moveBy } from '../places/coordinates.ts';
import { handOverSpot, isOtherSpot, storedHandOvers, type RiderFix, locatesHandOver } from './hand-over.ts';

const pin = { latitude: 13.7402, longitude: 100.5637 };
const deliveredAt = Date.parse('2026-11-21T04:00:00.000Z');
const fix = (changes: Partial<RiderFix> = {}): RiderFix => ({
  ...moveBy(pin, 60, 0),
  at: deliveredAt - 5000,
  accuracyMetres: null,
  ...changes,
});

describe('the rider’s last position', () => {
  test.each<[string, Partial<RiderFix>, boolean]>([
    ['counts right after the delivery', {}, true],
    ['counts when it is 90 seconds old', { at: deliveredAt - 90_000 }, true],
    ['does not count when it is older', { at: deliveredAt - 90_001 }, false],
    ['counts up to 15 seconds after the delivery', { at: deliveredAt + 15_000 }, true],
    ['does not count later, when the rider has left', { at: deliveredAt + 15_001 }, false],
    ['counts with an accuracy of 50 m', { accuracyMetres: 50 }, true],
    ['does not count with a worse accuracy', { accuracyMetres: 51 }, false],
    ['counts at the pin', pin, true],
    ['counts some houses from the pin', moveBy(pin, 0, 299), true],
    ['does not count streets away from the pin', moveBy(pin, 0, 301), false],
    ['does not count on the other side of the earth', { latitude: -13.7, longitude: -79.4 }, false],
  ])('%s', (_, changes, believed) => {
    expect(locatesHandOver({ rider: fix(changes), deliveredAt }, pin)).toBe(believed);
  });
});

describe('the hand-over spot', () => {
  const gate = moveBy(pin, 60, 0);
  const at = (metresNorth: number, metresEast = 0) => moveBy(gate, metresNorth, metresEast);

  test.each<[string, readonly { latitude: number; longitude: number }[], number | null]>([
    ['does not exist without hand-overs', [], null],
    ['does not exist after a single hand-over', [gate], null],
    ['is the gate after two at one gate', [gate, at(8)], 2],
    ['does not exist after two at different places', [gate, at(0, 80)], null],
    ['is the gate after two at the gate and one elsewhere', [gate, at(5), at(200)], 2],
    ['does not exist after two at each of two places', [gate, at(2), at(150), at(152)], null],
    ['is the gate after three at the gate and two elsewhere', [at(150), gate, at(4), at(160), at(-4)], 3],
    ['is the gate after five at the gate', [gate, at(3), at(-3), at(0, 4), at(0, -4)], 5],
    ['does not exist after five at five places', [gate, at(100), at(200), at(0, 100), at(0, 200)], null],
  ])('%s', (_, points, times) => {
    const spot = handOverSpot(points);
    expect(spot?.times ?? null).toBe(times);
    if (spot) expect(distanceInMetres(spot, gate)).toBeLessThan(10);
  });

  const points = fc.array(
    fc
      .tuple(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -120, max: 120 }))
      .map(([metresNorth, metresEast]) => moveBy(pin, metresNorth, metresEast)),
    { maxLength: storedHandOvers },
  );

  test('does not depend on the order of the hand-overs', () => {
    fc.assert(
      fc.property(points, (known) => {
        expect(handOverSpot(known.toReversed())).toEqual(handOverSpot(known));
        expect(handOverSpot(known.toSorted((a, b) => a.latitude - b.latitude))).toEqual(handOverSpot(known));
      }),
    );
  });

  test('is among the hand-overs and has most of them around it', () => {
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

  test('is not moved by one hand-over far away', () => {
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
])('isOtherSpot for a spot %i m from the pin returns %s', (metres, other) => {
  expect(isOtherSpot(moveBy(pin, metres, 0), pin)).toBe(other);
});
