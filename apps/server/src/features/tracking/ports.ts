import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { ChangeNote } from '@riderbell/domain/cash/change-note.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import type { TrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';

export interface StoredProof {
  readonly vendorId: string;
  /** The guest of an order at the guest vendor; null at every other vendor. */
  readonly guestId: string | null;
  readonly fileKey: string;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
}

/** The register of stored photos. Instants are epoch ms. */
export interface ProofRegister {
  /** The photo until it expires; null afterwards, and when it never existed. */
  find(orderId: string, kind: string, now: number): Promise<StoredProof | null>;
  /** The expired files that are not removed yet, oldest first. */
  expired(now: number, limit: number): Promise<string[]>;
  /** The register still knows that these photos were taken. */
  markRemoved(fileKeys: readonly string[], now: number): Promise<void>;
}

export interface ProofStorage {
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Succeeds also when the file does not exist. */
  remove(key: string): Promise<void>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<unknown>;
}

export interface ProofNeeds {
  readonly register: ProofRegister;
  readonly storage: ProofStorage;
  readonly vendors: Vendors;
  /** Epoch ms. */
  now(): number;
}

/** The part of an order from which its public links are made; a separate list says what they show. */
export interface LinkedOrder extends OrderProgress {
  readonly orderId: string;
  readonly vendorId: string;
  /** The head of the vendor's family: its parent, or itself. */
  readonly familyId: string;
  /** Set if a person without an account made the order; null for a vendor's order. */
  readonly senderEmail: string | null;
  readonly customer: Coordinates & { readonly name: string; readonly address: string };
  readonly origin: Coordinates & { readonly name: string; readonly address: string; readonly phoneNumber: string };
  /** The item value in minor units. */
  readonly amount: number | null;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly paymentMethod: string;
  readonly changeNote: ChangeNote | null;
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

/** The flags that affect links. */
export type TrackingFlags = Pick<Flags, 'show-track-order-before-picked-up' | 'tracking-page-settings'>;

/** Counts requests with links that do not exist, by network address. */
export interface UnknownLinkLimits {
  /** Counts one. Returns the seconds to wait when there were too many, otherwise null. */
  take(remoteAddress: string): Promise<number | null>;
}

export interface TrackingPages {
  /** The vendor's own settings, else those of the head of its family; null if neither has any. */
  find(vendorId: string, familyId: string): Promise<TrackingPage | null>;
  save(change: TrackingPageChange, now: number): Promise<void>;
}

export interface TrackingPageChange {
  readonly vendorId: string;
  readonly familyId: string;
  readonly page: TrackingPage;
  /** The entry of the audit trail; null if nothing changed. */
  readonly audit: AuditRecord | null;
}

export interface ChangeableVendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
}

export interface TrackingPageNeeds extends Pick<TrackingNeeds, 'pages' | 'flags' | 'now'> {
  readonly vendors: ChangeableVendors;
}

/** What the recipient pays with, in minor units; null takes it back, undefined is an amount that the currency does not have. */
export type SetChangeNote = (
  orderId: string,
  paysWith: number | null | undefined,
) => Promise<
  | { readonly kind: 'set'; readonly order: LinkedOrder }
  /** Minor units; null if no cash is due. */
  | { readonly kind: 'refused'; readonly due: number | null }
  | { readonly kind: 'not-found' }
>;

export interface TrackingNeeds {
  readonly orders: { find(orderId: string): Promise<LinkedOrder | null> };
  readonly positions: { find(riderId: string): Promise<RiderPlace | null> };
  readonly unknownLinks: UnknownLinkLimits;
  readonly setChangeNote: SetChangeNote;
  /** Counts the changes of an order's note. Returns the seconds to wait when there were too many, otherwise null. */
  readonly changeNoteLimits: { take(orderId: string): Promise<number | null> };
  /** Of the country, in minor units, smallest first. */
  readonly bankNotes: readonly number[];
  readonly pages: TrackingPages;
  /** The asker's current flags. */
  flags(asker: FlagAsker): Promise<TrackingFlags>;
  /** Epoch ms. */
  now(): number;
  /** How many hours after the end of its order a link still works. */
  readonly linkHours: number;
}
