import { type Coordinates, isInWorld } from './coordinates.ts';

/** A GeoJSON position (RFC 7946): longitude first, in degrees. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed line: its last position equals its first. */
export type Ring = readonly Position[];
/** An outer ring, then its holes. */
export type Polygon = readonly [outer: Ring, ...holes: Ring[]];
/** Polygons that belong together: the coordinates of GeoJSON's MultiPolygon. */
export type Area = readonly Polygon[];

/** A point this close to an edge, in degrees, is on it: about a centimetre, the precision of points on the wire. */
const edgeTolerance = 1e-7;

/**
 * Whether the point is in the area. A point on the edge is inside, also on the edge of a hole; a point outside the valid
 * range is not. Edges are straight lines in degrees (RFC 7946 §3.1.1), so an area cannot cross the date line: it is split
 * into two polygons there.
 */
export function isInArea(point: Coordinates, area: Area): boolean {
  return isInWorld(point) && area.some((polygon) => isInPolygon([point.longitude, point.latitude], polygon));
}

function isInPolygon(at: Position, [outer, ...holes]: Polygon): boolean {
  const side = sideOf(at, outer);
  if (side !== 'inside') return side === 'edge';
  return holes.every((hole) => sideOf(at, hole) !== 'inside');
}

/** Whether the position is inside, on or outside the ring. */
export function sideOf(at: Position, ring: Ring): 'inside' | 'edge' | 'outside' {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const from = ring[index - 1];
    const to = ring[index];
    if (!from || !to) continue;
    if (isOnEdge(at, from, to)) return 'edge';
    // Ray casting to the east. An edge includes its lower end but not its upper one, so no corner counts twice.
    if (from[1] > at[1] !== to[1] > at[1] && at[0] < longitudeAt(at[1], from, to)) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

function longitudeAt(latitude: number, from: Position, to: Position): number {
  return from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}

function isOnEdge([x, y]: Position, from: Position, to: Position): boolean {
  const east = to[0] - from[0];
  const north = to[1] - from[1];
  const square = east * east + north * north;
  const along = square === 0 ? 0 : ((x - from[0]) * east + (y - from[1]) * north) / square;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - nearest * east, y - from[1] - nearest * north) <= edgeTolerance;
}

/** The bounding box of the ring, in degrees. */
export function boxOf(ring: Ring): { south: number; west: number; north: number; east: number } {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const [longitude, latitude] of ring) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}
