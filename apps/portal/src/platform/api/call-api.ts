import { wait } from '../clock.ts';
import { session } from '../session/browser-session.ts';
import { createApiClient } from './api-client.ts';
import { isOffline } from './online.ts';

/**
 * Asks the server, as whoever is signed in. Answers the whole body of the 2xx, envelope included; throws an `ApiProblem`.
 *
 *     const { result } = await callApi(getVendor, { params: { id } }, { signal });
 */
export const callApi = createApiClient({
  fetch: (url, init) => fetch(url, init),
  wait,
  isOffline,
  credentials: session,
  checkAnswers: import.meta.env.DEV,
});
