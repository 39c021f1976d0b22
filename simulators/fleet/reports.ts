import type { proofMediaType } from './proof-picture.ts';
import type { Position } from '../city/geometry.ts';
import type { RiderProfile } from './roster.ts';
import type { Progress, ProofKind } from './trip.ts';

/** A delivery order for the fleet. A higher `revision` replaces the fleet's version of the order. */
export interface DeliveryRequest {
  readonly orderId: string;
  readonly revision: number;
  readonly pickup: Position;
  readonly dropOff: Position;
  /** Notes to the rider; they also choose the scenario. */
  readonly notes: string;
  /** When the rider should reach the collection point, and no earlier (epoch ms); without it as soon as possible. */
  readonly collectAt?: number | null;
}

interface OrderReport {
  /** A retry sends the report with the same id. */
  readonly id: string;
  readonly orderId: string;
  /** Increases with each report of the order. */
  readonly sequence: number;
  /** Epoch ms. */
  readonly occurredAt: number;
  readonly rider: RiderProfile;
}

interface ProgressReport extends OrderReport {
  readonly kind: 'progress';
  readonly progress: Progress;
  /** When the rider is expected at the collection point and at the door (epoch ms). */
  readonly pickupAt: number;
  readonly dropOffAt: number;
}

interface ProofReport extends OrderReport {
  readonly kind: 'proof';
  readonly proof: ProofKind;
  readonly mediaType: typeof proofMediaType;
  readonly image: Uint8Array;
}

export type FleetReport = ProgressReport | ProofReport;

/** A rider's position; `orderId` is the rider's order, null when it is free. */
export interface RiderPosition extends Position {
  readonly rider: RiderProfile;
  readonly orderId: string | null;
  /** Epoch ms. */
  readonly at: number;
}
