import { totalOrders } from '@riderbell/contract/calls/orders/total-orders.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { filterOf, type HistoryRequest } from './history-orders.ts';

export const totalsKey = ['orders', 'history-totals'] as const;

/** What the orders of the history add up to; disabled while there is no request. */
export function totalsQuery(request: HistoryRequest | null) {
  return queryOptions({
    queryKey: [...totalsKey, request],
    queryFn:
      request === null
        ? skipToken
        : async ({ signal }) => {
            const params = { id: request.scope.vendorId };
            return (await callApi(totalOrders, { params, query: filterOf(request) }, { signal })).result;
          },
    meta: { quiet: true },
  });
}
