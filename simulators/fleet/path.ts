import { metresBetween } from '../city/geometry.ts';
import type { Position } from '../city/geometry.ts';

/** The length of a path along its points, in metres. */
export function lengthOf(path: readonly Position[]): number {
  let metres = 0;
  let previous: Position | undefined;
  for (const point of path) {
    if (previous !== undefined) metres += distance(previous, point);
    previous = point;
  }
  return metres;
}

/** The point `metres` along the path; its first point before the start and its last beyond the end. */
export function pointAlong(path: readonly Position[], metres: number): Position {
  let left = metres;
  let previous: Position | undefined;
  for (const point of path) {
    if (previous !== undefined) {
      const step = distance(previous, point);
      if (step > 0 && left < step) return between(previous, point, Math.max(0, left) / step);
      left -= step;
    }
    previous = point;
  }
  if (previous === undefined) throw new Error('a path needs at least one point');
  return previous;
}

/** The last `metres` of a path; the whole path when it is shorter. */
export function lastPart(path: readonly Position[], metres: number): readonly Position[] {
  const skipped = lengthOf(path) - metres;
  if (skipped <= 0) return path;
  let covered = 0;
  for (const [index, point] of path.entries()) {
    const next = path[index + 1];
    if (next === undefined) break;
    covered += distance(point, next);
    if (covered > skipped) return [pointAlong(path, skipped), ...path.slice(index + 1)];
  }
  return path.slice(-1);
}

export function distance(from: Position, to: Position): number {
  return metresBetween(from.latitude, from.longitude, to.latitude, to.longitude);
}

function between(from: Position, to: Position, share: number): Position {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
