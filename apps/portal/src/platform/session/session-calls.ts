import { extendLogin } from '@riderbell/contract/calls/accounts/extend-login.ts';
import { logout } from '@riderbell/contract/calls/accounts/logout.ts';
import { createGuestSession } from '@riderbell/contract/calls/guests/create-guest-session.ts';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { forgetGuest } from '@riderbell/contract/calls/guests/forget-guest.ts';
import { apiBase } from '@riderbell/web/api/api-base.ts';
import { createApiClient } from '@riderbell/web/api/api-client.ts';
import { isOffline } from '@riderbell/web/api/online.ts';
import { browserClock, wait } from '@riderbell/web/clock.ts';

/** Creates a client for the calls that start or end a session, which carry their own credentials. */
function callWith(authorization: string | null) {
  return createApiClient({
    fetch: (url, init) => fetch(url, init),
    base: apiBase,
    clock: browserClock,
    wait,
    isOffline,
    credentials:
      authorization === null
        ? null
        : { authorization: () => authorization, renew: async () => null, refused: () => undefined },
    checkAnswers: import.meta.env.DEV,
  });
}

/** Exchanges a refresh token, or repeats an attempt whose answer was lost; throws an `ApiProblem`. */
export async function extend(refreshToken: string, attempt: string): Promise<AuthenticationResult> {
  const { result } = await callWith(null)(extendLogin, { body: { refresh_token: refreshToken, attempt } });
  return result.AuthenticationResult;
}

/** Ends the session of an authorization on the server. */
export async function revoke(authorization: string): Promise<void> {
  await callWith(authorization)(logout, { body: {} });
}

/** Starts a guest session, or extends that of the token; throws an `ApiProblem`. */
export async function requestGuest(token: string | null): Promise<{ token: string; seconds: number }> {
  const body = token === null ? {} : { guest_token: token };
  const { guest_token: given, expires } = (await callWith(null)(createGuestSession, { body })).result;
  return { token: given, seconds: expires };
}

/** Deletes the token's guest; throws an `ApiProblem`. */
export async function endGuest(token: string): Promise<void> {
  await callWith(null)(forgetGuest, { body: { guest_token: token } });
}
