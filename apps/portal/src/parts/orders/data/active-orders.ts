import type { CallRequest } from '@riderbell/contract/call.ts';
import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { acceptsLiveUpdate } from '@riderbell/domain/orders/accepts-update.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { startOfDay } from '@riderbell/domain/countries/local-day.ts';
import { joinOrders, mergeReading, type OrdersSnapshot } from './orders-snapshot.ts';

/** The vendor whose orders a list shows. */
export type OrderScope = { readonly vendorId: string; readonly includeOutlets: boolean };

/** The maximum page size of one call (specification §9, Order page size: 200 active). */
const pageSize = '200';

type ListQuery = CallRequest<typeof listOrders>['query'];

export function activeOrdersKey({ vendorId, includeOutlets }: OrderScope) {
  return ['orders', 'tracking', vendorId, includeOutlets] as const;
}

/**
 * The orders of the tracking screen: today's in the country's time zone, the scheduled ones, and active ones of an
 * earlier day, so that midnight removes no rider from the screen.
 */
export function activeOrdersQuery(scope: OrderScope, timeZone: string) {
  return queryOptions({
    queryKey: activeOrdersKey(scope),
    async queryFn({ client, queryKey, signal }): Promise<OrdersSnapshot> {
      const readAtMs = browserClock.now();
      const from = new Date(startOfDay(readAtMs, timeZone)).toISOString();
      // The first part has today's orders. Without an end the other parts would return most of them again.
      const parts: ListQuery[] = [{ from }, { to: from, scheduled: 'true' }, { to: from, status: 'ACTIVE' }];
      const lists = await Promise.all(parts.map((part) => readPages(scope, part, signal)));
      const belongs = (order: Order) => acceptsLiveUpdate('tracking', order, readAtMs, timeZone);
      const held = client.getQueryData<OrdersSnapshot>(queryKey);
      return mergeReading(held, { orders: joinOrders(...lists), readAtMs }, belongs);
    },
    // A deep comparison of thousands of orders after each update costs more than it saves; the merge keeps the newer
    // copies.
    structuralSharing: false,
    // Live updates reach the list only while its screen is open, so it is read again whenever the screen is mounted.
    refetchOnMount: 'always',
    meta: { quiet: true },
  });
}

/**
 * Reads all pages of a part: a parent with its outlets may have thousands of active orders, and each must be reachable.
 */
async function readPages(scope: OrderScope, part: ListQuery, signal: AbortSignal): Promise<readonly Order[]> {
  const pages: Order[][] = [];
  let key: string | null = null;
  do {
    const query: ListQuery = { ...part, count: pageSize };
    if (scope.includeOutlets) query.include_outlets = 'true';
    if (key !== null) query.pagination_key = key;
    const { result } = await callApi(listOrders, { params: { id: scope.vendorId }, query }, { signal });
    pages.push(result.data);
    // A server that repeats its key would be read forever.
    key = result.data.length === 0 || result.pagination_key === key ? null : result.pagination_key;
  } while (key !== null);
  return pages.flat();
}
