/** What the sign-in is told by the page before it, in the browser's history: whose password was just set anew. */
export interface ResetDone {
  readonly reset: string;
}

export function isResetDone(state: unknown): state is ResetDone {
  return typeof state === 'object' && state !== null && 'reset' in state && typeof state.reset === 'string';
}

/** What the registration is told by the invitation of a guest: the address that the guest gave. */
export interface GuestInvited {
  readonly guestEmail: string;
}

/** That address; empty for everybody else. */
export function guestEmailOf(state: unknown): string {
  const invited = typeof state === 'object' && state !== null && 'guestEmail' in state;
  return invited && typeof state.guestEmail === 'string' ? state.guestEmail : '';
}
