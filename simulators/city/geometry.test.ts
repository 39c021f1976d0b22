import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLineToTile, metresBetween, projectOnSegment, toPosition, toUnits } from './geometry.ts';
import { TILE_UNITS } from './source-tiles.ts';

const inBangkok = fc.record({
  latitude: fc.double({ min: 13.4, max: 14, noNaN: true }),
  longitude: fc.double({ min: 100.1, max: 101, noNaN: true }),
});

/** The great circle by the haversine formula. */
function greatCircle(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((toLat - fromLat) * radians) / 2) ** 2;
  const east = Math.sin(((toLng - fromLng) * radians) / 2) ** 2;
  const square = north + Math.cos(fromLat * radians) * Math.cos(toLat * radians) * east;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(square));
}

describe('distances in a city', () => {
  test('match the great circle within a millimetre plus 1 cm per kilometre', () => {
    fc.assert(
      fc.property(inBangkok, inBangkok, (from, to) => {
        const flat = metresBetween(from.latitude, from.longitude, to.latitude, to.longitude);
        const round = greatCircle(from.latitude, from.longitude, to.latitude, to.longitude);
        expect(Math.abs(flat - round)).toBeLessThanOrEqual(1e-3 + round * 1e-5);
      }),
    );
  });
});

describe('the grid of the tiles', () => {
  test('converts a position to units and back without changing it', () => {
    fc.assert(
      fc.property(inBangkok, (at) => {
        const again = toPosition(toUnits(at));
        expect(again.latitude).toBeCloseTo(at.latitude, 9);
        expect(again.longitude).toBeCloseTo(at.longitude, 9);
      }),
    );
  });
});

describe('the nearest point of a segment', () => {
  test('lies on the segment, and at an end when the point is beyond it', () => {
    const a = { x: 0, y: 0 };
    const b = { x: 10, y: 0 };
    expect(projectOnSegment({ x: 4, y: 3 }, a, b)).toEqual({ share: 0.4, x: 4, y: 0, distance: 3 });
    expect(projectOnSegment({ x: 13, y: 4 }, a, b)).toEqual({ share: 1, x: 10, y: 0, distance: 5 });
    expect(projectOnSegment({ x: 3, y: 4 }, a, a)).toEqual({ share: 0, x: 0, y: 0, distance: 5 });
  });
});

describe('a line that leaves its tile', () => {
  test('is cut at the border, where the neighbour’s copy begins', () => {
    const line = [
      { x: TILE_UNITS - 10, y: 20 },
      { x: TILE_UNITS + 10, y: 40 },
    ];
    const border = { x: TILE_UNITS, y: 30 };
    expect(clipLineToTile(line, 0, 0)).toEqual([[line[0], border]]);
    expect(clipLineToTile(line, 1, 0)).toEqual([[border, line[1]]]);
  });

  test('becomes two lines when it enters the tile again', () => {
    const line = [
      { x: 5, y: 5 },
      { x: 5, y: -5 },
      { x: 15, y: -5 },
      { x: 15, y: 5 },
    ];
    expect(clipLineToTile(line, 0, 0)).toEqual([
      [line[0], { x: 5, y: 0 }],
      [{ x: 15, y: 0 }, line[3]],
    ]);
  });

  test('is dropped when it never touches the tile', () => {
    expect(
      clipLineToTile(
        [
          { x: -5, y: 5 },
          { x: -5, y: 500 },
        ],
        0,
        0,
      ),
    ).toEqual([]);
  });

  test('has the same total length after it is cut into tiles', () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 2 * TILE_UNITS, noNaN: true }),
      y: fc.double({ min: 0, max: 2 * TILE_UNITS, noNaN: true }),
    });
    const lengthOf = (line: readonly { x: number; y: number }[]) =>
      line.reduce(
        (sum, { x, y }, index) => sum + Math.hypot(x - (line[index - 1]?.x ?? x), y - (line[index - 1]?.y ?? y)),
        0,
      );
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (line) => {
        const tiles = [0, 1].flatMap((x) => [0, 1].map((y) => clipLineToTile(line, x, y)));
        const total = tiles.flat().reduce((sum, piece) => sum + lengthOf(piece), 0);
        expect(total).toBeCloseTo(lengthOf(line), 4);
      }),
    );
  });
});
