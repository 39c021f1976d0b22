import { bearing, type Coordinates, distanceInMetres } from '@riderbell/domain/places/coordinates.ts';

/** A rider between two reported positions. Times are milliseconds of one clock, headings are degrees from north. */
export interface RiderMotion {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly fromHeading: number;
  readonly toHeading: number;
  readonly startedAt: number;
  readonly duration: number;
}

export interface RiderPose {
  readonly at: Coordinates;
  readonly heading: number;
  readonly hasArrived: boolean;
}

/** Two reports that are farther apart are not one ride: the marker jumps. */
const JUMP_METRES = 2_000;
/** A smaller difference is noise of the receiver, which would spin the marker. */
const STILL_METRES = 3;
/** A marker that lags more would show the rider where it no longer is. */
const LONGEST_GLIDE_MS = 10_000;
const SHORTEST_GLIDE_MS = 400;

/**
 * Interpolates between two headings along the smaller angle; `part` is 0 to 1. The result may leave 0 to 360, so that the
 * marker never spins.
 */
export function turn(from: number, to: number, part: number): number {
  const difference = ((((to - from) % 360) + 540) % 360) - 180;
  return from + difference * part;
}

/** A rider that does not move. */
export function stationary(at: Coordinates, heading: number): RiderMotion {
  return { from: at, to: at, fromHeading: heading, toHeading: heading, startedAt: 0, duration: 0 };
}

/**
 * The motion after a new report: the marker glides there from where it is now, for about as long as the interval between the last
 * two reports, so that it always moves and is never far behind.
 */
export function glideTo(
  current: RiderMotion,
  to: Coordinates,
  facts: { now: number; sinceLastReport: number; heading?: number | undefined; reducedMotion: boolean },
): RiderMotion {
  const pose = poseAt(current, facts.now);
  const metres = distanceInMetres(pose.at, to);
  const toHeading = facts.heading ?? (metres < STILL_METRES ? pose.heading : bearing(pose.at, to));
  if (facts.reducedMotion || metres > JUMP_METRES) return stationary(to, toHeading);
  const duration = Math.min(LONGEST_GLIDE_MS, Math.max(SHORTEST_GLIDE_MS, facts.sinceLastReport));
  return { from: pose.at, to, fromHeading: pose.heading, toHeading, startedAt: facts.now, duration };
}

/** The marker's position and heading at `now`. It turns in the first fifth of the distance, as a rider does. */
export function poseAt(motion: RiderMotion, now: number): RiderPose {
  const part = motion.duration === 0 ? 1 : Math.max(0, Math.min(1, (now - motion.startedAt) / motion.duration));
  return {
    at: {
      latitude: motion.from.latitude + (motion.to.latitude - motion.from.latitude) * part,
      longitude: motion.from.longitude + (motion.to.longitude - motion.from.longitude) * part,
    },
    heading: turn(motion.fromHeading, motion.toHeading, Math.min(1, part * 5)),
    hasArrived: part >= 1,
  };
}
