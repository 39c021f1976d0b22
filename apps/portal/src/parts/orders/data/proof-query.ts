import { type ProofKind, proofPath } from '@riderbell/contract/files.ts';
import { queryOptions } from '@tanstack/react-query';
import { readFile } from '../../../platform/api/call-api.ts';

/** A proof photo, which never changes. Throws an `ApiProblem`. */
export function proofQuery(orderId: string, kind: ProofKind) {
  return queryOptions({
    queryKey: ['proof', orderId, kind],
    queryFn: ({ signal }) => readFile(proofPath(orderId, kind), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    meta: { quiet: true },
  });
}
