import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metresBetween } from './geometry.ts';
import type { Position } from './geometry.ts';
import { openCity } from './open-city.ts';
import type { City } from './open-city.ts';
import { pathMetres, positionAlong } from './road-graph.ts';

const siam = { latitude: 13.7457, longitude: 100.5347 };
const victoryMonument = { latitude: 13.7649, longitude: 100.5383 };

let home = '';
let city: City;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'riderbell-roads-'));
  city = await openCity({ into: join(home, 'city') });
}, 60_000);

afterAll(() => rm(home, { recursive: true, force: true }));

const inTown = fc.record({
  latitude: fc.double({ min: 13.68, max: 13.84, noNaN: true }),
  longitude: fc.double({ min: 100.46, max: 100.64, noNaN: true }),
});

function straightMetres(from: Position, to: Position): number {
  return metresBetween(from.latitude, from.longitude, to.latitude, to.longitude);
}

describe('the road graph', () => {
  test('is connected: every node can be reached from the first', () => {
    const { graph } = city;
    const reached = new Uint8Array(graph.nodeCount);
    const waiting = [0];
    reached[0] = 1;
    let count = 1;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const next of graph.neighbours(node)) {
        if (reached[next] === 1) continue;
        reached[next] = 1;
        count += 1;
        waiting.push(next);
      }
    }
    expect(count).toBe(graph.nodeCount);
    expect(graph.edgeCount).toBeGreaterThan(200_000);
  });

  test('finds the node nearest to a point', () => {
    const nearest = city.graph.nearestNode(siam.latitude, siam.longitude);
    expect(nearest?.metres).toBeLessThan(60);
    expect(nearest?.metres).toBeCloseTo(straightMetres(siam, nearest!), 6);
  });
});

describe('a route between two doors', () => {
  test('is between 1.1 and 2 times as long as the straight line in the city centre', async () => {
    const route = await city.route(siam, victoryMonument);
    const ratio = route!.metres / straightMetres(siam, victoryMonument);
    expect(ratio).toBeGreaterThan(1.1);
    expect(ratio).toBeLessThan(2);
  });

  test('begins and ends at the doors, measures its points and is never shorter than the straight line', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, async (from, to) => {
        const route = await city.route(from, to);
        expect(route?.points[0]).toEqual(from);
        expect(route?.points.at(-1)).toEqual(to);
        expect(route?.metres).toBeCloseTo(pathMetres(route?.points ?? []), 6);
        expect(route?.metres).toBeGreaterThanOrEqual(straightMetres(from, to) * (1 - 1e-5) - 0.01);
      }),
      { numRuns: 60 },
    );
  });

  test('has the same length in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, async (from, to) => {
        const [there, back] = await Promise.all([city.route(from, to), city.route(to, from)]);
        expect(Math.abs(there!.metres - back!.metres)).toBeLessThan(0.5);
      }),
      { numRuns: 30 },
    );
  });

  test('is never longer than a detour through a third point', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, fc.nat(), async (from, to, seed) => {
        const detour = city.graph.position(seed % city.graph.nodeCount);
        const direct = await city.route(from, to);
        const [first, second] = await Promise.all([city.route(from, detour), city.route(detour, to)]);
        expect(direct!.metres).toBeLessThanOrEqual(first!.metres + second!.metres + 0.5);
      }),
      { numRuns: 30 },
    );
  });

  test('may follow a single road', async () => {
    const route = await city.route(siam, { latitude: siam.latitude, longitude: siam.longitude + 0.0002 });
    expect(route!.metres).toBeLessThan(120);
  });

  test('has no length when both doors are the same', async () => {
    const node = city.graph.position(7);
    expect((await city.route(node, node))?.metres).toBeCloseTo(0, 1);
  });

  test('is null for a door far from every road', async () => {
    expect(await city.route(siam, { latitude: 12.5, longitude: 100.9 })).toBeNull();
  });

  test('is searched in slices, so that other work can run in between', async () => {
    let turns = 0;
    let isSearching = true;
    const turn = () => {
      turns += 1;
      if (isSearching) setImmediate(turn);
    };
    setImmediate(turn);
    const far = { latitude: 13.55, longitude: 100.27 };
    const searches = Array.from({ length: 12 }, () => city.route(far, { latitude: 13.86, longitude: 100.86 }));
    const routes = await Promise.all(searches);
    isSearching = false;
    expect(new Set(routes.map((route) => route?.metres)).size).toBe(1);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('a position along a route', () => {
  test('moves forward with every metre, and never further than the distance ridden', async () => {
    const points = (await city.route(siam, victoryMonument))!.points;
    const length = pathMetres(points);
    const metres = fc.double({ min: -100, max: length + 100, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const before = positionAlong(points, less);
        const after = positionAlong(points, more);
        expect(straightMetres(before, after)).toBeLessThanOrEqual(more - less + 0.01);
        expect(metresRidden(points, after)).toBeGreaterThanOrEqual(metresRidden(points, before) - 0.01);
      }),
    );
  });

  test('is the start for negative distances and the end beyond the end', async () => {
    const { points, metres } = (await city.route(siam, victoryMonument))!;
    expect(positionAlong(points, -5)).toMatchObject(points[0]!);
    expect(positionAlong(points, metres + 5)).toMatchObject(points.at(-1)!);
  });

  test('has the heading of its leg', () => {
    const corner = [siam, { ...siam, latitude: 13.76 }, { latitude: 13.76, longitude: 100.55 }];
    expect(positionAlong(corner, 10).heading).toBeCloseTo(0, 6);
    expect(positionAlong(corner, 2500).heading).toBeCloseTo(90, 6);
  });

  test('throws for a route without points', () => {
    expect(() => positionAlong([], 1)).toThrow(RangeError);
  });
});

/** The distance along a route to the first point where it passes through a position. */
function metresRidden(points: readonly Position[], at: Position): number {
  let ridden = 0;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const leg = straightMetres(point, next);
    if (Math.abs(straightMetres(point, at) + straightMetres(at, next) - leg) < 0.005)
      return ridden + straightMetres(point, at);
    ridden += leg;
  }
  return ridden;
}

describe('an opened city', () => {
  test('contains points inside its bounds only', () => {
    expect(city.contains(siam)).toBe(true);
    expect(city.contains({ latitude: 18.79, longitude: 98.98 })).toBe(false);
  });

  test('names the street at a point; null where no street has a name', () => {
    expect(city.streetNear(siam, 250)).toMatchObject({ names: { en: 'Rama I Rd', th: 'ถนนพระรามที่ 1' } });
    expect(city.streetNear({ latitude: 13.7305, longitude: 100.524 }, 100)).toBeNull();
  });

  test('returns the district, city and postal code of a point', () => {
    expect(city.areaOf(siam)).toMatchObject({
      district: { en: 'Pathum Wan', th: 'เขตปทุมวัน' },
      city: { en: 'Bangkok' },
      postalCode: '10330',
    });
    expect(city.areaOf({ latitude: 13.86, longitude: 100.51 }).city.en).toBe('Nonthaburi');
  });

  test('gives each place a unique id', () => {
    expect(new Set(city.places.map((place) => place.id)).size).toBe(city.places.length);
    expect(city.places.filter((place) => place.names.en === 'Sukhumvit Rd').length).toBeGreaterThan(3);
    expect(city.places.find((place) => place.names.th === 'BTS สยาม')?.area.district?.en).toBe('Pathum Wan');
  });
});
