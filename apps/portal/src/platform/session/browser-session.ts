import { useSyncExternalStore } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { flags } from '@riderbell/web/flags/flags.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import type { Auth } from './auth.ts';
import { createSession } from './session.ts';

/** Nobody needs the calls before a session is made, ends or grows old, so the landing page does without them. */
const calls = () => import('./session-calls.ts');

/** Where storage is forbidden locks are too, and then no other tab shares the token. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  let begun: Promise<T> | null = null;
  try {
    return await navigator.locks.request('riderbell.refresh', () => (begun = task()));
  } catch (error) {
    // What the task itself threw is not tried again.
    if (begun !== null || !(error instanceof DOMException)) throw error;
    return task();
  }
}

/** The session of this browser. */
export const session = createSession({
  store,
  clock: browserClock,
  extend: async (...trade) => (await calls()).extend(...trade),
  revoke: async (authorization) => (await calls()).revoke(authorization),
  askGuest: async (token) => (await calls()).askGuest(token),
  endGuest: async (token) => (await calls()).endGuest(token),
  offersGuests: () => flags.isOn('guest_checkout'),
  exclusively,
  schedule(task, milliseconds) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Who is signed in, or null; follows changes of this tab and the others. */
export function useSession(): Auth | null {
  return useSyncExternalStore(session.subscribe, session.current);
}
