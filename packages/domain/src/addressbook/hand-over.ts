import { type Coordinates, distanceInMetres } from '../places/coordinates.ts';

/** Where a rider was last seen. */
export interface RiderFix extends Coordinates {
  /** Epoch ms. */
  readonly at: number;
  /** Accuracy in metres; null where the rider's device does not say. */
  readonly accuracyMetres: number | null;
}

/** A delivered order, and the last position of its rider at that time. */
export interface HandOver {
  readonly rider: RiderFix;
  /** Epoch ms. */
  readonly deliveredAt: number;
}

/** Where riders hand over to a customer, and how many of the last hand-overs happened there. */
export interface HandOverSpot extends Coordinates {
  readonly times: number;
}

/** Older positions are useless: a motorbike is a street further within minutes. */
const longestBefore = 90_000;
/** Afterwards the rider leaves; this only allows for differing clocks. */
const longestAfter = 15_000;
const roughestAccuracy = 50;
/** Further from the pin, the rider met the customer elsewhere or the position is wrong. */
const furthestFromPin = 300;
/** A closer spot is the pin itself: positions in a street are no more exact. */
const nearestToPin = 15;
/** Riders stop at different points around a gate, and positions are inexact as well. */
const agreeingWithin = 30;
/** A single hand-over may be chance. */
const fewestAgreeing = 2;

/** How many hand-overs are stored per customer: today's door counts, not last year's. */
export const storedHandOvers = 5;

/** Whether the rider's last position is good enough to say where the order for this pin was handed over. */
export function locatesHandOver({ rider: fix, deliveredAt }: HandOver, pin: Coordinates): boolean {
  const before = deliveredAt - fix.at;
  return (
    before <= longestBefore &&
    before >= -longestAfter &&
    (fix.accuracyMetres === null || fix.accuracyMetres <= roughestAccuracy) &&
    distanceInMetres(fix, pin) <= furthestFromPin
  );
}

/**
 * The spot of a customer's last hand-overs: their median, when more than half of them and at least two are near it, else
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

/** Whether to offer the spot in place of the pin: it differs from the pin and is still at the same door. */
export function isOtherSpot(spot: Coordinates, pin: Coordinates): boolean {
  const metres = distanceInMetres(spot, pin);
  return metres > nearestToPin && metres <= furthestFromPin;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  // Six decimals are a tenth of a metre: more digits would only look exact.
  return Math.round(((low + high) / 2) * 1e6) / 1e6;
}
