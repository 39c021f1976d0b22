/**
 * A simulated courier service: it accepts delivery requests, sends riders along real paths and reports what happens, at
 * least once. It stands in for a fleet's system and does not depend on the product.
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
  /** How many times faster than real time everything goes. */
  readonly speed: number;
  /** The points of a route, including both ends. */
  route(from: Position, to: Position): readonly Position[] | Promise<readonly Position[]>;
  readonly seed: number;
  readonly riders: readonly RiderProfile[];
  /** The centre of the riders' places when the fleet starts for the first time. */
  readonly centre: Position;
  readonly store: FleetStore;
  /** Receives each report; if it rejects, the report is sent again. */
  onEvent(report: FleetReport): Promise<void>;
  /** Receives the positions of riders that have an order or have just become free. */
  onPositions(positions: readonly RiderPosition[]): Promise<void>;
  /** Called for each failure of the receivers, the router or the store; the fleet continues. */
  onFailure(error: unknown): void;
}

interface ActiveDelivery {
  stored: StoredDelivery;
  /** Null while the delivery waits for a rider. */
  trip: Trip | null;
}

const tickMs = 1000;
/** More than any trip has. */
const maxReports = 100;
/** A rider further away starts at this distance, so that no order waits for a ride across the city. */
const longestApproachMetres = 2500;

/** Creates a fleet that continues from its stored state. */
export async function createSimulatedFleet(options: SimulatedFleetOptions): Promise<SimulatedFleet> {
  return new SimulatedFleet(options, await options.store.load());
}

export class SimulatedFleet {
  readonly #options: SimulatedFleetOptions;
  readonly #save: (changes: readonly Change[]) => Promise<void>;
  readonly #crew: Crew;
  readonly #active = new Map<string, ActiveDelivery>();
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

  /** Accepts an order and resolves once it is stored. The same order again changes nothing unless its revision is higher. */
  async dispatch(request: DeliveryRequest): Promise<void> {
    const active = this.#active.get(request.orderId);
    if (active === undefined) await this.#accept(request);
    else if (active.stored.request.revision < request.revision) await this.#change(active, request);
    // The earlier save may have failed.
    else await this.#save([{ delivery: active.stored }]);
  }

