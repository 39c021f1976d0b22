import { getNumbers } from '@riderbell/contract/calls/numbers/get-numbers.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import type { Grouping } from './numbers-filter.ts';

export interface NumbersRequest {
  readonly vendorId: string;
  readonly includeOutlets: boolean;
  /** Local days, both included. */
  readonly from: string;
  readonly to: string;
  readonly by: Grouping;
}

/** The numbers of a period; read again while the server still counts. */
export function numbersQuery(request: NumbersRequest) {
  const { vendorId, includeOutlets, from, to, by } = request;
  return queryOptions({
    queryKey: ['numbers', request],
    queryFn: async ({ signal }) => {
      const query = { from, to, by, ...(includeOutlets && { include_outlets: 'true' as const }) };
      return (await callApi(getNumbers, { params: { id: vendorId }, query }, { signal })).result;
    },
    // The page keeps its numbers while those of another choice load.
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.still_counting === true ? 3000 : 300_000),
    meta: { quiet: true },
  });
}
