import { metresPerDegree } from '../city/geometry.ts';
import type { Position } from '../city/geometry.ts';

/** Pseudo-random numbers from 0 to 1 (exclusive), the same for the same seed (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A place for each rider within `radius` metres of the centre, distributed evenly over the area. */
export function startingPlaces(count: number, centre: Position, radius: number, seed: number): Position[] {
  const next = seededNumbers(seed);
  const perDegree = metresPerDegree(centre.latitude);
  return Array.from({ length: count }, () => {
    const away = radius * Math.sqrt(next());
    const angle = 2 * Math.PI * next();
    return {
      latitude: centre.latitude + (away * Math.sin(angle)) / perDegree.latitude,
      longitude: centre.longitude + (away * Math.cos(angle)) / perDegree.longitude,
    };
  });
}
