import { type Coordinates, distanceInMetres, isInWorld } from '../places/coordinates.ts';

/** Where a rider was seen, and when (epoch ms). */
export interface Sighting extends Coordinates {
  readonly at: number;
  /** Accuracy in metres; null or absent when unknown. */
  readonly accuracyMetres?: number | null | undefined;
}

/** Why a position report is refused. A refusal is final: the same report will not be accepted later. */
export const positionRefusals = ['off-the-globe', 'too-old', 'in-future', 'older-than-known', 'jump'] as const;
export type PositionRefusal = (typeof positionRefusals)[number];

/** `suspect` is the position of a refused jump, which the next report may confirm; null clears it. */
export type PositionVerdict =
  | { readonly ok: true; readonly suspect: null }
  | { readonly ok: false; readonly why: PositionRefusal; readonly suspect: Sighting | null };

/** How far a rider's clock may be ahead, in milliseconds. */
export const clockSkewMs = 60_000;
/** An older report says nothing about where the rider is now. */
export const oldestReportMs = 10 * 60_000;
/** No rider with a parcel is faster in a city; a higher speed means that the phone's position is wrong. */
export const topSpeedKmh = 150;
/** The accuracy to assume when the phone reports none. */
const usualAccuracyMetres = 50;

/**
 * Whether to show a report as the rider's position. A rider that seems to jump stays in place until a second report
 * agrees with the jump: a phone that loses GPS jumps for one reading and comes back, while a rider who really is elsewhere
 * (the phone was off, or another rider carries it) is reported there again. Until then the old position is the smaller error.
 *
 * @param known the position shown now; null when there is none
 * @param suspect the refused jump of this rider's last report; null without one
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
  // A position that is too old is no reason to doubt a new one.
  if (known === null || known.at < now - oldestReportMs) return accepted;
  if (report.at < known.at) return refused('older-than-known');
  if (isRide(known, report, topSpeed)) return accepted;
  if (suspect !== null && suspect.at < report.at && isRide(suspect, report, topSpeed)) return accepted;
  // The same report sent again confirms nothing.
  return refused('jump', report);
}

/** Whether a rider can have travelled between the two positions in the time between them, given their accuracy. */
function isRide(from: Sighting, to: Sighting, topSpeed: number): boolean {
  const doubt = (from.accuracyMetres ?? usualAccuracyMetres) + (to.accuracyMetres ?? usualAccuracyMetres);
  const seconds = (to.at - from.at) / 1000;
  return distanceInMetres(from, to) <= doubt + (topSpeed / 3.6) * seconds;
}
