import { finishProviderLogin } from '@riderbell/contract/calls/accounts/finish-provider-login.ts';
import { startProviderLogin } from '@riderbell/contract/calls/accounts/start-provider-login.ts';
import { track } from '../../../platform/analytics/track.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { asked } from '../form/asked.ts';

/**
 * Leaves for the outside provider. What proves that the way back belongs to this tab stays in it. After a failure the provider
 * lets the account be chosen: by itself it would silently take the same one again.
 */
export function leaveForProvider(go: (address: string) => void): Promise<ApiProblem | null> {
  const body = tabStore.read(storageKeys.providerChoice) === true ? { choose_account: true } : {};
  return asked(callApi(startProviderLogin, { body }, { retries: 0 }), ({ result }) => {
    tabStore.write(storageKeys.providerAttempt, result.attempt);
    go(result.authorization_url);
  });
}

/** Whether an address is the way back from a provider: it answers with a code or an error, always with the state (OpenID Connect). */
export function isProviderReturn(search: string): boolean {
  return new URLSearchParams(search).has('state');
}

/** Signs in with what the provider answered in the query of the address, once. */
export async function finishAtProvider(search: string): Promise<ApiProblem | null> {
  const kept = tabStore.read(storageKeys.providerAttempt);
  tabStore.remove(storageKeys.providerAttempt);
  // A way back that began elsewhere is the server's to refuse, in its words.
  const attempt = typeof kept === 'string' && kept !== '' ? kept : 'none';
  const body = { attempt, query: search.replace(/^\?/, '') };
  const problem = await asked(callApi(finishProviderLogin, { body }, { retries: 0 }), ({ result }) => {
    session.begin(result.user, result.AuthenticationResult);
    track('signed_in', {});
  });
  keepChoice(problem);
  return problem;
}

/** A provider that knows no choice of accounts refuses the request for it, and is not asked for it twice. */
function keepChoice(problem: ApiProblem | null): void {
  const isRefused = problem?.code === 'login.parameter-invalid' && tabStore.read(storageKeys.providerChoice) === true;
  if (problem === null || isRefused) tabStore.remove(storageKeys.providerChoice);
  else tabStore.write(storageKeys.providerChoice, true);
}
