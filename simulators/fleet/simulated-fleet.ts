/**
 * A courier service of its own: it takes delivery requests, sends riders along real paths and reports what happens, at
 * least once. It stands in for the system of a fleet and knows nothing of who asks.
 */
import type { Position } from '../city/geometry.ts';
import { Crew } from './crew.ts';
import { distance, lastPart } from './path.ts';
import { proofMediaType, proofPicture } from './proof-picture.ts';
import type { DeliveryRequest, FleetReport, RiderPosition } from './reports.ts';
import type { RiderProfile } from './roster.ts';
import { type Change, createSaveQueue } from './save-queue.ts';
import { scenarioOf } from './scenario.ts';
import type { FleetState, FleetStore, StoredDelivery } from './store.ts';
import { type Milestone, type Trip, type TripOutline, arrivalsOf, planTrip, positionOn } from './trip.ts';

export interface SimulatedFleetOptions {
  /** Epoch ms. */
  readonly clock: { now(): number };
  /** How much faster than life everything goes; 1 is life. */
  readonly speed: number;
  /** The way to ride, from the first point to the last. */
  route(from: Position, to: Position): readonly Position[] | Promise<readonly Position[]>;
  readonly seed: number;
  readonly riders: readonly RiderProfile[];
  /** Riders stand around it when the fleet starts for the first time. */
  readonly centre: Position;
  readonly store: FleetStore;
  /** Receives each report; one that it fails to take is sent again. */
  onEvent(report: FleetReport): Promise<void>;
  /** Receives where the riders are that have an order, or have just become free. */
  onPositions(positions: readonly RiderPosition[]): Promise<void>;
  /** Told of each failure of the receivers, the router or the store; the fleet goes on. */
  onFailure(error: unknown): void;
}

/** What `trip` is while a delivery waits for a rider. */
interface Active {
  stored: StoredDelivery;
  trip: Trip | null;
}

const tickMs = 1000;
/** More than a trip ever has. */
const mostReports = 100;
/** A rider further away is taken to have set out earlier, so that no order waits for a ride across the city. */
const longestApproachMetres = 2500;

/** Brings a fleet to life from what its store remembers. */
export async function createSimulatedFleet(options: SimulatedFleetOptions): Promise<SimulatedFleet> {
  return new SimulatedFleet(options, await options.store.load());
}

