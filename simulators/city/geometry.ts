/** Geometry shared by the city's builder and reader. Degrees are WGS 84, distances are metres. */
import { TILE_UNITS, WORLD_UNITS } from './source-tiles.ts';
import type { UnitPoint } from './source-tiles.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/**
 * The distance between two near points, in metres. Over a city the flat approximation with the mean latitude's
 * cosine stays within a millimetre per kilometre of the great circle and costs one cosine.
 */
export function metresBetween(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const dy = (toLat - fromLat) * RADIANS;
  const dx = (toLng - fromLng) * RADIANS * Math.cos(((fromLat + toLat) / 2) * RADIANS);
  return EARTH_RADIUS_METRES * Math.sqrt(dx * dx + dy * dy);
}

/** Metres of one degree of longitude at a latitude, and of one degree of latitude. */
export function metresPerDegree(latitude: number): { readonly longitude: number; readonly latitude: number } {
  const perDegree = EARTH_RADIUS_METRES * RADIANS;
  return { longitude: perDegree * Math.cos(latitude * RADIANS), latitude: perDegree };
}

/** Where a point of the zoom-12 grid lies on the globe. */
export function toPosition(point: UnitPoint): Position {
  const mercator = Math.PI * (1 - (2 * point.y) / WORLD_UNITS);
  return { latitude: Math.atan(Math.sinh(mercator)) / RADIANS, longitude: (point.x / WORLD_UNITS) * 360 - 180 };
}

/** Where a position lies in the zoom-12 grid. */
export function toUnits(position: Position): UnitPoint {
  const mercator = Math.asinh(Math.tan(position.latitude * RADIANS));
  return {
    x: ((position.longitude + 180) / 360) * WORLD_UNITS,
    y: ((1 - mercator / Math.PI) / 2) * WORLD_UNITS,
  };
}

export type Projection = { readonly share: number; readonly x: number; readonly y: number; readonly distance: number };

/** The point of segment a–b nearest to p; `share` runs from 0 at a to 1 at b. Works in any flat unit. */
export function projectOnSegment(p: UnitPoint, a: UnitPoint, b: UnitPoint): Projection {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
  const x = a.x + share * dx;
  const y = a.y + share * dy;
  return { share, x, y, distance: Math.hypot(p.x - x, p.y - y) };
}

const WHOLE = [0, 1] as const;

function isInside(point: UnitPoint, left: number, top: number): boolean {
  return point.x >= left && point.x <= left + TILE_UNITS && point.y >= top && point.y <= top + TILE_UNITS;
}

/** The part of a segment inside a tile as shares of its length (Liang–Barsky); null when the segment is outside. */
function insideShares(a: UnitPoint, b: UnitPoint, left: number, top: number): readonly [number, number] | null {
  if (isInside(a, left, top) && isInside(b, left, top)) return WHOLE;
  let from = 0;
  let to = 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const edges = [
    [-dx, a.x - left],
    [dx, left + TILE_UNITS - a.x],
    [-dy, a.y - top],
    [dy, top + TILE_UNITS - a.y],
  ] as const;
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / step;
    if (step < 0) from = Math.max(from, share);
    else to = Math.min(to, share);
    if (from > to) return null;
  }
  return [from, to];
}

/**
 * Cuts a line at the border of its tile. Tiles overlap by a buffer, where each tile simplifies its lines separately.
 * Without the cut, every road near a border would exist twice.
 */
export function clipLineToTile(line: readonly UnitPoint[], tileX: number, tileY: number): UnitPoint[][] {
  const left = tileX * TILE_UNITS;
  const top = tileY * TILE_UNITS;
  const pieces: UnitPoint[][] = [];
  let piece: UnitPoint[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const a = line[index - 1];
    const b = line[index];
    if (a === undefined || b === undefined) continue;
    const shares = insideShares(a, b, left, top);
    if (shares === null || shares[0] === shares[1]) continue;
    const [from, to] = shares;
    const start = { x: a.x + from * (b.x - a.x), y: a.y + from * (b.y - a.y) };
    const end = { x: a.x + to * (b.x - a.x), y: a.y + to * (b.y - a.y) };
    if (piece.length === 0 || from > 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [start];
    }
    piece.push(end);
    if (to < 1) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
