import { type Coordinates, distanceInMetres } from '../places/coordinates.ts';

/** Where a rider was last seen. */
export interface RiderFix extends Coordinates {
  /** Epoch ms. */
  readonly at: number;
  /** Within how many metres it is right; null where the rider's device does not say. */
  readonly accuracyMetres: number | null;
}

/** An order that was handed over, and where its rider was seen last by then. */
export interface HandOver {
  readonly rider: RiderFix;
  /** Epoch ms. */
  readonly deliveredAt: number;
}

/** Where riders hand over to a customer, and how many of the last hand-overs were there. */
export interface HandOverSpot extends Coordinates {
  readonly times: number;
}

/** A rider on a motorbike is a street further within minutes. */
const longestBefore = 90_000;
/** Afterwards the rider leaves; so much, clocks may differ. */
const longestAfter = 15_000;
const roughestAccuracy = 50;
/** Beyond it the rider met the customer elsewhere, or the position is wrong. */
const furthestFromPin = 300;
/** Closer than this is the pin itself: positions in a street are no more exact. */
const nearestToPin = 15;
/** Around a gate riders stop here and there, and their positions differ as well. */
const agreeingWithin = 30;
/** One may be chance. */
const fewestAgreeing = 2;

/** How many hand-overs are kept of a customer: the door of today counts, not the one of last year. */
export const keptHandOvers = 5;

/** Whether the rider's last position tells where an order was handed over that was to go to the pin. */
export function tellsHandOver({ rider: fix, deliveredAt }: HandOver, pin: Coordinates): boolean {
  const before = deliveredAt - fix.at;
  return (
    before <= longestBefore &&
    before >= -longestAfter &&
    (fix.accuracyMetres === null || fix.accuracyMetres <= roughestAccuracy) &&
    distanceInMetres(fix, pin) <= furthestFromPin
  );
}

/**
 * The spot of a customer's last hand-overs: their median, when more than half of them and at least two were there, else
 * null. The order of the points does not matter.
 */
export function handOverSpot(points: readonly Coordinates[]): HandOverSpot | null {
  if (points.length < fewestAgreeing) return null;
  const spot = {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
  const times = points.filter((point) => distanceInMetres(point, spot) <= agreeingWithin).length;
  return times >= fewestAgreeing && times > points.length / 2 ? { ...spot, times } : null;
}

/** Whether the spot is worth offering for a pin: another place than it, and still at the same door. */
export function isOtherSpot(spot: Coordinates, pin: Coordinates): boolean {
  const metres = distanceInMetres(spot, pin);
  return metres > nearestToPin && metres <= furthestFromPin;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  // A tenth of a metre: more digits would only look exact.
  return Math.round(((low + high) / 2) * 1e6) / 1e6;
}
