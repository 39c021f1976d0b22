import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, isInArea, type Position, type Ring } from './area.ts';
import type { Coordinates } from './coordinates.ts';

const at = ([longitude, latitude]: Position): Coordinates => ({ latitude, longitude });
const inside = (position: Position, area: Area) => isInArea(at(position), area);

function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A star around a centre: corners sorted by angle, each at its own distance, so that no edges cross. */
const star = fc
  .record({
    middle: fc.tuple(fc.double({ min: -150, max: 150, noNaN: true }), fc.double({ min: -70, max: 70, noNaN: true })),
    arms: fc.array(fc.double({ min: 0.05, max: 3, noNaN: true }), { minLength: 3, maxLength: 24 }),
  })
  .map(({ middle: [x, y], arms }) => {
    const corners = arms.map((arm, index): Position => {
      const angle = (index / arms.length) * 2 * Math.PI;
      return [x + arm * Math.cos(angle), y + arm * Math.sin(angle)];
    });
    const [first = [x, y] as const] = corners;
    return { middle: [x, y] as const, ring: [...corners, first] };
  });

const between = (from: Position, to: Position, share: number): Position => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('an area', () => {
  const holed: Area = [[box(100, 13, 101, 14), box(100.4, 13.4, 100.6, 13.6)], [box(102, 13, 103, 14)]];

  test('contains the points in one of its polygons and in none of its holes', () => {
    expect(inside([100.2, 13.5], holed)).toBe(true);
    expect(inside([102.5, 13.5], holed)).toBe(true);
    expect(inside([100.5, 13.5], holed)).toBe(false);
    expect(inside([101.5, 13.5], holed)).toBe(false);
    expect(inside([100.2, 14.5], holed)).toBe(false);
  });

  test('contains its corners and edges, including those of holes, and nothing beyond', () => {
    for (const ring of holed.flat()) for (const corner of ring) expect(inside(corner, holed)).toBe(true);
    expect(inside([100, 13.5], holed)).toBe(true);
    expect(inside([99.99999, 13.5], holed)).toBe(false);
    expect(inside([100.4, 13.5], holed)).toBe(true);
    expect(inside([100.40001, 13.5], holed)).toBe(false);
  });

  test('contains a point at the latitude of a corner', () => {
    const diamond: Area = [
      [
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ],
      ],
    ];
    expect(inside([-0.5, 0], diamond)).toBe(true);
    expect(inside([-2, 0], diamond)).toBe(false);
    expect(inside([-2, 1], diamond)).toBe(false);
    expect(inside([-2, -1], diamond)).toBe(false);
  });

  test('contains no point outside the valid range', () => {
    const world: Area = [[box(-90, -90, 90, 90)]];
    for (const position of [
      [0, 91],
      [0, -90.1],
      [181, 0],
      [Number.NaN, 0],
      [0, Number.POSITIVE_INFINITY],
    ] as const) {
      expect(inside(position, world)).toBe(false);
    }
    expect(inside([0, 90], world)).toBe(true);
  });

  test('contains every point of its edges', () => {
    fc.assert(
      fc.property(star, fc.nat(), share, ({ ring }, pick, along) => {
        const index = pick % (ring.length - 1);
        const [from, to] = [ring[index], ring[index + 1]];
        if (!from || !to) throw new Error('a ring has edges');
        expect(inside(between(from, to, along), [[ring]])).toBe(true);
      }),
    );
  });

  test('contains the points between its centre and an edge, and none beyond the edge', () => {
    fc.assert(
      fc.property(star, fc.nat(), share, ({ middle, ring }, pick, along) => {
        const index = pick % (ring.length - 1);
        const [from, to] = [ring[index], ring[index + 1]];
        if (!from || !to) throw new Error('a ring has edges');
        const edge = between(from, to, along);
        // With three corners, the centre is on an edge when two arms are opposite; half way to an edge is always inside.
        expect(inside(between(middle, edge, 0.5), [[ring]])).toBe(true);
        expect(inside(between(middle, edge, 1.01), [[ring]])).toBe(false);
      }),
    );
  });

  test('does not depend on the first corner and the direction of its ring', () => {
    const position = fc.tuple(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: -4, max: 4, noNaN: true }));
    fc.assert(
      fc.property(star, position, fc.nat(), ({ middle, ring }, [east, north], begin) => {
        const here: Position = [middle[0] + east, middle[1] + north];
        const corners = ring.slice(1);
        const cut = begin % corners.length;
        const turned = [...corners.slice(cut), ...corners.slice(0, cut)];
        const [first] = turned;
        if (!first) throw new Error('a ring has corners');
        const other: Ring = [...turned, first];
        expect(inside(here, [[other]])).toBe(inside(here, [[ring]]));
        expect(inside(here, [[other.toReversed()]])).toBe(inside(here, [[ring]]));
      }),
    );
  });

  test('contains only its edge when a hole has the same shape', () => {
    fc.assert(
      fc.property(star, fc.nat(), share, ({ middle, ring }, pick, along) => {
        const [from, to] = [ring[pick % (ring.length - 1)], ring[(pick % (ring.length - 1)) + 1]];
        if (!from || !to) throw new Error('a ring has edges');
        const edge = between(from, to, along);
        expect(inside(edge, [[ring, ring]])).toBe(true);
        expect(inside(between(middle, edge, 0.9), [[ring, ring]])).toBe(false);
      }),
    );
  });
});
