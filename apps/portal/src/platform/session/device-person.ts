import type { Auth } from './auth.ts';

/** The name of the person who has unlocked this shared device; null for every other visitor. */
export function devicePersonOf(auth: Auth | null): string | null {
  // Only a person at a shared device has no e-mail address (decision 067).
  return auth?.user.email === '' ? auth.user.name : null;
}
