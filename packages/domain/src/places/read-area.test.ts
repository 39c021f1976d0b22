import { describe, expect, test } from 'vitest';
import { areaPositionLimit, readArea } from './read-area.ts';

const square = [
  [100, 13],
  [101, 13],
  [101, 14],
  [100, 14],
  [100, 13],
];
const hole = [
  [100.4, 13.4],
  [100.6, 13.4],
  [100.6, 13.6],
  [100.4, 13.4],
];
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });

function faultOf(geometry: unknown): string {
  const reading = readArea(geometry);
  return reading.ok ? 'none' : reading.fault;
}

describe('a geometry', () => {
  test('is read from a Polygon and from a MultiPolygon, holes included', () => {
    expect(readArea(polygon(square, hole))).toEqual({ ok: true, area: [[square, hole]] });
    // An island in a hole of another polygon is allowed.
    const beside = square.map(([x = 0, y]) => [x + 1, y]);
    const several = { type: 'MultiPolygon', coordinates: [[square, hole], [beside], [hole]] };
    expect(readArea(several)).toEqual({ ok: true, area: [[square, hole], [beside], [hole]] });
  });

  test('may have heights, which are ignored', () => {
    const high = square.map((position) => [...position, 12]);
    expect(readArea(polygon(high))).toEqual({ ok: true, area: [[square]] });
  });

  test.each([
    ['no geometry', null, 'is neither a Polygon nor a MultiPolygon'],
    ['a point', { type: 'Point', coordinates: [100, 13] }, 'is neither a Polygon nor a MultiPolygon'],
    ['no polygon', { type: 'MultiPolygon', coordinates: [] }, 'has no polygon'],
    ['no ring', polygon(), 'has a polygon without a ring'],
    ['a ring of texts', polygon('square'), 'has a ring that is no list of positions'],
    [
      'a text instead of a number',
      polygon([['100', 13], ...square]),
      'has a position that is no [longitude, latitude]: ["100",13]',
    ],
    ['three positions', polygon(square.slice(0, 3)), 'has a ring of fewer than four positions'],
    [
      'an open ring',
      polygon(square.slice(0, 4)),
      'has a ring whose last position differs from its first, at [100, 13]',
    ],
    [
      'latitudes first',
      polygon(square.map(([x, y]) => [y, x])),
      'has a position off the globe, 13,100; the longitude comes first',
    ],
    [
      'a bow tie',
      polygon([
        [100, 13],
        [101, 14],
        [101, 13],
        [100, 14],
        [100, 13],
      ]),
      'has lines that cross, [100, 13] to [101, 14] and [101, 13] to [100, 14]',
    ],
    ['a ring of one point', polygon(Array.from({ length: 5 }, () => [100, 13])), 'has a ring without a surface'],
    [
      'a hole outside its polygon',
      polygon(
        square,
        hole.map(([x = 0, y]) => [x + 1, y]),
      ),
      'has a hole that extends outside its polygon, near [101.4, 13.4]',
    ],
    [
      'polygons that overlap',
      { type: 'MultiPolygon', coordinates: [[square], [square.map(([x = 0, y = 0]) => [x + 0.5, y + 0.5])]] },
      'has lines that cross, [101, 13] to [101, 14] and [100.5, 13.5] to [101.5, 13.5]',
    ],
    [
      'a polygon inside a polygon',
      { type: 'MultiPolygon', coordinates: [[square], [hole]] },
      'has polygons that overlap, near [100.4, 13.4]',
    ],
    [
      'a ring across the date line',
      polygon([
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
        [179, 0],
      ]),
      'has a ring over more than half the globe; cut it at the date line',
    ],
  ])('is refused for %s, with a reason', (_, geometry, fault) => {
    expect(faultOf(geometry)).toBe(fault);
  });

  test('is refused when it has too many positions', () => {
    const circle = Array.from({ length: areaPositionLimit }, (_, index) => {
      const angle = (index / areaPositionLimit) * 2 * Math.PI;
      return [100 + Math.cos(angle), 13 + Math.sin(angle)];
    });
    expect(readArea(polygon([...circle.slice(1), circle[1]])).ok).toBe(true);
    expect(faultOf(polygon([...circle, circle[0]]))).toMatch(/^has 5001 positions/);
  });
});
