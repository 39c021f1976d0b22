import type { Principal } from '@riderbell/contract/handler.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';

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
