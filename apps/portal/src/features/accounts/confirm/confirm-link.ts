import { confirmRegistration } from '@riderbell/contract/calls/accounts/confirm-registration.ts';
import { track } from '../../../platform/analytics/track.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { problemOf } from '../form/problem-of.ts';

export type Confirmed =
  | { email: string; isSignedIn: boolean; problem: null }
  | { email: null; isSignedIn: false; problem: ApiProblem };

/** The confirmations in progress, by token: a link works once, so it must not be sent twice. */
const confirmations = new Map<string, Promise<Confirmed>>();

/**
 * Confirms an e-mail address with the token of its link, and signs in with the key of its registration if this browser
 * has it. After a failure the same link may be tried again.
 */
export function confirmLink(token: string, signInKey: string | null): Promise<Confirmed> {
  const known = confirmations.get(token);
  if (known) return known;
  const confirming = confirm(token, signInKey);
  confirmations.set(token, confirming);
  return confirming;
}

async function confirm(token: string, signInKey: string | null): Promise<Confirmed> {
  let done: Confirmed | null = null;
  const body = { token, ...(signInKey !== null && { sign_in_key: signInKey }) };
  const problem = await problemOf(callApi(confirmRegistration, { body }, { retries: 0 }), ({ result }) => {
    done = { email: result.email_address, isSignedIn: result.session !== null, problem: null };
    if (result.session === null) return;
    session.begin(result.session.user, result.session.AuthenticationResult);
    track('signed_in', {});
  });
  if (problem === null && done !== null) return done;
  confirmations.delete(token);
  if (problem === null) throw new Error('A confirmation succeeded without an answer');
  return { email: null, isSignedIn: false, problem };
}
