import type { proofMediaType } from './proof-picture.ts';
import type { Position } from '../city/geometry.ts';
import type { RiderProfile } from './roster.ts';
import type { Progress, ProofKind } from './trip.ts';

/** What a customer of the fleet asks for. A higher `revision` of the same order replaces what the fleet holds. */
export interface DeliveryRequest {
  readonly orderId: string;
  readonly revision: number;
  readonly pickup: Position;
  readonly dropOff: Position;
  /** Notes to the rider; they also choose the scenario. */
  readonly notes: string;
  /** When the rider should be at the collection point (epoch ms), and no sooner; without it as soon as possible. */
  readonly collectAt?: number | null;
}

interface ReportOfOrder {
  /** The same report keeps its id when it is sent again. */
  readonly id: string;
  readonly orderId: string;
  /** Grows with each report of the order. */
  readonly sequence: number;
  /** Epoch ms. */
  readonly occurredAt: number;
  readonly rider: RiderProfile;
}

interface ProgressReport extends ReportOfOrder {
  readonly kind: 'progress';
  readonly progress: Progress;
  /** When the rider is expected at the collection point and at the door (epoch ms). */
  readonly pickupAt: number;
  readonly dropOffAt: number;
}

interface ProofReport extends ReportOfOrder {
  readonly kind: 'proof';
  readonly proof: ProofKind;
  readonly mediaType: typeof proofMediaType;
  readonly image: Uint8Array;
}

export type FleetReport = ProgressReport | ProofReport;

/** Where a rider is; `orderId` is the order that it has, null when it is free. */
export interface RiderPosition extends Position {
  readonly rider: RiderProfile;
  readonly orderId: string | null;
  /** Epoch ms. */
  readonly at: number;
}
