import { getCashBook } from '@riderbell/contract/calls/cash-book/get-cash-book.ts';
import { getCashDays } from '@riderbell/contract/calls/cash-book/get-cash-days.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useSubmissionKey } from '@riderbell/web/api/submission-key.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';

const cashBookKey = ['cash-book'] as const;

/** The book of a day, today if `day` is empty. Riders change it while it is shown, so it is read again every half minute. */
export function cashBookQuery(vendorId: string, day: string) {
  return queryOptions({
    queryKey: [...cashBookKey, vendorId, day],
    queryFn: async ({ signal }) => {
      const query = day === '' ? {} : { day };
      return (await callApi(getCashBook, { params: { id: vendorId }, query }, { signal })).result;
    },
    staleTime: 0,
    refetchInterval: 30_000,
    meta: { quiet: true },
  });
}

/** The sums over days, with those of the outlets for a parent that includes them; read again like a day's book. */
export function cashDaysQuery(asked: { vendorId: string; from: string; to: string; includeOutlets: boolean }) {
  const { vendorId, from, to, includeOutlets } = asked;
  return queryOptions({
    queryKey: [...cashBookKey, vendorId, from, to, includeOutlets],
    queryFn: async ({ signal }) => {
      const query = { from, to, ...(includeOutlets && { include_outlets: 'true' as const }) };
      return (await callApi(getCashDays, { params: { id: vendorId }, query }, { signal })).result;
    },
    staleTime: 0,
    refetchInterval: 30_000,
    meta: { quiet: true },
  });
}

/**
 * Enters something into the book; the form shows a failure in place. A repeated attempt after a lost answer has the same key, so the server
 * enters it once. The book is read again in any case, because another person may have changed it.
 */
export function useEntry<Input>(
  send: (input: Input, idempotencyKey: string) => Promise<unknown>,
  onEntered: () => void,
) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  return useMutation({
    mutationFn: (input: Input) => send(input, submission.key),
    meta: { quiet: true },
    onSuccess: onEntered,
    onError: (error) => {
      // The server answered, so the corrected form is another submission.
      if (error instanceof ApiProblem && error.status > 0) submission.renew();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: cashBookKey }),
  });
}
