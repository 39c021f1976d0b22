/** How the portal is used (specification §1). */
export type ApplicationMode = 'CLASSIC' | 'GODROID' | 'GUEST';

/** A token with less time left than this is refreshed: 600 seconds (specification §9). */
export const refreshThresholdMs = 600 * 1000;

export type Session = {
  readonly mode: ApplicationMode;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** When the access token ends, epoch ms; null when it is not known. */
  readonly expiresAtMs: number | null;
};

/** Whether the session is valid: always in GODROID and GUEST mode, else with a user and time left (specification §4). */
export function isSessionValid({ mode, user, expiresAtMs }: Session, nowMs: number): boolean {
  if (mode !== 'CLASSIC') return true;
  return user !== null && expiresAtMs !== null && expiresAtMs > nowMs;
}

/** Whether the token is to be refreshed now: under 600 seconds remain, or none at all. */
export function needsRefresh(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs < refreshThresholdMs;
}

/** How long to wait, in ms, before refreshing the token; 0 when it is due. */
export function refreshDelayMs(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, expiresAtMs - refreshThresholdMs - nowMs + 1);
}
