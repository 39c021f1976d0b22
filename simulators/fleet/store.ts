import type { Position } from '../city/geometry.ts';
import type { DeliveryRequest } from './reports.ts';
import type { TripOutline } from './trip.ts';

/** A free rider's whereabouts; the place of a busy one follows from its trip. */
export interface StoredRider {
  readonly riderId: string;
  readonly position: Position;
}

export interface StoredDelivery {
  readonly request: DeliveryRequest;
  /** Epoch ms; the order that came first is served first. */
  readonly requestedAt: number;
  /** Null while the order waits for a rider. */
  readonly trip: TripOutline | null;
  /** How many milestones of the trip have been reported and acknowledged. */
  readonly reported: number;
  /** Reports are numbered from here on, so that those of an order that comes again follow those of its first time. */
  readonly numberedFrom?: number;
}

export interface FleetState {
  readonly riders: readonly StoredRider[];
  readonly deliveries: readonly StoredDelivery[];
}

interface FleetChanges extends FleetState {
  /** Orders that the fleet has done with. */
  readonly ended: readonly string[];
}

/** Where a fleet keeps what it knows, so that it goes on after a restart. A save is all or nothing. */
export interface FleetStore {
  load(): Promise<FleetState>;
  save(changes: FleetChanges): Promise<void>;
}

/** For tests and trials: forgets with the process. */
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
