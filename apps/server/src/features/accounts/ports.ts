import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import type { Principal } from '@riderbell/contract/handler.ts';

export interface Account {
  id: string;
  email: string;
  name: string;
}

export interface SignedIn {
  account: Account;
  tokens: AuthenticationResult;
}

/** Who people are and how long they stay signed in: the embedded provider, or one outside. Instants are epoch milliseconds. */
export interface IdentityProvider {
  /** null for an unknown address and for a wrong password alike, after the same work. */
  signIn(email: string, password: string): Promise<SignedIn | null>;
  /** Spends the refresh token. null when it is unknown, expired, or was spent before, which ends its session. */
  extend(refreshToken: string): Promise<AuthenticationResult | null>;
  /** Its tokens are refused from now on, in every process. */
  endSession(sessionId: string): Promise<void>;
}

/** Counts attempts in a window; several processes may share one. */
export interface AttemptLimiter {
  /** Counts one attempt against each key. Seconds to wait when one of them has had too many, else null. */
  take(keys: readonly AttemptKey[]): Promise<number | null>;
  /** Takes one attempt back from each key, because it was a good one. */
  giveBack(keys: readonly AttemptKey[]): Promise<void>;
}

export interface AttemptKey {
  key: string;
  /** Attempts in the window. */
  limit: number;
}

/** Single-use credentials for the live channel. */
export interface LiveTickets {
  issue(principal: Principal): Promise<{ ticket: string; expiresIn: number }>;
  /** Spends the ticket: null when it is unknown, was spent, has expired, or its session has ended. */
  redeem(ticket: string): Promise<Principal | null>;
}

/** Which sessions among these have ended, for connections that outlive a request. */
export interface SessionWatch {
  endedAmong(sessionIds: readonly string[]): Promise<string[]>;
}

export interface StoredAccount extends Account {
  /** PHC string. */
  passwordHash: string;
}

export interface AccountStore {
  /** By its address in lower case; a disabled account is not found. */
  findByEmail(email: string): Promise<StoredAccount | null>;
}

export interface NewRefreshToken {
  /** SHA-256 of the token; the token itself is never stored. */
  hash: string;
  expiresAt: number;
}

export type Rotation =
  | { ok: true; account: Account; sessionId: string }
  /** `reused` is the session that a second use of a spent token has ended. */
  | { ok: false; reused: string | null };

/** Sign-ins and the family of refresh tokens that belongs to each. */
export interface SessionStore {
  open(sessionId: string, accountId: string, token: NewRefreshToken, now: number): Promise<void>;
  /** Spends one token and adds the next, in one transaction; a token that was spent before ends its session. */
  rotate(spentHash: string, next: NewRefreshToken, now: number): Promise<Rotation>;
  end(sessionId: string, now: number): Promise<void>;
  /** Whether it has neither ended nor expired, and its account is not disabled. */
  isOpen(sessionId: string, now: number): Promise<boolean>;
  endedAmong(sessionIds: readonly string[], now: number): Promise<string[]>;
  /** Removes sessions that ended or expired, and refresh tokens that were spent, before. */
  sweep(before: number): Promise<number>;
}

/** Where tickets wait to be spent; only their hashes are stored. */
export interface TicketStore {
  add(hash: string, principal: Principal, expiresAt: number): Promise<void>;
  /** Spends it: of two at once, one gets it. */
  take(hash: string, now: number): Promise<Principal | null>;
  sweep(before: number): Promise<number>;
}

/** Tells every process that a session ended. */
export interface SessionEndNews {
  publish(sessionId: string): Promise<void>;
  /** @returns a function that ends the subscription. */
  onEnded(listener: (sessionId: string) => void): () => void;
}
