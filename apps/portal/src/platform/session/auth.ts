import type { AuthenticationResult, User } from '@riderbell/contract/shapes/session.ts';

/** A stored sign-in (specification §3, Auth). `Expires` and `Obtained` are epoch milliseconds. */
export interface Auth {
  user: User;
  meta: { AccessToken: string; IdToken: string; RefreshToken: string; Expires: number; Obtained: number };
}

/** The token is refreshed when its remaining lifetime falls below this (specification §9). */
const refreshThreshold = 600_000;

export function authOf(user: User, tokens: AuthenticationResult, now: number): Auth {
  return {
    user,
    meta: {
      AccessToken: tokens.AccessToken,
      IdToken: tokens.IdToken,
      RefreshToken: tokens.RefreshToken,
      Expires: now + tokens.ExpiresIn * 1000,
      Obtained: now,
    },
  };
}

/** A session needs a user and an unexpired `Expires` (specification §4, Session). */
export function isValid(auth: Auth, now: number): boolean {
  return auth.meta.Expires > now;
}

/**
 * When to refresh the token: with 600 s left. A token with a short lifetime is refreshed after a third
 * of it, because it would otherwise be refreshed continuously.
 */
export function refreshDueAt(auth: Auth): number {
  const life = auth.meta.Expires - auth.meta.Obtained;
  return auth.meta.Expires - Math.min(refreshThreshold, (life * 2) / 3);
}

/** The access and id tokens, joined by a comma (specification §7). */
export function bearer(auth: Auth): string {
  return `Bearer ${auth.meta.AccessToken},${auth.meta.IdToken}`;
}

/** The name of the person who has unlocked this shared device; null for every other visitor. */
export function devicePersonOf(auth: Auth | null): string | null {
  // Only a person at a shared device has no e-mail address (decision 067).
  return auth?.user.email === '' ? auth.user.name : null;
}

/** Reads a stored sign-in; null if it is malformed or incomplete. */
export function readAuth(value: unknown): Auth | null {
  if (!isRecord(value) || !isRecord(value.user) || !isRecord(value.meta)) return null;
  const { user, meta } = value;
  if (typeof user.id !== 'string' || typeof user.email !== 'string' || typeof user.name !== 'string') return null;
  const { AccessToken, IdToken, RefreshToken, Expires, Obtained } = meta;
  if (typeof AccessToken !== 'string' || typeof IdToken !== 'string' || typeof RefreshToken !== 'string') return null;
  if (typeof Expires !== 'number' || typeof Obtained !== 'number') return null;
  return {
    user: { id: user.id, email: user.email, name: user.name },
    meta: { AccessToken, IdToken, RefreshToken, Expires, Obtained },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
