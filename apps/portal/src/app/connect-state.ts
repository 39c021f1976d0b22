import type { SentLink } from '../features/accounts/register/send-registration.ts';
import type { AskedCode } from '../features/accounts/reset/reset-calls.ts';

// What one account screen leaves for the next, or for itself after a reload, in the browser's history. Never a password.

/** For the sign-in: whose password was just set anew. */
export interface ResetDone {
  readonly reset: string;
}

/** For the forgotten password: that a code is on its way. */
export interface CodeAsked {
  readonly code: AskedCode;
}

/** For the registration: that its link is on its way. */
export interface LinkMailed {
  readonly sent: SentLink;
}

export function isResetDone(state: unknown): state is ResetDone {
  return typeof partOf(state, 'reset') === 'string';
}

export function codeAskedOf(state: unknown): AskedCode | null {
  const code = partOf(state, 'code');
  const [email, minutes] = [partOf(code, 'email'), partOf(code, 'minutes')];
  return typeof email === 'string' && typeof minutes === 'number' ? { email, minutes } : null;
}

export function linkMailedOf(state: unknown): SentLink | null {
  const sent = partOf(state, 'sent');
  const [email, hours] = [partOf(sent, 'email'), partOf(sent, 'hours')];
  return typeof email === 'string' && typeof hours === 'number' ? { email, hours } : null;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}
