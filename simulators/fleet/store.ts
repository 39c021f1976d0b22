import type { Position } from '../city/geometry.ts';
import type { DeliveryRequest } from './reports.ts';
import type { TripOutline } from './trip.ts';

/** A free rider's position; that of a busy rider follows from its trip. */
export interface StoredRider {
  readonly riderId: string;
  readonly position: Position;
}

export interface StoredDelivery {
  readonly request: DeliveryRequest;
  /** Epoch ms; the oldest order gets a rider first. */
  readonly requestedAt: number;
  /** Null while the order waits for a rider. */
  readonly trip: TripOutline | null;
  /** How many milestones of the trip have been reported and acknowledged. */
  readonly reported: number;
  /** Added to report numbers, so that an order that is dispatched again continues its numbers. */
  readonly numberedFrom?: number;
}

export interface FleetState {
  readonly riders: readonly StoredRider[];
  readonly deliveries: readonly StoredDelivery[];
}

interface FleetChanges extends FleetState {
  /** Ids of orders that were delivered, returned or withdrawn. */
  readonly ended: readonly string[];
}

/** Stores a fleet's state, so that the fleet continues after a restart. A save is atomic. */
export interface FleetStore {
  load(): Promise<FleetState>;
  save(changes: FleetChanges): Promise<void>;
}

/** A store in memory, for tests. */
export function memoryFleetStore(): FleetStore {
  const riders = new Map<string, StoredRider>();
  const deliveries = new Map<string, StoredDelivery>();
  return {
    load: async () => ({ riders: [...riders.values()], deliveries: [...deliveries.values()] }),
    save: async (changes) => {
      for (const rider of changes.riders) riders.set(rider.riderId, rider);
      for (const delivery of changes.deliveries) deliveries.set(delivery.request.orderId, delivery);
      for (const orderId of changes.ended) deliveries.delete(orderId);
    },
  };
}
