import { useSyncExternalStore } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { flags } from '@riderbell/web/flags/flags.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import type { Auth } from './auth.ts';
import { createSession } from './session.ts';

/** Loaded on demand, because only starting, ending and refreshing a session needs these calls, and the landing page does not. */
const calls = () => import('./session-calls.ts');

/** Without storage there are no locks either, but then no other tab shares the token. */
async function withLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  let started: Promise<T> | null = null;
  try {
    return await navigator.locks.request('riderbell.refresh', () => (started = task()));
  } catch (error) {
    // Do not repeat a task that threw itself.
    if (started !== null || !(error instanceof DOMException)) throw error;
    return task();
  }
}

/** The session of this browser. */
export const session = createSession({
  store,
  clock: browserClock,
  extend: async (...trade) => (await calls()).extend(...trade),
  revoke: async (authorization) => (await calls()).revoke(authorization),
  requestGuest: async (token) => (await calls()).requestGuest(token),
  endGuest: async (token) => (await calls()).endGuest(token),
  areGuestsAllowed: () => flags.isOn('guest_checkout'),
  withLock,
  schedule(task, milliseconds) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** The sign-in, or null; re-renders on changes in this tab and in others. */
export function useSession(): Auth | null {
  return useSyncExternalStore(session.subscribe, session.current);
}
