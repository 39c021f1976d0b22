/**
 * A trip is planned completely when a rider takes an order. From then on the rider's position and the due reports depend
 * only on the time, so a fleet that was killed continues where it would be by then and repeats its reports unchanged.
 */
import type { Position } from '../city/geometry.ts';
import { lengthOf, pointAlong } from './path.ts';
import { type Vehicle, vehicleSpeeds } from './roster.ts';
import type { Scenario } from './scenario.ts';

export type Progress =
  | 'assigned'
  | 'accepted'
  | 'held-up'
  | 'near-pickup'
  | 'picked-up'
  | 'left-pickup'
  | 'near-drop-off'
  | 'delivered'
  | 'returning'
  | 'returned';

export type ProofKind = 'pickup' | 'delivery' | 'return';

/** What the fleet reports at a time (epoch ms). */
export type Milestone =
  | { readonly at: number; readonly progress: Progress }
  | { readonly at: number; readonly proof: ProofKind };

/** The stored inputs of a trip's plan. `startedAt` is epoch ms, `speed` how many times faster than real time. */
export interface TripOutline {
  readonly riderId: string;
  readonly vehicle: Vehicle;
  readonly startedAt: number;
  readonly speed: number;
  readonly scenario: Scenario;
  readonly toPickup: readonly Position[];
  readonly toDropOff: readonly Position[];
  /** The earliest arrival at the collection point (epoch ms); without it as soon as possible. */
  readonly collectAt?: number | null;
}

interface Leg {
  readonly from: number;
  readonly to: number;
  readonly path: readonly Position[];
}

export interface Trip {
  readonly legs: readonly Leg[];
  readonly milestones: readonly Milestone[];
  /** When the rider reaches the collection point and the door (epoch ms). */
  readonly pickupAt: number;
  readonly dropOffAt: number;
  readonly leavesPickupAt: number;
  /** An unforeseen delay: arrival times leave it out until `at`. */
  readonly hold: { readonly at: number; readonly lasts: number } | null;
}

const minute = 60_000;
/** In real time; each is divided by the speed. */
const pauses = {
  accept: 15_000,
  atPickup: 4 * minute,
  leave: 20_000,
  atDoor: 3 * minute,
  heldUp: 12 * minute,
  handBack: minute,
} as const;
const nearMetres = 250;

/** Calculates the times of a trip. */
export function planTrip(outline: TripOutline): Trip {
  const { speed, scenario } = outline;
  const metresPerMs = ((vehicleSpeeds[outline.vehicle] / 3.6) * speed) / 1000;
  const legs: Leg[] = [];
  const milestones: Milestone[] = [{ at: outline.startedAt, progress: 'assigned' }];
  let time = outline.startedAt + pauses.accept / speed;
  milestones.push({ at: time, progress: 'accepted' });

  const ride = (path: readonly Position[], near: Progress | null): void => {
    const end = time + lengthOf(path) / metresPerMs;
    if (near !== null) milestones.push({ at: Math.max(time, end - nearMetres / metresPerMs), progress: near });
    legs.push({ from: time, to: end, path });
    time = end;
  };
  const handOver = (pause: number, proof: ProofKind, progress: Progress): void => {
    time += pause / speed;
    milestones.push({ at: time, proof }, { at: time, progress });
  };

  // A rider with time to spare sets out later. `collectAt` is a clock time, so it is not divided by the speed.
  const approach = lengthOf(outline.toPickup) / metresPerMs;
  time = Math.max(time, (outline.collectAt ?? time) - approach);

  let hold: Trip['hold'] = null;
  if (scenario === 'late') {
    hold = { at: time, lasts: pauses.heldUp / speed };
    milestones.push({ at: time, progress: 'held-up' });
    time += hold.lasts;
  }
  ride(outline.toPickup, 'near-pickup');
  const pickupAt = time;
  handOver(pauses.atPickup, 'pickup', 'picked-up');
  time += pauses.leave / speed;
  const leavesPickupAt = time;
  milestones.push({ at: time, progress: 'left-pickup' });
  ride(outline.toDropOff, 'near-drop-off');
  const dropOffAt = time;
  if (scenario === 'fails-at-door') {
    time += pauses.atDoor / speed;
    milestones.push({ at: time, progress: 'returning' });
    ride(outline.toDropOff.toReversed(), null);
    handOver(pauses.handBack, 'return', 'returned');
  } else {
    handOver(pauses.atDoor, 'delivery', 'delivered');
  }
  return { legs, milestones, pickupAt, dropOffAt, leavesPickupAt, hold };
}

/** Where the rider of a trip is at `now` (epoch ms). */
export function positionOn(trip: Trip, now: number): Position {
  let here: Position | null = null;
  for (const { from, to, path } of trip.legs) {
    if (here !== null && now < from) break;
    const share = to > from ? (now - from) / (to - from) : 1;
    here = pointAlong(path, lengthOf(path) * Math.min(1, Math.max(0, share)));
  }
  if (here === null) throw new Error('a trip has at least one leg');
  return here;
}

/** When the fleet expects to reach the two stops, from what it knows at `now` (epoch ms). */
export function arrivalsOf(trip: Trip, now: number): { readonly pickupAt: number; readonly dropOffAt: number } {
  const unforeseen = trip.hold !== null && now < trip.hold.at ? trip.hold.lasts : 0;
  return { pickupAt: trip.pickupAt - unforeseen, dropOffAt: trip.dropOffAt - unforeseen };
}
