import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { track } from '../../platform/analytics/track.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { session } from '../../platform/session/browser-session.ts';
import type { SignIn } from './check-sign-in.ts';

/** Signs in; returns the problem to show, or null. */
export async function signIn({ email, password }: SignIn): Promise<ApiProblem | null> {
  try {
    // No automatic retry: each attempt counts against the limit of guesses.
    const { result } = await callApi(login, { body: { email_address: email.trim(), password } }, { retries: 0 });
    session.begin(result.user, result.AuthenticationResult);
    track('signed_in', {});
    return null;
  } catch (error) {
    // Without a status there is one sentence for a missing network and a missing server (specification §7).
    if (error instanceof ApiProblem) return error.isOffline ? clientProblem('client.unreachable', 0, error) : error;
    throw error;
  }
}
