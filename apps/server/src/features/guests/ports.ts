import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Guest, Principal } from '@riderbell/domain/access/principal.ts';

// Instants are epoch milliseconds.

/** Signed tokens of guests. */
export interface GuestTokens {
  readonly lifeSeconds: number;
  sign(guestId: string, now: number): Promise<string>;
  /** The guest of the token. Does not check whether the guest was joined to an account since. */
  read(
    token: string,
    now: number,
  ): Promise<{ ok: true; principal: Guest } | { ok: false; why: 'session.expired' | 'session.invalid' }>;
}

export interface GuestStore {
  begin(guestId: string, expiresAt: number, now: number): Promise<void>;
  /** Returns false for a guest who is unknown, was joined or has expired. */
  prolong(guestId: string, expiresAt: number, now: number): Promise<boolean>;
  /** Refuses the guest from now on; a guest who was joined has ended already. */
  end(guestId: string, now: number): Promise<void>;
}

export interface Joining {
  readonly guestId: string;
  readonly accountId: string;
  /** The vendor that receives the orders, and the head of its family. */
  readonly vendorId: string;
  readonly familyId: string;
  readonly now: number;
}

/** Moves all of a guest's orders to an account, in one transaction. */
export interface GuestJoins {
  /** Repeated for the same account, it returns the same answer. "taken": another account was faster; "unknown": there is no such guest. */
  join(joining: Joining): Promise<{ ok: true; joined: number } | { ok: false; why: 'taken' | 'unknown' }>;
}

export interface Vendors {
  /** All vendors that the principal may see; parents first. */
  list(principal: Principal): Promise<Vendor[]>;
}

export interface GuestNeeds {
  readonly tokens: GuestTokens;
  readonly guests: GuestStore;
  readonly joins: GuestJoins;
  readonly vendors: Vendors;
  /** Whether guest checkout is on now (flag `guest_checkout`). */
  isOffered(): boolean;
  /** Counts a new guest of the address. Returns the seconds to wait when it had too many, otherwise null. */
  takeNewGuest(remoteAddress: string): Promise<number | null>;
  /** Announces to every process that the guest's tokens are no longer valid. */
  announceEnd(guestId: string): Promise<void>;
  /** UUID v7. */
  newId(): string;
  now(): number;
}
