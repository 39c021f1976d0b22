import { browserClock, serverClock, wait } from '@riderbell/web/clock.ts';
import { session } from '../session/browser-session.ts';
import { apiBase } from '@riderbell/web/api/api-base.ts';
import { type ApiClientParts, createApiClient, createFileReader } from '@riderbell/web/api/api-client.ts';
import { isOffline } from '@riderbell/web/api/online.ts';

/** What the calls and files of the session share. */
export const browserParts: ApiClientParts = {
  fetch: async (url, init) => {
    const answer = await fetch(url, init);
    serverClock.adjust(answer.headers.get('date'));
    return answer;
  },
  base: apiBase,
  clock: browserClock,
  wait,
  isOffline,
  credentials: session,
  checkAnswers: import.meta.env.DEV,
};

/**
 * Calls the server with the current session. Returns the whole body of a 2xx answer, with its envelope; throws an `ApiProblem`.
 *
 *     const { result } = await callApi(getVendor, { params: { id } }, { signal });
 */
export const callApi = createApiClient(browserParts);

/** Reads a file from the server with the current session; throws an `ApiProblem`. */
export const readFile = createFileReader(browserParts);
