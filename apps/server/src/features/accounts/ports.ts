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

/** Counts attempts in a sliding window; several processes may share one. */
export interface AttemptLimiter {
  /** Counts one attempt against each key. Seconds to wait when one of them has had too many, else null. */
  take(keys: readonly AttemptKey[]): Promise<number | null>;
  /** Forgets what was counted against the key. */
  forgive(key: string): Promise<void>;
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
