import type { Area, Position } from './area.ts';

/** A box of the map, in degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Whether any part of the area's edge, including the edges of holes, is in the box or on its border. */
export function hasEdgeIn(area: Area, box: Box): boolean {
  return area.some((polygon) =>
    polygon.some((ring) =>
      ring.some((to, index) => {
        const from = ring[index - 1];
        return from !== undefined && crosses(from, to, box);
      }),
    ),
  );
}

/** Whether a straight line has a point in the box: its part within the box's width overlaps its part within the height. */
function crosses(from: Position, to: Position, { south, west, north, east }: Box): boolean {
  const within = (start: number, end: number, low: number, high: number): readonly [number, number] => {
    const length = end - start;
    if (length === 0) return start >= low && start <= high ? [0, 1] : [1, 0];
    const [one, other] = [(low - start) / length, (high - start) / length];
    return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
  };
  const [enterX, leaveX] = within(from[0], to[0], west, east);
  const [enterY, leaveY] = within(from[1], to[1], south, north);
  return Math.max(enterX, enterY) <= Math.min(leaveX, leaveY);
}
