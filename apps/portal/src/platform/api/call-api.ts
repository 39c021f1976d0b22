import { browserClock, serverClock, wait } from '@riderbell/web/clock.ts';
import { session } from '../session/browser-session.ts';
import { apiBase } from '@riderbell/web/api/api-base.ts';
import { type ApiClientParts, createApiClient, createFileReader } from '@riderbell/web/api/api-client.ts';
import { isOffline } from '@riderbell/web/api/online.ts';

const browserParts: ApiClientParts = {
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
 * Asks the server, as whoever is signed in. Answers the whole body of the 2xx, envelope included; throws an `ApiProblem`.
 *
 *     const { result } = await callApi(getVendor, { params: { id } }, { signal });
 */
export const callApi = createApiClient(browserParts);

/** Reads a file of the server, as whoever is signed in; throws an `ApiProblem`. */
export const readFile = createFileReader(browserParts);
