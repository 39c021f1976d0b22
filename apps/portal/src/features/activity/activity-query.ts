import type { CallAnswer } from '@riderbell/contract/call.ts';
import { checkAuditTrail } from '@riderbell/contract/calls/audit/check-audit-trail.ts';
import { listAuditEntries } from '@riderbell/contract/calls/audit/list-audit-entries.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import type { queryOf } from './activity-filter.ts';

type EntryPage = CallAnswer<typeof listAuditEntries>['result'];
export type EntryPages = InfiniteData<EntryPage>;

/** The entries, newest first, page by page; disabled while there is no query. */
export function entriesQuery(vendorId: string, query: ReturnType<typeof queryOf> | null) {
  return infiniteQueryOptions({
    queryKey: ['audit-trail', vendorId, query],
    queryFn:
      query === null
        ? skipToken
        : ({ pageParam, signal }): Promise<EntryPage> => readPage(vendorId, query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination_key,
    // The list and its filter stay while another selection loads.
    placeholderData: keepPreviousData,
    // The owner comes to see what just happened.
    staleTime: 0,
    meta: { quiet: true },
  });
}

async function readPage(
  vendorId: string,
  query: ReturnType<typeof queryOf>,
  pageKey: string | null,
  signal: AbortSignal,
): Promise<EntryPage> {
  const page = { ...query, ...(pageKey !== null && { pagination_key: pageKey }) };
  return (await callApi(listAuditEntries, { params: { id: vendorId }, query: page }, { signal })).result;
}

export function checkQuery(vendorId: string) {
  return queryOptions({
    queryKey: ['audit-trail-check', vendorId],
    queryFn: async ({ signal }) => (await callApi(checkAuditTrail, { params: { id: vendorId } }, { signal })).result,
    staleTime: 60_000,
    meta: { quiet: true },
  });
}
