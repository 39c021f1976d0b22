import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { track } from '../../platform/analytics/track.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { session } from '../../platform/session/browser-session.ts';
import type { SignIn } from './check-sign-in.ts';

/** Signs in; answers the problem that the person has to read, or null. */
export async function signIn({ email, password }: SignIn): Promise<ApiProblem | null> {
  try {
    // A guess is not repeated behind the person's back: each one counts against the limit of guesses.
    const { result } = await callApi(login, { body: { email_address: email.trim(), password } }, { retries: 0 });
    session.begin(result.user, result.AuthenticationResult);
    track('signed_in', {});
    return null;
  } catch (error) {
    // Without a status, specification §7 has one sentence for both a missing network and a missing server.
    if (error instanceof ApiProblem) return error.isOffline ? clientProblem('client.unreachable', 0, error) : error;
    throw error;
  }
}
