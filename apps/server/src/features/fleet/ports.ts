import type { SentPhotoType } from '@riderbell/contract/shapes/fleet.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import type { Change, ChangeNote } from '@riderbell/domain/cash/change-note.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';

export interface Stop extends Coordinates {
  readonly name: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly notes: string;
}

/** What a fleet needs to know about an order. */
export interface FleetOrder {
  readonly orderId: string;
  /** A copy with a higher revision replaces the copy that the fleet has. */
  readonly revision: number;
  readonly collectionPoint: Stop;
  readonly customer: Stop;
  readonly description: string;
  readonly paymentMethod: string;
  /** Minor units of the currency; what the rider handles follows from the payment method. */
  readonly amount: number | null;
  /** What the customer says they pay with at the door, and the change to bring; null if they have not said it. */
  readonly change: Change | null;
  readonly currency: string;
  readonly ageValidationRequired: boolean;
  /** Unix seconds at which the rider should be at the collection point; null means as soon as possible. */
  readonly preorderedFor: number | null;
}

/**
 * A courier system that we command. Its reports come back as events, at least once and in any order, to `receive-fleet-event`. Both
 * calls may be repeated. A rejected promise means that the fleet did not accept the call and may be asked again, except after
 * `NeverCarried`.
 */
export interface Fleet {
  /** Hands over an order, or a newer copy of an order that the fleet has. */
  dispatch(order: FleetOrder): Promise<void>;
  /** Takes an order back; succeeds also when the fleet does not know the order or has ended it. */
  withdraw(orderId: string): Promise<void>;
}

/** The fleet will not carry the order as it is, however often it is asked. */
export class NeverCarried extends Error {
  override readonly name = 'NeverCarried';
  /** In the fleet's words; may be empty. */
  readonly reason: string;

  constructor(orderId: string, reason: string) {
    super(`the fleet will not carry ${orderId}${reason === '' ? '' : `: ${reason}`}`);
    this.reason = reason;
  }
}

export interface FleetRider {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly vehicle: Vehicle;
}

