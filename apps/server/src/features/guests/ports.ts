import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Guest, Principal } from '@riderbell/domain/access/principal.ts';

// Instants are epoch milliseconds.

/** Signed tokens of guests. */
export interface GuestTokens {
  readonly lifeSeconds: number;
  sign(guestId: string, now: number): Promise<string>;
  /** Whose the token is; whether that guest was joined since is another question. */
  read(
    token: string,
    now: number,
  ): Promise<{ ok: true; principal: Guest } | { ok: false; why: 'session.expired' | 'session.invalid' }>;
}

export interface GuestStore {
  begin(guestId: string, expiresAt: number, now: number): Promise<void>;
  /** false for a guest that is unknown, was joined or has expired. */
  prolong(guestId: string, expiresAt: number, now: number): Promise<boolean>;
  /** From then on the guest may not come any more; one who was joined has ended already. */
  end(guestId: string, now: number): Promise<void>;
}

export interface Joining {
  readonly guestId: string;
  readonly accountId: string;
  /** Where the orders go, and the head of its family. */
  readonly vendorId: string;
  readonly familyId: string;
  readonly now: number;
}

/** Moves what a guest has to an account: all of it, or nothing. */
export interface GuestJoins {
  /** The same account gets the same answer again. "taken": another account was faster; "unknown": there is no such guest. */
  join(joining: Joining): Promise<{ ok: true; joined: number } | { ok: false; why: 'taken' | 'unknown' }>;
}

export interface Vendors {
  /** All that the principal may see; parents first. */
  list(principal: Principal): Promise<Vendor[]>;
}

export interface GuestNeeds {
  readonly tokens: GuestTokens;
  readonly guests: GuestStore;
  readonly joins: GuestJoins;
  readonly vendors: Vendors;
  /** Whether guest checkout is switched on now (flag `guest_checkout`). */
  isOffered(): boolean;
  /** Counts a new guest of the address. Seconds to wait when it had too many, else null. */
  takeNewGuest(remoteAddress: string): Promise<number | null>;
  /** Tells every process that the guest's tokens are worth nothing any more. */
  announceEnd(guestId: string): Promise<void>;
  /** UUID v7. */
  newId(): string;
  now(): number;
}
