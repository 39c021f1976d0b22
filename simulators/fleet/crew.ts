import type { Position } from '../city/geometry.ts';
import { distance } from './path.ts';
import type { RiderProfile } from './roster.ts';
import { startingPlaces } from './starting-places.ts';
import type { StoredRider } from './store.ts';

const spreadMetres = 7000;

/** The riders of a fleet, and the positions of the free ones. */
export class Crew {
  readonly #profiles: ReadonlyMap<string, RiderProfile>;
  readonly #free: Map<string, Position>;

  /** Riders that are not stored start around `centre`, with the same `seed` at the same places. */
  constructor(riders: readonly RiderProfile[], centre: Position, seed: number, stored: readonly StoredRider[]) {
    const places = startingPlaces(riders.length, centre, spreadMetres, seed);
    this.#profiles = new Map(riders.map((rider) => [rider.id, rider]));
    this.#free = new Map(riders.map((rider, index) => [rider.id, places[index] ?? centre]));
    for (const { riderId, position } of stored) if (this.#profiles.has(riderId)) this.#free.set(riderId, position);
  }

  profileOf(riderId: string): RiderProfile | undefined {
    return this.#profiles.get(riderId);
  }

  /** Reserves the nearest free rider; null when all riders have an order. */
  takeNearest(near: Position): { readonly rider: RiderProfile; readonly position: Position } | null {
    let best: { riderId: string; position: Position; metres: number } | null = null;
    for (const [riderId, position] of this.#free) {
      const metres = distance(position, near);
      if (best === null || metres < best.metres) best = { riderId, position, metres };
    }
    const rider = best && this.#profiles.get(best.riderId);
    if (!best || !rider) return null;
    this.#free.delete(rider.id);
    return { rider, position: best.position };
  }

  /** Removes a rider that has an order from the free ones. */
  occupy(riderId: string): void {
    this.#free.delete(riderId);
  }

  release(riderId: string, position: Position): void {
    if (this.#profiles.has(riderId)) this.#free.set(riderId, position);
  }
}
