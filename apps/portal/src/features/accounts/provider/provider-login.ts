import { finishProviderLogin } from '@riderbell/contract/calls/accounts/finish-provider-login.ts';
import { startProviderLogin } from '@riderbell/contract/calls/accounts/start-provider-login.ts';
import { track } from '../../../platform/analytics/track.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { problemOf } from '../form/problem-of.ts';

/**
 * Leaves for the outside provider. The tab stores the proof that the return belongs to it. After a failure the provider
 * asks which account to use: otherwise it would silently take the same one again.
 */
export function leaveForProvider(go: (address: string) => void): Promise<ApiProblem | null> {
  const body = tabStore.read(storageKeys.providerChoice) === true ? { choose_account: true } : {};
  return problemOf(callApi(startProviderLogin, { body }, { retries: 0 }), ({ result }) => {
    tabStore.write(storageKeys.providerAttempt, result.attempt);
    go(result.authorization_url);
  });
}

/** Whether the URL is a return from the provider: it has a code or an error, and always the state (OpenID Connect). */
export function isProviderReturn(search: string): boolean {
  return new URLSearchParams(search).has('state');
}

/** Signs in with the provider's answer in the query of the URL, once. */
export async function finishAtProvider(search: string): Promise<ApiProblem | null> {
  const storedAttempt = tabStore.read(storageKeys.providerAttempt);
  tabStore.remove(storageKeys.providerAttempt);
  // The server refuses a return that began elsewhere, with its own message.
  const attempt = typeof storedAttempt === 'string' && storedAttempt !== '' ? storedAttempt : 'none';
  const body = { attempt, query: search.replace(/^\?/, '') };
  const problem = await problemOf(callApi(finishProviderLogin, { body }, { retries: 0 }), ({ result }) => {
    session.begin(result.user, result.AuthenticationResult);
    track('signed_in', {});
  });
  storeProviderChoice(problem);
  return problem;
}

/** A provider without an account choice refuses the request for one, so it is not requested again. */
function storeProviderChoice(problem: ApiProblem | null): void {
  const isRefused = problem?.code === 'login.parameter-invalid' && tabStore.read(storageKeys.providerChoice) === true;
  if (problem === null || isRefused) tabStore.remove(storageKeys.providerChoice);
  else tabStore.write(storageKeys.providerChoice, true);
}
