import { type Area, boxOf, type Polygon, type Position, type Ring, sideOf } from './area.ts';
import { isInWorld } from './coordinates.ts';

/** More positions than any real border needs, and still quick to check and to send. */
export const areaPositionLimit = 5000;

export type AreaReading =
  | { readonly ok: true; readonly area: Area }
  /** A predicate for the author of the area: "has no polygon". */
  | { readonly ok: false; readonly fault: string };

/** Thrown by the checks below and caught by `readArea`, so that each check stays one line. */
class AreaFault extends Error {}

/**
 * An area from a GeoJSON geometry: a Polygon or a MultiPolygon whose rings are closed, do not cross and stay on one side of
 * the date line, whose holes are inside their polygon, and whose polygons do not overlap.
 */
export function readArea(geometry: unknown): AreaReading {
  try {
    return { ok: true, area: areaOf(geometry) };
  } catch (fault) {
    if (fault instanceof AreaFault) return { ok: false, fault: fault.message };
    throw fault;
  }
}

function areaOf(geometry: unknown): Area {
  const { type, coordinates } = isRecord(geometry) ? geometry : {};
  if (type !== 'Polygon' && type !== 'MultiPolygon') throw new AreaFault('is neither a Polygon nor a MultiPolygon');
  const polygons: unknown = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons) || polygons.length === 0) throw new AreaFault('has no polygon');
  const area = polygons.map(polygonOf);
  const positions = area.flat(2).length;
  if (positions > areaPositionLimit) {
    throw new AreaFault(`has ${positions} positions; more than ${areaPositionLimit} are too many, make it simpler`);
  }
  mustNotCross(area.flat().flatMap(edgesOf));
  mustNotOverlap(area);
  return area;
}

function polygonOf(value: unknown): Polygon {
  const [outer, ...holes] = Array.isArray(value) ? value.map(ringOf) : [];
  if (!outer) throw new AreaFault('has a polygon without a ring');
  for (const hole of holes) {
    if (!hole.every((position) => sideOf(position, outer) !== 'outside')) {
      throw new AreaFault(`has a hole that extends outside its polygon, near ${textOf(hole[0])}`);
    }
  }
  return [outer, ...holes];
}

function ringOf(value: unknown): Ring {
  if (!Array.isArray(value)) throw new AreaFault('has a ring that is no list of positions');
  const ring = value.map(positionOf);
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || !last || ring.length < 4) throw new AreaFault('has a ring of fewer than four positions');
  if (first[0] !== last[0] || first[1] !== last[1]) {
    throw new AreaFault(`has a ring whose last position differs from its first, at ${textOf(first)}`);
  }
  const { west, east } = boxOf(ring);
  // RFC 7946 §3.1.9: an area across the date line is split in two there.
  if (east - west > 180) throw new AreaFault('has a ring over more than half the globe; cut it at the date line');
  return ring;
}

function positionOf(value: unknown): Position {
  const [longitude, latitude]: unknown[] = Array.isArray(value) ? value : [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') {
    throw new AreaFault(
      `has a position that is no [longitude, latitude]: ${JSON.stringify(value ?? null).slice(0, 60)}`,
    );
  }
  if (!isInWorld({ latitude, longitude })) {
    throw new AreaFault(`has a position off the globe, ${longitude},${latitude}; the longitude comes first`);
  }
  return [longitude, latitude];
}

/** The side of the line from `a` to `b` on which `c` is: positive to the left. */
function sideOfLine(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

type Edge = readonly [from: Position, to: Position];

function edgesOf(ring: Ring): Edge[] {
  const edges = ring.slice(1).flatMap((to, index): Edge[] => {
    const from = ring[index];
    return from && (from[0] !== to[0] || from[1] !== to[1]) ? [[from, to]] : [];
  });
  if (edges.length < 3) throw new AreaFault('has a ring without a surface');
  return edges;
}

/** Crossing lines leave the inside undefined, for people and for maps. */
function mustNotCross(edges: readonly Edge[]): void {
  for (const [index, [a, b]] of edges.entries()) {
    for (let other = index + 1; other < edges.length; other += 1) {
      const [c, d] = edges[other] ?? [a, b];
      // Edges may touch without crossing: neighbours always do, and rings may in one point.
      if (sideOfLine(a, b, c) * sideOfLine(a, b, d) < 0 && sideOfLine(c, d, a) * sideOfLine(c, d, b) < 0) {
        throw new AreaFault(`has lines that cross, ${textOf(a)} to ${textOf(b)} and ${textOf(c)} to ${textOf(d)}`);
      }
    }
  }
}

/** Called when no lines cross, so checking whether a corner is inside another polygon is enough. */
function mustNotOverlap(area: Area): void {
  for (const polygon of area) {
    const inside = polygon[0].find((corner) =>
      area.some((other) => other !== polygon && isStrictlyInside(corner, other)),
    );
    if (inside) throw new AreaFault(`has polygons that overlap, near ${textOf(inside)}`);
  }
}

/** Inside, and on no edge. */
function isStrictlyInside(corner: Position, [outer, ...holes]: Polygon): boolean {
  return sideOf(corner, outer) === 'inside' && holes.every((hole) => sideOf(corner, hole) === 'outside');
}

function textOf(position: Position | undefined): string {
  return position ? `[${position[0]}, ${position[1]}]` : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
