import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import type { ChainEnd, SealedEntry, Sha256 } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditActor } from '@riderbell/domain/audit/audit-entry.ts';
import type { PageSeal } from '@riderbell/domain/lists/page-key.ts';

/** The entries of a family, or of one vendor of it. */
export interface TrailScope {
  readonly familyId: string;
  /** Null for all vendors of the family. */
  readonly vendorId: string | null;
}

export interface TrailQuery extends TrailScope {
  /** Instants, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly whoId: string | null;
  readonly actions: readonly AuditAction[] | null;
  /** The list is newest first and begins after this entry. */
  readonly after: { readonly at: string; readonly entryId: number } | null;
  readonly limit: number;
}

export interface AuditTrail {
  /** Puts the family's entries that are committed now into its chain. */
  seal(familyId: string): Promise<void>;
  /** Families with entries that are not in a chain yet. */
  unsealedFamilies(): Promise<string[]>;
  list(query: TrailQuery): Promise<SealedEntry[]>;
  /** Who has entries, by name. */
  actors(scope: TrailScope): Promise<AuditActor<string>[]>;
  /** Families with a chain. */
  families(): Promise<string[]>;
  /** The end of the chain as it was sealed. */
  endOf(familyId: string): Promise<ChainEnd>;
  /** The hashes of entries by their places in the chain. */
  hashesAt(familyId: string, sequences: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The entries of the chain behind this place, in their order. */
  chainAfter(familyId: string, sequence: number, limit: number): Promise<SealedEntry[]>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
}

export interface AuditNeeds {
  readonly trail: AuditTrail;
  readonly vendors: Vendors;
  /** For pagination keys. */
  readonly seal: PageSeal;
  /** IANA name, for the length of periods. */
  readonly timeZone: string;
  readonly sha256: Sha256;
  /** Epoch ms. */
  now(): number;
  /** Reports a chain that was changed to the operator. */
  onBroken(chain: { readonly familyId: string; readonly sequence: number }): void;
}