  /** Drops an order and frees its rider; ignores unknown and finished orders. */
  async cancel(orderId: string): Promise<void> {
    const active = this.#active.get(orderId);
    this.#active.delete(orderId);
    const changes: Change[] = [{ ended: orderId }];
    if (active) changes.push(...this.#release(active));
    await this.#save(changes);
  }

  /** Assigns riders and sends the reports that are due. */
  tick(): Promise<void> {
    this.#running ??= this.#runDueWork().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ticks about every second until stopped. */
  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), tickMs);
  }

  /** Stops ticking; resolves when the running tick is done. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  async #runDueWork(): Promise<void> {
    await this.#attempt(() => this.#sendRiders());
    await Promise.all([...this.#active.values()].map((delivery) => this.#attempt(() => this.#reportDue(delivery))));
    await this.#attempt(() => this.#reportPositions());
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  #isActive(delivery: ActiveDelivery): boolean {
    return this.#active.get(delivery.stored.request.orderId) === delivery;
  }

  async #sendRiders(): Promise<void> {
    const waiting = [...this.#active.values()]
      .filter(({ trip, stored }) => trip === null && scenarioOf(stored.request.notes) !== 'absent')
      .toSorted((a, b) => a.stored.requestedAt - b.stored.requestedAt);
    for (const delivery of waiting) {
      if (!this.#isActive(delivery)) continue;
      const nearest = this.#crew.takeNearest(delivery.stored.request.pickup);
      if (nearest === null) return;
      const isSent = await this.#send(delivery, nearest.rider, nearest.position).catch((error: unknown) => {
        this.#options.onFailure(error);
        return false;
      });
      if (!isSent) this.#crew.release(nearest.rider.id, nearest.position);
    }
  }

  /** Returns false when the order was cancelled or changed during the route search; the rider then stays where it is. */
  async #send(delivery: ActiveDelivery, rider: RiderProfile, from: Position): Promise<boolean> {
    const { request } = delivery.stored;
    const isUnchanged = (): boolean => this.#isActive(delivery) && delivery.stored.request === request;
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
    if (isUnchanged()) await this.#save([{ delivery: stored }]);
    if (!isUnchanged()) return false;
    delivery.stored = stored;
    delivery.trip = planTrip(trip);
    return true;
  }

  async #accept(request: DeliveryRequest): Promise<void> {
    const numberedFrom = (request.revision - 1) * maxReports;
    const stored = { request, requestedAt: this.#options.clock.now(), trip: null, reported: 0, numberedFrom };
    const delivery: ActiveDelivery = { stored, trip: null };
    this.#active.set(request.orderId, delivery);
    try {
      await this.#save([{ delivery: stored }]);
    } catch (error) {
      if (this.#isActive(delivery) && delivery.trip === null) this.#active.delete(request.orderId);
      throw error;
    }
  }

  async #change(delivery: ActiveDelivery, request: DeliveryRequest): Promise<void> {
    const hasMoved = distance(delivery.stored.request.dropOff, request.dropOff) > 0;
    const canReroute = delivery.trip !== null && this.#options.clock.now() < delivery.trip.leavesPickupAt;
    const toDropOff = hasMoved && canReroute ? await this.#options.route(request.pickup, request.dropOff) : null;
    if (!this.#isActive(delivery) || delivery.stored.request.revision >= request.revision) return;
    const { trip } = delivery.stored;
    delivery.stored = { ...delivery.stored, request, trip: trip && toDropOff ? { ...trip, toDropOff } : trip };
    delivery.trip = delivery.stored.trip && planTrip(delivery.stored.trip);
    await this.#save([{ delivery: delivery.stored }]);
  }

  async #reportDue(delivery: ActiveDelivery): Promise<void> {
    const { trip, stored } = delivery;
    const rider = stored.trip && this.#crew.profileOf(stored.trip.riderId);
    if (trip === null || !rider) return;
    const before = stored.reported;
    try {
      for (const milestone of trip.milestones.slice(before)) {
        if (milestone.at > this.#options.clock.now() || delivery.trip !== trip || !this.#isActive(delivery)) break;
        if ('progress' in milestone && milestone.progress === 'delivered') {
          // Report the position at the hand-over: at high speed, that of the last tick may be streets away.
          const { orderId } = delivery.stored.request;
          await this.#options.onPositions([{ rider, orderId, at: milestone.at, ...positionOn(trip, milestone.at) }]);
        }
        await this.#options.onEvent(await reportOf(delivery.stored, milestone, trip, rider));
        // An edit may have changed `stored` while the report was sent, so read it again.
        delivery.stored = { ...delivery.stored, reported: delivery.stored.reported + 1 };
      }
    } finally {
      if (delivery.stored.reported > before && this.#isActive(delivery)) await this.#settle(delivery);
    }
  }

  async #settle(delivery: ActiveDelivery): Promise<void> {
    const { stored, trip } = delivery;
    if (trip === null || stored.reported < trip.milestones.length) {
      await this.#save([{ delivery: stored }]);
      return;
    }
    this.#active.delete(stored.request.orderId);
    await this.#save([{ ended: stored.request.orderId }, ...this.#release(delivery)]);
  }

  #release({ trip, stored }: ActiveDelivery): Change[] {
    const rider = stored.trip && this.#crew.profileOf(stored.trip.riderId);
    if (trip === null || !rider) return [];
    const at = this.#options.clock.now();
    const position = positionOn(trip, at);
    this.#crew.release(rider.id, position);
    this.#justFreed.push({ rider, orderId: null, at, ...position });
    return [{ rider: { riderId: rider.id, position } }];
  }

  async #reportPositions(): Promise<void> {
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

function revive(stored: StoredDelivery, crew: Crew): ActiveDelivery {
  if (stored.trip === null) return { stored, trip: null };
  // If the rider has left the roster, another rider takes the order.
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
