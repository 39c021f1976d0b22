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

function crow(from: Position, to: Position): number {
  return metresBetween(from.latitude, from.longitude, to.latitude, to.longitude);
}

describe('the road graph', () => {
  test('hangs together: every node is reached from the first', () => {
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

  test('knows the node nearest to a point', () => {
    const nearest = city.graph.nearestNode(siam.latitude, siam.longitude);
    expect(nearest?.metres).toBeLessThan(60);
    expect(nearest?.metres).toBeCloseTo(crow(siam, nearest!), 6);
  });
});

describe('a way between two doors', () => {
  test('is as long as streets make it', async () => {
    const route = await city.route(siam, victoryMonument);
    const ratio = route!.metres / crow(siam, victoryMonument);
    expect(ratio).toBeGreaterThan(1.1);
    expect(ratio).toBeLessThan(2);
  });

  test('begins and ends at the doors, is as long as its points and never shorter than the straight line', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, async (from, to) => {
        const route = await city.route(from, to);
        expect(route?.points[0]).toEqual(from);
        expect(route?.points.at(-1)).toEqual(to);
        expect(route?.metres).toBeCloseTo(pathMetres(route?.points ?? []), 6);
        expect(route?.metres).toBeGreaterThanOrEqual(crow(from, to) * (1 - 1e-5) - 0.01);
      }),
      { numRuns: 60 },
    );
  });

  test('is as long in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, async (from, to) => {
        const [there, back] = await Promise.all([city.route(from, to), city.route(to, from)]);
        expect(Math.abs(there!.metres - back!.metres)).toBeLessThan(0.5);
      }),
      { numRuns: 30 },
    );
  });

  test('is never longer than by way of somewhere else', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, fc.nat(), async (from, to, seed) => {
        const by = city.graph.position(seed % city.graph.nodeCount);
        const direct = await city.route(from, to);
        const [first, second] = await Promise.all([city.route(from, by), city.route(by, to)]);
        expect(direct!.metres).toBeLessThanOrEqual(first!.metres + second!.metres + 0.5);
      }),
      { numRuns: 30 },
    );
  });

  test('may be the straight line along one road', async () => {
    const route = await city.route(siam, { latitude: siam.latitude, longitude: siam.longitude + 0.0002 });
    expect(route!.metres).toBeLessThan(120);
  });

  test('to the same door has no length', async () => {
    const node = city.graph.position(7);
    expect((await city.route(node, node))?.metres).toBeCloseTo(0, 1);
  });

  test('does not exist to a door far from every road', async () => {
    expect(await city.route(siam, { latitude: 12.5, longitude: 100.9 })).toBeNull();
  });

  test('across the whole city lets other work run while it is looked for', async () => {
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

describe('a rider on its way', () => {
  test('gets on with every metre and is never further than it has ridden', async () => {
    const points = (await city.route(siam, victoryMonument))!.points;
    const length = pathMetres(points);
    const metres = fc.double({ min: -100, max: length + 100, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const before = positionAlong(points, less);
        const after = positionAlong(points, more);
        expect(crow(before, after)).toBeLessThanOrEqual(more - less + 0.01);
        expect(riddenUpTo(points, after)).toBeGreaterThanOrEqual(riddenUpTo(points, before) - 0.01);
      }),
    );
  });

  test('stands at the start before it, and at the end after it', async () => {
    const { points, metres } = (await city.route(siam, victoryMonument))!;
    expect(positionAlong(points, -5)).toMatchObject(points[0]!);
    expect(positionAlong(points, metres + 5)).toMatchObject(points.at(-1)!);
  });

  test('heads where it goes', () => {
    const corner = [siam, { ...siam, latitude: 13.76 }, { latitude: 13.76, longitude: 100.55 }];
    expect(positionAlong(corner, 10).heading).toBeCloseTo(0, 6);
    expect(positionAlong(corner, 2500).heading).toBeCloseTo(90, 6);
  });

  test('without a way is a mistake', () => {
    expect(() => positionAlong([], 1)).toThrow(RangeError);
  });
});

/** How far along a way the first of its stretches lies that passes through a position. */
function riddenUpTo(points: readonly Position[], at: Position): number {
  let ridden = 0;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const leg = crow(point, next);
    if (Math.abs(crow(point, at) + crow(at, next) - leg) < 0.005) return ridden + crow(point, at);
    ridden += leg;
  }
  return ridden;
}

describe('an opened city', () => {
  test('knows what it covers', () => {
    expect(city.contains(siam)).toBe(true);
    expect(city.contains({ latitude: 18.79, longitude: 98.98 })).toBe(false);
  });

  test('names the street at a point, where one has a name', () => {
    expect(city.streetNear(siam, 250)).toMatchObject({ names: { en: 'Rama I Rd', th: 'ถนนพระรามที่ 1' } });
    expect(city.streetNear({ latitude: 13.7305, longitude: 100.524 }, 100)).toBeNull();
  });

  test('knows the district, city and postal code of a point', () => {
    expect(city.areaOf(siam)).toMatchObject({
      district: { en: 'Pathum Wan', th: 'เขตปทุมวัน' },
      city: { en: 'Bangkok' },
      postalCode: '10330',
    });
    expect(city.areaOf({ latitude: 13.86, longitude: 100.51 }).city.en).toBe('Nonthaburi');
  });

  test('gives each place an id of its own', () => {
    expect(new Set(city.places.map((place) => place.id)).size).toBe(city.places.length);
    expect(city.places.filter((place) => place.names.en === 'Sukhumvit Rd').length).toBeGreaterThan(3);
    expect(city.places.find((place) => place.names.th === 'BTS สยาม')?.area.district?.en).toBe('Pathum Wan');
  });
});
