import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, isInArea, type Ring } from './area.ts';
import { hasEdgeIn } from './area-edge.ts';

function square(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

const city: Area = [[square(100, 13, 101, 14), square(100.4, 13.4, 100.6, 13.6)]];
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

describe('the edge of an area in a box', () => {
  test.each([
    ['is absent in the middle of the area', box(100.1, 13.1, 100.3, 13.3), false],
    ['is absent far outside', box(90, 10, 91, 11), false],
    ['is absent in the middle of a hole', box(100.45, 13.45, 100.55, 13.55), false],
    ['is present around the whole area', box(99, 12, 102, 15), true],
    ['is present at one side without a corner', box(99.9, 13.4, 100.1, 13.6), true],
    ['is present at one corner', box(99.9, 12.9, 100.1, 13.1), true],
    ['is present at the edge of a hole', box(100.55, 13.45, 100.65, 13.5), true],
    ['is present where a side of the box lies on it', box(99, 13.2, 100, 13.4), true],
  ])('%s', (_, seen, has) => {
    expect(hasEdgeIn(city, seen)).toBe(has);
  });

  test('does not include a line that passes a corner outside the box', () => {
    const slope: Area = [
      [
        [
          [0, 10],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      ],
    ];
    expect(hasEdgeIn(slope, box(0, 0, 4.9, 4.9))).toBe(false);
    expect(hasEdgeIn(slope, box(0, 0, 5, 5))).toBe(true);
  });

  const degree = fc.integer({ min: 0, max: 200 }).map((step) => 99.5 + step / 100);
  test('is missing only when the box is entirely inside or entirely outside', () => {
    fc.assert(
      fc.property(degree, degree, degree, degree, (a, b, c, d) => {
        const [west, east] = [Math.min(a, b), Math.max(a, b)];
        const [south, north] = [Math.min(c, d) - 87, Math.max(c, d) - 87];
        if (hasEdgeIn(city, box(west, south, east, north))) return;
        const corners = square(west, south, east, north);
        const sides = corners.map(([longitude, latitude]) => isInArea({ latitude, longitude }, city));
        expect(new Set(sides).size).toBe(1);
      }),
    );
  });
});