export class SimulatedFleet {
  readonly #options: SimulatedFleetOptions;
  readonly #save: (changes: readonly Change[]) => Promise<void>;
  readonly #crew: Crew;
  readonly #active = new Map<string, Active>();
  #justFreed: RiderPosition[] = [];
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: SimulatedFleetOptions, state: FleetState) {
    this.#options = options;
    this.#save = createSaveQueue(options.store);
    this.#crew = new Crew(options.riders, options.centre, options.seed, state.riders);
    for (const stored of state.deliveries) {
      const revived = revive(stored, this.#crew);
      this.#active.set(stored.request.orderId, revived);
      if (revived.stored.trip !== null) this.#crew.occupy(revived.stored.trip.riderId);
    }
  }

  /** Takes an order; kept once the promise is. Taking it again changes nothing unless its revision is higher. */
  async dispatch(request: DeliveryRequest): Promise<void> {
    const known = this.#active.get(request.orderId);
    if (known === undefined) await this.#accept(request);
    else if (known.stored.request.revision < request.revision) await this.#change(known, request);
    // The one before may have failed to be stored.
    else await this.#save([{ delivery: known.stored }]);
  }

  /** Drops an order and frees its rider; unknown and finished orders are no fault. */
  async cancel(orderId: string): Promise<void> {
    const known = this.#active.get(orderId);
    this.#active.delete(orderId);
    const changes: Change[] = [{ ended: orderId }];
    if (known) changes.push(...this.#release(known));
    await this.#save(changes);
  }

  /** Does what is due now. */
  tick(): Promise<void> {
    this.#running ??= this.#doWhatIsDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ticks by itself about every second until stopped. */
  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), tickMs);
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  async #doWhatIsDue(): Promise<void> {
    await this.#attempt(() => this.#sendRiders());
    await Promise.all([...this.#active.values()].map((delivery) => this.#attempt(() => this.#reportDue(delivery))));
    await this.#attempt(() => this.#tellPositions());
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  #holds(delivery: Active): boolean {
    return this.#active.get(delivery.stored.request.orderId) === delivery;
  }

  async #sendRiders(): Promise<void> {
    const waiting = [...this.#active.values()]
      .filter(({ trip, stored }) => trip === null && scenarioOf(stored.request.notes) !== 'absent')
      .toSorted((a, b) => a.stored.requestedAt - b.stored.requestedAt);
    for (const delivery of waiting) {
      if (!this.#holds(delivery)) continue;
      const nearest = this.#crew.take(delivery.stored.request.pickup);
      if (nearest === null) return;
      const sent = await this.#send(delivery, nearest.rider, nearest.position).catch((error: unknown) => {
        this.#options.onFailure(error);
        return false;
      });
      if (!sent) this.#crew.giveBack(nearest.rider.id, nearest.position);
    }
  }

  /** False when the order was cancelled or changed while its way was looked up: then the rider stays where it is. */
  async #send(delivery: Active, rider: RiderProfile, from: Position): Promise<boolean> {
    const { request } = delivery.stored;
    const unchanged = (): boolean => this.#holds(delivery) && delivery.stored.request === request;
    const { clock, speed, route } = this.#options;
    const trip: TripOutline = {
      riderId: rider.id,
      vehicle: rider.vehicle,
      startedAt: clock.now(),
      speed,
      scenario: scenarioOf(request.notes),
      toPickup: lastPart(await route(from, request.pickup), longestApproachMetres),
      toDropOff: await route(request.pickup, request.dropOff),
      collectAt: request.collectAt ?? null,
    };
    const stored = { ...delivery.stored, trip };
    if (unchanged()) await this.#save([{ delivery: stored }]);
    if (!unchanged()) return false;
    delivery.stored = stored;
    delivery.trip = planTrip(trip);
    return true;
  }

  async #accept(request: DeliveryRequest): Promise<void> {
    const numberedFrom = (request.revision - 1) * mostReports;
    const stored = { request, requestedAt: this.#options.clock.now(), trip: null, reported: 0, numberedFrom };
    const delivery: Active = { stored, trip: null };
    this.#active.set(request.orderId, delivery);
    try {
      await this.#save([{ delivery: stored }]);
    } catch (error) {
      if (this.#holds(delivery) && delivery.trip === null) this.#active.delete(request.orderId);
      throw error;
    }
  }

  async #change(known: Active, request: DeliveryRequest): Promise<void> {
    const moved = distance(known.stored.request.dropOff, request.dropOff) > 0;
    const underWay = known.trip !== null && this.#options.clock.now() < known.trip.leavesPickupAt;
    const toDropOff = moved && underWay ? await this.#options.route(request.pickup, request.dropOff) : null;
    if (!this.#holds(known) || known.stored.request.revision >= request.revision) return;
    const { trip } = known.stored;
    known.stored = { ...known.stored, request, trip: trip && toDropOff ? { ...trip, toDropOff } : trip };
    known.trip = known.stored.trip && planTrip(known.stored.trip);
    await this.#save([{ delivery: known.stored }]);
  }

  async #reportDue(delivery: Active): Promise<void> {
    const { trip, stored } = delivery;
    const rider = stored.trip && this.#crew.profileOf(stored.trip.riderId);
    if (trip === null || !rider) return;
    const before = stored.reported;
    try {
      for (const milestone of trip.milestones.slice(before)) {
        if (milestone.at > this.#options.clock.now() || delivery.trip !== trip || !this.#holds(delivery)) break;
        if ('progress' in milestone && milestone.progress === 'delivered') {
          // With the hand-over and not a second before: at many times life's speed that would be streets away.
          const { orderId } = delivery.stored.request;
          await this.#options.onPositions([{ rider, orderId, at: milestone.at, ...positionOn(trip, milestone.at) }]);
        }
        await this.#options.onEvent(await reportOf(delivery.stored, milestone, trip, rider));
        // What an edit changed while the report was on its way stays; what has been told stays told.
        delivery.stored = { ...delivery.stored, reported: delivery.stored.reported + 1 };
      }
    } finally {
      if (delivery.stored.reported > before && this.#holds(delivery)) await this.#settle(delivery);
    }
  }

  async #settle(delivery: Active): Promise<void> {
    const { stored, trip } = delivery;
    if (trip === null || stored.reported < trip.milestones.length) {
      await this.#save([{ delivery: stored }]);
      return;
    }
    this.#active.delete(stored.request.orderId);
    await this.#save([{ ended: stored.request.orderId }, ...this.#release(delivery)]);
  }

  #release({ trip, stored }: Active): Change[] {
    const rider = stored.trip && this.#crew.profileOf(stored.trip.riderId);
    if (trip === null || !rider) return [];
    const at = this.#options.clock.now();
    const position = positionOn(trip, at);
    this.#crew.giveBack(rider.id, position);
    this.#justFreed.push({ rider, orderId: null, at, ...position });
    return [{ rider: { riderId: rider.id, position } }];
  }

  async #tellPositions(): Promise<void> {
    const at = this.#options.clock.now();
    const positions = this.#justFreed;
    this.#justFreed = [];
    for (const { trip, stored } of this.#active.values()) {
      const rider = stored.trip && this.#crew.profileOf(stored.trip.riderId);
      if (trip && rider) positions.push({ rider, orderId: stored.request.orderId, at, ...positionOn(trip, at) });
    }
    if (positions.length > 0) await this.#options.onPositions(positions);
  }
}

function revive(stored: StoredDelivery, crew: Crew): Active {
  if (stored.trip === null) return { stored, trip: null };
  // A rider who has left the roster leaves its order to the others.
  if (crew.profileOf(stored.trip.riderId) === undefined) {
    return { stored: { ...stored, trip: null, reported: 0 }, trip: null };
  }
  return { stored, trip: planTrip(stored.trip) };
}

async function reportOf(
  { request: { orderId }, reported, numberedFrom = 0 }: StoredDelivery,
  milestone: Milestone,
  trip: Trip,
  rider: RiderProfile,
): Promise<FleetReport> {
  const sequence = numberedFrom + reported + 1;
  const common = { id: `${orderId}:${sequence}`, orderId, sequence, occurredAt: Math.round(milestone.at), rider };
  if ('proof' in milestone) {
    const image = await proofPicture(milestone.proof);
    return { ...common, kind: 'proof', proof: milestone.proof, mediaType: proofMediaType, image };
  }
  return { ...common, kind: 'progress', progress: milestone.progress, ...arrivalsOf(trip, milestone.at) };
}
