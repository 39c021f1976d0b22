import type { Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { type Auth, bearer } from './auth.ts';
import { bearerOf, isToken } from './guest.ts';

/** The credentials that a browser may hold, one for each mode (specification §1, Application modes). */
export interface HeldCredentials {
  /** The embedded mode was entered with it. */
  readonly externalToken: string | null;
  readonly auth: Auth | null;
  /** Of a session that still holds, and only while guests are admitted. */
  readonly guestToken: string | null;
}

/** The token of the system around the portal that storage holds; anything but a token is none. */
export function heldExternalToken(store: Pick<Store, 'read'>): string | null {
  const held = store.read(storageKeys.externalToken);
  return isToken(held) ? held : null;
}

/**
 * The authorization header of a call (specification §7, Transport). The embedded mode goes before everything else, since whoever
 * embeds the portal decides who asks; a sign-in goes before the guest that the person was before.
 */
export function authorizationOf({ externalToken, auth, guestToken }: HeldCredentials): string | null {
  if (externalToken !== null) return `GoDroid ${externalToken}`;
  if (auth !== null) return bearer(auth);
  return guestToken === null ? null : bearerOf(guestToken);
}
