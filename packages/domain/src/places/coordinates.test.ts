import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bearing,
  distanceInMetres,
  estimatedRoadMetres,
  isInWorld,
  moveBy,
  parseCoordinates,
  roadMetresOf,
} from './coordinates.ts';

const siam = { latitude: 13.7456, longitude: 100.5341 };
const asok = { latitude: 13.7372, longitude: 100.5603 };
const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a text that names a point', () => {
  test.each([
    ['13.7563,100.5018', 13.7563, 100.5018],
    [' 13.7563 , 100.5018 ', 13.7563, 100.5018],
    ['(13.7563, 100.5018)', 13.7563, 100.5018],
    ['13.7563 100.5018', 13.7563, 100.5018],
    ['-33,151', -33, 151],
    ['๑๓.๗๕,๑๐๐.๕', 13.75, 100.5],
    ['٢٤٫٧١،٤٦٫٦٧', 24.71, 46.67],
    ['−6.2, +106.8', -6.2, 106.8],
  ])('%s', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  test.each(['12 45', '13.75', '91,0', '0,181', 'Sukhumvit 21, 10110', '1,2,3', '13.75,', '', '1234,5'])(
    'is not %j',
    (text) => {
      expect(parseCoordinates(text)).toBeNull();
    },
  );

  test('is read for every point on earth', () => {
    fc.assert(
      fc.property(point, ({ latitude, longitude }) => {
        const text = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
        expect(parseCoordinates(text)).toEqual({
          latitude: Number(latitude.toFixed(6)),
          longitude: Number(longitude.toFixed(6)),
        });
      }),
    );
  });
});

test('isInWorld is false for a point outside the valid range and for a point with one coordinate', () => {
  expect(isInWorld(siam)).toBe(true);
  expect(isInWorld({ latitude: Number.NaN, longitude: 0 })).toBe(false);
  expect(isInWorld({ latitude: 0, longitude: null })).toBe(false);
  expect(isInWorld({ latitude: 0, longitude: -180.01 })).toBe(false);
});

describe('the distance between two points', () => {
  test('is 111.2 km for a degree of latitude, and zero for the same point', () => {
    expect(distanceInMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195, 0);
    expect(distanceInMetres(siam, siam)).toBe(0);
  });

  test('is symmetric, never negative, and never longer than a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const direct = distanceInMetres(a, b);
        expect(direct).toBeGreaterThanOrEqual(0);
        expect(distanceInMetres(b, a)).toBeCloseTo(direct, 3);
        // Near the antipode the formula loses half of its digits: some centimetres of 20,000 km.
        expect(direct).toBeLessThanOrEqual(distanceInMetres(a, c) + distanceInMetres(c, b) + 0.5);
      }),
    );
  });

  test('follows the formula by road, and grows with the straight line', () => {
    expect(roadMetresOf(3000) / 3000).toBeCloseTo(1.42, 2);
    expect(roadMetresOf(10_000) / 10_000).toBeCloseTo(1.307, 3);
    expect(estimatedRoadMetres(siam, asok)).toBe(Math.round(roadMetresOf(distanceInMetres(siam, asok))));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 10_000 }), (metres, more) => {
        expect(roadMetresOf(metres + more)).toBeGreaterThan(roadMetresOf(metres));
      }),
    );
  });
});

describe('the bearing from one point to another', () => {
  test('is 0 north, 90 east, 180 south, 270 west', () => {
    const here = { latitude: 0, longitude: 0 };
    expect(bearing(here, { latitude: 1, longitude: 0 })).toBe(0);
    expect(bearing(here, { latitude: 0, longitude: 1 })).toBeCloseTo(90);
    expect(bearing(here, { latitude: -1, longitude: 0 })).toBeCloseTo(180);
    expect(bearing(here, { latitude: 0, longitude: -1 })).toBeCloseTo(270);
  });

  test('is at least 0 and below 360', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const degrees = bearing(from, to);
        expect(degrees >= 0 && degrees < 360).toBe(true);
      }),
    );
  });
});

describe('a step north and east', () => {
  test('has the requested length', () => {
    const metres = fc.integer({ min: -5000, max: 5000 });
    const city = fc.record({
      latitude: fc.double({ min: -65, max: 65, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(city, metres, metres, (from, north, east) => {
        const moved = moveBy(from, north, east);
        expect(isInWorld(moved)).toBe(true);
        expect(Math.abs(distanceInMetres(from, moved) - Math.hypot(north, east))).toBeLessThan(15);
      }),
    );
  });

  test('stops at the pole and wraps at the date line', () => {
    expect(moveBy({ latitude: 90, longitude: 0 }, 1000, 0).latitude).toBe(90);
    expect(moveBy({ latitude: 0, longitude: 179.999 }, 0, 1000).longitude).toBeLessThan(-179);
  });
});
