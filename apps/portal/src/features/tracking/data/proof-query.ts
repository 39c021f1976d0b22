import { type ProofKind, proofPath } from '@riderbell/contract/files.ts';
import { queryOptions } from '@tanstack/react-query';
import { problemOf } from '../../../platform/api/api-problem.ts';
import { session } from '../../../platform/session/browser-session.ts';

/** A proof photo: fetched with the session's credential, which an image element would not send. Throws an `ApiProblem`. */
export function proofQuery(orderId: string, kind: ProofKind) {
  return queryOptions({
    queryKey: ['proof', orderId, kind],
    async queryFn({ signal }) {
      const path = proofPath(orderId, kind);
      const authorization = session.authorization();
      const first = await fetchWith(path, authorization, signal);
      const renewed = first.status === 401 ? await session.renew(authorization) : null;
      const answer = renewed === null ? first : await fetchWith(path, renewed, signal);
      if (!answer.ok) throw problemOf(answer.status, undefined, answer.headers.get('x-request-id'));
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    meta: { quiet: true },
  });
}

function fetchWith(path: string, authorization: string | null, signal: AbortSignal): Promise<Response> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- platform/api reads JSON only; this is a picture
  return fetch(path, { signal, credentials: 'omit', headers: authorization === null ? {} : { authorization } });
}
