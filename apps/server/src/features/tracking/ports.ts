import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import type { TrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';

export interface KeptProof {
  readonly vendorId: string;
  /** Whose order it is at the placeholder of guests; null at every other vendor. */
  readonly guestId: string | null;
  readonly fileKey: string;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
}

/** What is known of the photos. Instants are epoch ms. */
export interface ProofRegister {
  /** The photo while it is kept; null later, and when there never was one. */
  find(orderId: string, kind: string, now: number): Promise<KeptProof | null>;
  /** Files whose time is over, oldest first. */
  expired(now: number, limit: number): Promise<string[]>;
  forget(fileKeys: readonly string[]): Promise<void>;
}

export interface ProofStorage {
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** That it is gone already is no failure. */
  remove(key: string): Promise<void>;
}

export interface Vendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<unknown>;
}

export interface ProofNeeds {
  readonly register: ProofRegister;
  readonly storage: ProofStorage;
  readonly vendors: Vendors;
  /** Epoch ms. */
  now(): number;
}

/** Of an order, what its public links are made from; what they show of it is a list of its own. */
export interface LinkedOrder extends OrderProgress {
  readonly orderId: string;
  readonly vendorId: string;
  /** The head of the vendor's family: its parent, or itself. */
  readonly familyId: string;
  /** Of an order that a person without an account made; null of a vendor's. */
  readonly senderEmail: string | null;
  readonly customer: Coordinates & { readonly name: string; readonly address: string };
  readonly origin: Coordinates & { readonly name: string; readonly address: string; readonly phoneNumber: string };
  /** The item value in minor units. */
  readonly amount: number | null;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly paymentMethod: string;
  readonly rider: {
    readonly id: string;
    readonly name: string;
    readonly phoneNumber: string;
    readonly vehicle: Vehicle;
  } | null;
  /** Instants, ISO 8601 in UTC. */
  readonly pickUpAt: string | null;
  readonly dropOffAt: string | null;
  /** Epoch ms. */
  readonly promise: { readonly from: number; readonly to: number } | null;
}

export interface RiderPlace extends Coordinates {
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
}

/** The flags that decide about links. */
export type TrackingFlags = Pick<Flags, 'show-track-order-before-picked-up' | 'tracking-page-settings'>;

/** Links that lead nowhere, by the address that tries them. */
export interface StrangerLimits {
  /** Counts one. Seconds to wait when there were too many, else null. */
  take(remoteAddress: string): Promise<number | null>;
}

export interface TrackingPages {
  /** The vendor's own, else those of the head of its family; null where neither has any. */
  find(vendorId: string, familyId: string): Promise<TrackingPage | null>;
  save(vendorId: string, page: TrackingPage, now: number): Promise<void>;
}

export interface ChangeableVendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
}

export interface TrackingPageNeeds extends Pick<TrackingNeeds, 'pages' | 'flags' | 'now'> {
  readonly vendors: ChangeableVendors;
}

export interface TrackingNeeds {
  readonly orders: { find(orderId: string): Promise<LinkedOrder | null> };
  readonly positions: { find(riderId: string): Promise<RiderPlace | null> };
  readonly strangers: StrangerLimits;
  readonly pages: TrackingPages;
  /** What the flags say at this moment. */
  flags(asker: FlagAsker): Promise<TrackingFlags>;
  /** Epoch ms. */
  now(): number;
  /** How long after its end an order can still be looked at. */
  readonly linkHours: number;
}
