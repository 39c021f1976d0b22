import type {
  Fleet,
  FleetEvent,
  FleetOrder,
  FleetRider,
  FleetStatus,
  PhotoType,
  ProofKind,
  RiderPosition,
} from '@riderbell/server/features/fleet/ports.ts';

/** The requests that the simulated fleet accepts (`simulators/fleet`). */
export interface Simulation {
  dispatch(request: {
    readonly orderId: string;
    readonly revision: number;
    readonly pickup: { readonly latitude: number; readonly longitude: number };
    readonly dropOff: { readonly latitude: number; readonly longitude: number };
    readonly notes: string;
    /** Epoch ms; null is as soon as possible. */
    readonly collectAt: number | null;
  }): Promise<void>;
  cancel(orderId: string): Promise<void>;
}

interface SimulatedRider {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: FleetRider['vehicle'];
}

/** What the simulated fleet reports. Instants are epoch ms. */
export type SimulatedReport = {
  readonly orderId: string;
  readonly sequence: number;
  readonly occurredAt: number;
  readonly rider: SimulatedRider;
} & (
  | {
      readonly kind: 'progress';
      readonly progress: keyof typeof statuses;
      readonly pickupAt: number;
      readonly dropOffAt: number;
    }
  | { readonly kind: 'proof'; readonly proof: ProofKind; readonly mediaType: PhotoType; readonly image: Uint8Array }
);

export interface SimulatedPosition {
  readonly rider: SimulatedRider;
  readonly orderId: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

const statuses = {
  assigned: 'ASSIGNED_TO_TRANSPORT',
  accepted: 'COURIER_ACCEPTED_DELIVERY',
  'held-up': 'DELAYED',
  'near-pickup': 'NEAR_VENDOR',
  'picked-up': 'PICKED_UP',
  'left-pickup': 'COURIER_LEFT_VENDOR',
  'near-drop-off': 'NEAR_CUSTOMER',
  delivered: 'DELIVERED',
  returning: 'RETURN_INITIATED',
  returned: 'RETURNED_TO_VENDOR',
} as const satisfies Record<string, FleetStatus>;

/** Adapts the simulated fleet to the server's port. */
export function simulatedFleet(simulation: Simulation): Fleet {
  return {
    dispatch: ({ orderId, revision, collectionPoint, customer, preorderedFor }: FleetOrder) =>
      simulation.dispatch({
        orderId,
        revision,
        pickup: { latitude: collectionPoint.latitude, longitude: collectionPoint.longitude },
        dropOff: { latitude: customer.latitude, longitude: customer.longitude },
        notes: customer.notes,
        collectAt: preorderedFor === null ? null : preorderedFor * 1000,
      }),
    withdraw: (orderId) => simulation.cancel(orderId),
  };
}

/** Translates a report of the simulated fleet. */
export function fleetEventOf(report: SimulatedReport): FleetEvent {
  const { orderId, sequence } = report;
  if (report.kind === 'proof') {
    const { proof, mediaType: contentType, image: photo, occurredAt: takenAt } = report;
    return { kind: 'proof', orderId, proof, takenAt, contentType, photo };
  }
  return {
    kind: 'status',
    orderId,
    sequence,
    status: statuses[report.progress],
    rider: riderOf(report.rider),
    pickUpAt: report.pickupAt,
    dropOffAt: report.dropOffAt,
    occurredAt: report.occurredAt,
  };
}

export function riderPositionOf({ rider, orderId, latitude, longitude, at }: SimulatedPosition): RiderPosition {
  return { rider: riderOf(rider), busy: orderId !== null, latitude, longitude, at };
}

function riderOf({ id, name, phone, vehicle }: SimulatedRider): FleetRider {
  return { id, name, phoneNumber: phone, vehicle };
}