/** The statuses that a fleet may report. The merchant, the payment or the server sets the others. */
export const fleetStatuses = [
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'STALLED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[];

export type FleetStatus = (typeof fleetStatuses)[number];

export interface FleetStatusEvent {
  readonly kind: 'status';
  readonly orderId: string;
  /** Grows with each event of an order, so that repeated and late events can be recognised. */
  readonly sequence: number;
  readonly status: FleetStatus;
  readonly rider: FleetRider | null;
  readonly reason?: string;
  /** When it happened (epoch ms); absent if the fleet does not say, which means now. */
  readonly occurredAt?: number;
  /** When the rider is expected at the two stops (epoch ms); null if the fleet does not say. */
  readonly pickUpAt: number | null;
  readonly dropOffAt: number | null;
}

export type ProofKind = Order['proofs'][number];
/** The type in which the server stores a photo. */
export type PhotoType = 'image/jpeg' | 'image/png';

export interface FleetProofEvent {
  readonly kind: 'proof';
  readonly orderId: string;
  readonly proof: ProofKind;
  /** Epoch ms. */
  readonly takenAt: number;
  readonly contentType: SentPhotoType;
  readonly photo: Uint8Array;
}

export type FleetEvent = FleetStatusEvent | FleetProofEvent;

/** Why an event changes nothing. */
export type Ignored =
  /** The event, a later event or the proof is known already. */
  | 'repeated'
  | 'unknown-order'
  /** The order cannot take this step in its current status. */
  | 'not-now'
  | PhotoFault;

export type Reception = 'applied' | Ignored;

/** What is wrong with a photo: not of its type, damaged bytes, too many bytes, too many pixels. */
export type PhotoFault = 'no-photo' | 'broken' | 'too-large' | 'too-many-pixels';

export type PhotoVerdict =
  | { readonly ok: true; readonly photo: Uint8Array; readonly contentType: PhotoType }
  | { readonly ok: false; readonly fault: PhotoFault };

/** Returns the picture alone, upright and without metadata. */
export type CleanPhoto = (photo: Uint8Array, type: SentPhotoType) => Promise<PhotoVerdict>;

export interface CarriedProof {
  readonly kind: ProofKind;
  readonly fileKey: string;
  readonly contentType: PhotoType | 'image/svg+xml';
  readonly takenAt: string;
  readonly expiresAt: string;
}

/** The part of an order that the fleet's events read and change. */
export interface CarriedOrder extends OrderProgress {
  readonly orderId: string;
  readonly vendorId: string;
  /** The guest of an order at the guest vendor; null at every other vendor. */
  readonly guestId: string | null;
  readonly revision: number;
  readonly fleetSequence: number;
  readonly origin: Stop;
  readonly customer: Stop;
  readonly description: string;
  readonly paymentMethod: string;
  readonly amount: number | null;
  readonly changeNote: ChangeNote | null;
  readonly currency: string;
  readonly ageValidationRequired: boolean;
  readonly rider: FleetRider | null;
  readonly pickUpAt: string | null;
  readonly dropOffAt: string | null;
  readonly proofs: readonly CarriedProof[];
}

/** How an event changes an order: a status step, new facts, or both. */
export interface CarriedChange {
  readonly step?: { readonly status: OrderStatus; readonly by: 'fleet' | 'system'; readonly reason?: string };
  readonly facts?: Partial<Pick<CarriedOrder, 'fleetSequence' | 'rider' | 'pickUpAt' | 'dropOffAt' | 'proofs'>>;
  /** For the address book, with the step that delivers the order. */
  readonly handOver?: HandOver;
}

export type CarriedOutcome =
  /** `refused`: the domain does not allow the step. */
  { readonly kind: 'changed' | 'left' | 'refused'; readonly order: CarriedOrder } | { readonly kind: 'not-found' };

export interface CarriedOrders {
  find(orderId: string): Promise<CarriedOrder | null>;
  /** The rider's orders in progress, newest first. */
  carriedBy(riderId: string): Promise<CarriedOrder[]>;
  /**
   * Changes the current order by the domain's rules; null leaves it unchanged. `decide` is called again when another change to the order
   * was faster.
   */
  change(orderId: string, decide: (order: CarriedOrder) => CarriedChange | null): Promise<CarriedOutcome>;
}

/** Where a rider is. */
export interface RiderPosition extends Coordinates {
  readonly rider: FleetRider;
  /** Whether the rider has an order. */
  readonly busy: boolean;
  /** The accuracy in metres, if the rider's device reports it. */
  readonly accuracyMetres?: number;
  /** Epoch ms. */
  readonly at: number;
}

export interface StoredPosition extends Coordinates {
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  readonly accuracyMetres: number | null;
}

export interface RiderPositions {
  /** Stores the newest position of each rider. */
  save(positions: readonly RiderPosition[]): Promise<void>;
  find(riderId: string): Promise<StoredPosition | null>;
  /** By rider id; a rider who was never seen is missing. */
  findAll(riderIds: readonly string[]): Promise<ReadonlyMap<string, StoredPosition>>;
}

export interface PhotoStorage {
  /** The photo is stored when the promise resolves; the same key replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<unknown>;
}

export interface FleetNeeds {
  readonly fleet: Fleet;
  readonly orders: CarriedOrders;
  readonly positions: RiderPositions;
  readonly photos: PhotoStorage;
  readonly cleanPhoto: CleanPhoto;
  readonly vendors: Vendors;
  /** Epoch ms. */
  now(): number;
  readonly proofRetentionDays: number;
  /** No rider of this fleet is faster, in km/h. */
  readonly topSpeedKmh: number;
  /** Called for events that should change an order but do not; logged for people to look at. */
  onIgnored(event: { readonly orderId: string; readonly why: string }): void;
}
