import type { Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { type Auth, bearer } from './auth.ts';
import { bearerOf, isToken } from './guest.ts';

/** The stored credentials of a browser, one for each mode (specification §1, Application modes). */
export interface StoredCredentials {
  /** The token of the embedded mode. */
  readonly externalToken: string | null;
  readonly auth: Auth | null;
  /** The token of an unexpired guest session; null if guests are not allowed. */
  readonly guestToken: string | null;
}

/** The stored token of the embedding system; null if it is absent or malformed. */
export function storedExternalToken(store: Pick<Store, 'read'>): string | null {
  const stored = store.read(storageKeys.externalToken);
  return isToken(stored) ? stored : null;
}

/**
 * The authorization header of a call (specification §7, Transport). The embedded mode has precedence, because the
 * embedding system decides the account; a sign-in has precedence over an earlier guest session.
 */
export function authorizationOf({ externalToken, auth, guestToken }: StoredCredentials): string | null {
  if (externalToken !== null) return `GoDroid ${externalToken}`;
  if (auth !== null) return bearer(auth);
  return guestToken === null ? null : bearerOf(guestToken);
}
