import type { SentLink } from '../features/accounts/register/send-registration.ts';
import type { SentCode } from '../features/accounts/reset/reset-calls.ts';

// The account screens pass this state to the next screen, or to themselves after a reload, in the browser's history. It never
// contains a password.

/** For the sign-in: the e-mail address whose password was just reset. */
export interface PasswordResetState {
  readonly reset: string;
}

/** For the forgotten password: the code that was requested. */
export interface CodeRequestState {
  readonly code: SentCode;
}

/** For the registration: the confirmation link that was sent. */
export interface LinkSentState {
  readonly sent: SentLink;
}

export function isPasswordResetState(state: unknown): state is PasswordResetState {
  return typeof partOf(state, 'reset') === 'string';
}

export function requestedCodeOf(state: unknown): SentCode | null {
  const code = partOf(state, 'code');
  const [email, minutes] = [partOf(code, 'email'), partOf(code, 'minutes')];
  return typeof email === 'string' && typeof minutes === 'number' ? { email, minutes } : null;
}

export function sentLinkOf(state: unknown): SentLink | null {
  const sent = partOf(state, 'sent');
  const [email, hours] = [partOf(sent, 'email'), partOf(sent, 'hours')];
  return typeof email === 'string' && typeof hours === 'number' ? { email, hours } : null;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}
