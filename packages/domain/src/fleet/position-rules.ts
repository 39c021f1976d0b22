import { type Coordinates, distanceInMetres, isInWorld } from '../places/coordinates.ts';

/** Where a rider was seen, and when (epoch ms). */
export interface Sighting extends Coordinates {
  readonly at: number;
  /** Within how many metres it is right; null or absent when nobody says. */
  readonly accuracyMetres?: number | null | undefined;
}

/** Why a report of a position is not taken. Each is final: the same report will not be taken later. */
export const positionRefusals = ['off-the-globe', 'too-old', 'in-future', 'older-than-known', 'jump'] as const;
export type PositionRefusal = (typeof positionRefusals)[number];

/** `suspect` is what a refused jump leaves behind, for the next report to confirm; null forgets one. */
export type PositionVerdict =
  | { readonly ok: true; readonly suspect: null }
  | { readonly ok: false; readonly why: PositionRefusal; readonly suspect: Sighting | null };

/** A rider's clock may go wrong by so much, in milliseconds. */
export const clockSkewMs = 60_000;
/** A report that waited longer says nothing of where a rider is now. */
export const oldestReportMs = 10 * 60_000;
/** Nobody with a parcel rides faster through a city, and no phone is that wrong for long. */
export const topSpeedKmh = 150;
/** What a phone is off by when it does not say. */
const usualAccuracyMetres = 50;

/**
 * Whether a report may be shown as where the rider is. A rider that seems to jump stays where it was until a second report
 * agrees with the jump: a phone that loses the sky leaps for one reading and comes back, while a rider that really is elsewhere
 * (its phone was off, or was handed on) is seen there again with the next. Keeping the last place is the smaller lie.
 *
 * @param known what is shown now; null when the rider was never seen
 * @param suspect the jump that the last report of this rider left behind; null without one
 * @param topSpeed in km/h
 */
export function judgePosition(
  report: Sighting,
  known: Sighting | null,
  suspect: Sighting | null,
  now: number,
  topSpeed: number = topSpeedKmh,
): PositionVerdict {
  const refused = (why: PositionRefusal, left = suspect): PositionVerdict => ({ ok: false, why, suspect: left });
  if (!isInWorld(report)) return refused('off-the-globe');
  if (report.at > now + clockSkewMs) return refused('in-future');
  if (report.at < now - oldestReportMs) return refused('too-old');
  const accepted: PositionVerdict = { ok: true, suspect: null };
  // What was seen too long ago is no ground to doubt what is seen now.
  if (known === null || known.at < now - oldestReportMs) return accepted;
  if (report.at < known.at) return refused('older-than-known');
  if (isRide(known, report, topSpeed)) return accepted;
  if (suspect !== null && suspect.at < report.at && isRide(suspect, report, topSpeed)) return accepted;
  // The same report, sent again, confirms nothing.
  return refused('jump', report);
}

/** Whether a rider can have come from one place to the other in the time between, as exactly as both are known. */
function isRide(from: Sighting, to: Sighting, topSpeed: number): boolean {
  const doubt = (from.accuracyMetres ?? usualAccuracyMetres) + (to.accuracyMetres ?? usualAccuracyMetres);
  const seconds = (to.at - from.at) / 1000;
  return distanceInMetres(from, to) <= doubt + (topSpeed / 3.6) * seconds;
}
