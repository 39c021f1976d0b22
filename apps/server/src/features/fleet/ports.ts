import type { SentPhotoType } from '@riderbell/contract/shapes/fleet.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
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

/** An order as a fleet has to know it. */
export interface FleetOrder {
  readonly orderId: string;
  /** A copy with a higher one replaces what the fleet holds. */
  readonly revision: number;
  readonly collectionPoint: Stop;
  readonly customer: Stop;
  readonly description: string;
  readonly paymentMethod: string;
  /** Minor units of the currency; what the rider handles follows from the payment method. */
  readonly amount: number | null;
  readonly currency: string;
  readonly ageValidationRequired: boolean;
  /** Unix seconds at which the rider should be at the collection point; null is as soon as possible. */
  readonly preorderedFor: number | null;
}

/**
 * A courier system, ours to command. What it has to say comes back as events, at least once and in any order, to
 * `receive-fleet-event`. Both calls may be repeated; a promise that is broken means: not taken, ask again, unless it is broken
 * by `NeverCarried`.
 */
export interface Fleet {
  /** Hands over an order, or a newer copy of one that the fleet has. */
  dispatch(order: FleetOrder): Promise<void>;
  /** Takes an order back; that the fleet does not know it, or has ended it, is no failure. */
  withdraw(orderId: string): Promise<void>;
}

/** A fleet's last word on a dispatch: it will not carry the order as it is, however often it is asked. */
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

/** The statuses that a fleet may report. The others are the merchant's, the payment's or our own to set. */
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
  /** Grows with each event of an order: it tells repeated and late ones from new ones. */
  readonly sequence: number;
  readonly status: FleetStatus;
  readonly rider: FleetRider | null;
  readonly reason?: string;
  /** When it happened (epoch ms); now, where the fleet does not say. */
  readonly occurredAt?: number;
  /** When the rider is expected at the two stops (epoch ms); null when the fleet does not say. */
  readonly pickUpAt: number | null;
  readonly dropOffAt: number | null;
}

export type ProofKind = Order['proofs'][number];
/** What is kept of it. */
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
  /** Its sequence, or the proof, is known already; or a later one is. */
  | 'repeated'
  | 'unknown-order'
  /** The step does not follow from where the order is. */
  | 'not-now'
  | PhotoFault;

export type Reception = 'applied' | Ignored;

/** What is wrong with a photo: other bytes than it says, bytes missing or wrong, too many of them, too many pixels. */
export type PhotoFault = 'no-photo' | 'broken' | 'too-large' | 'too-many-pixels';

export type PhotoVerdict =
  | { readonly ok: true; readonly photo: Uint8Array; readonly contentType: PhotoType }
  | { readonly ok: false; readonly fault: PhotoFault };

/** What is kept of a photo: the picture itself, upright, without anything that was written beside it. */
export type CleanPhoto = (photo: Uint8Array, type: SentPhotoType) => Promise<PhotoVerdict>;

export interface CarriedProof {
  readonly kind: ProofKind;
  readonly fileKey: string;
  readonly contentType: PhotoType | 'image/svg+xml';
  readonly takenAt: string;
  readonly expiresAt: string;
}

/** An order as the fleet's events change it. */
export interface CarriedOrder extends OrderProgress {
  readonly orderId: string;
  readonly vendorId: string;
  /** Whose order it is at the placeholder of guests; null at every other vendor. */
  readonly guestId: string | null;
  readonly revision: number;
  readonly fleetSequence: number;
  readonly origin: Stop;
  readonly customer: Stop;
  readonly description: string;
  readonly paymentMethod: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly ageValidationRequired: boolean;
  readonly rider: FleetRider | null;
  readonly pickUpAt: string | null;
  readonly dropOffAt: string | null;
  readonly proofs: readonly CarriedProof[];
}

/** What an event makes of an order: a step, new facts beside it, or both. */
export interface CarriedChange {
  readonly step?: { readonly status: OrderStatus; readonly by: 'fleet' | 'system'; readonly reason?: string };
  readonly facts?: Partial<Pick<CarriedOrder, 'fleetSequence' | 'rider' | 'pickUpAt' | 'dropOffAt' | 'proofs'>>;
  /** For the address book, with the step that ends in a hand-over. */
  readonly handOver?: HandOver;
}

export type CarriedOutcome =
  /** `refused` names why the domain does not let the step be made. */
  { readonly kind: 'changed' | 'left' | 'refused'; readonly order: CarriedOrder } | { readonly kind: 'not-found' };

export interface CarriedOrders {
  find(orderId: string): Promise<CarriedOrder | null>;
  /** What the rider has under way, newest first. */
  carriedBy(riderId: string): Promise<CarriedOrder[]>;
  /**
   * Changes an order as it stands now, by the domain's rules; null leaves it as it is. It may be asked more than once,
   * when others change the order at the same time.
   */
  change(orderId: string, decide: (order: CarriedOrder) => CarriedChange | null): Promise<CarriedOutcome>;
}

/** Where a rider is. */
export interface RiderPosition extends Coordinates {
  readonly rider: FleetRider;
  /** Whether the rider has an order. */
  readonly busy: boolean;
  /** Within how many metres it is right, where the rider's device says so. */
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
  /** Keeps the newest of each rider. */
  save(positions: readonly RiderPosition[]): Promise<void>;
  find(riderId: string): Promise<StoredPosition | null>;
  /** By the riders' ids; who was never seen is not among them. */
  findAll(riderIds: readonly string[]): Promise<ReadonlyMap<string, StoredPosition>>;
}

export interface PhotoStorage {
  /** Kept when the promise is; the same key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export interface Vendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
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
  /** Nobody of this fleet rides faster, in km/h. */
  readonly topSpeedKmh: number;
  /** Told of events that change nothing though they should: for people to look at. */
  onIgnored(event: { readonly orderId: string; readonly why: string }): void;
}
