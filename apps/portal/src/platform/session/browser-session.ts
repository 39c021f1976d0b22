import { useSyncExternalStore } from 'react';
import { createApiClient } from '../api/api-client.ts';
import { isOffline } from '../api/online.ts';
import { browserClock, wait } from '../clock.ts';
import { store } from '../storage.ts';
import type { Auth } from './auth.ts';
import { createSession } from './session.ts';

/** For the calls that make or end a session; they carry their own proof. */
function callWith(authorization: string | null) {
  return createApiClient({
    fetch: (url, init) => fetch(url, init),
    wait,
    isOffline,
    credentials:
      authorization === null
        ? null
        : { authorization: () => authorization, renew: async () => null, refused: () => undefined },
    checkAnswers: import.meta.env.DEV,
  });
}

/** The session of this browser. The calls are loaded when they are needed, so that the landing page stays light. */
export const session = createSession({
  store,
  clock: browserClock,
  async extend(refreshToken) {
    const { extendLogin } = await import('@riderbell/contract/calls/accounts/extend-login.ts');
    const { result } = await callWith(null)(extendLogin, { body: { refresh_token: refreshToken } });
    return result.AuthenticationResult;
  },
  async revoke(authorization) {
    const { logout } = await import('@riderbell/contract/calls/accounts/logout.ts');
    await callWith(authorization)(logout, { body: {} });
  },
  exclusively: (task) => ('locks' in navigator ? navigator.locks.request('riderbell.refresh', task) : task()),
  schedule(task, milliseconds) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Who is signed in, or null; follows changes of this tab and the others. */
export function useSession(): Auth | null {
  return useSyncExternalStore(session.subscribe, session.current);
}
