import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { OrderStatusFilter } from '@riderbell/domain/orders/status-groups.ts';
import { type InfiniteData, infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import type { OrderScope } from './active-orders.ts';

/** The page sizes (specification §9, Order page size). */
const pageSize = { alone: '30', withOutlets: '50' } as const;

export type HistoryRequest = {
  readonly scope: OrderScope;
  /** ISO 8601; the end is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly status: OrderStatusFilter;
  readonly search: string;
};

export type HistoryPage = { readonly data: readonly Order[]; readonly pagination_key: string | null };
export type HistoryPages = InfiniteData<HistoryPage>;

export const historyKey = ['orders', 'history'] as const;

/** Past orders, newest first, page by page; disabled while there is no request. */
export function historyQuery(request: HistoryRequest | null) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, request],
    queryFn:
      request === null
        ? skipToken
        : ({ pageParam, signal }): Promise<HistoryPage> => readPage(request, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination_key,
    meta: { quiet: true },
  });
}

async function readPage(request: HistoryRequest, pageParam: string | null, signal: AbortSignal): Promise<HistoryPage> {
  const { scope } = request;
  const query = {
    ...filterOf(request),
    count: scope.includeOutlets ? pageSize.withOutlets : pageSize.alone,
    ...(pageParam !== null && { pagination_key: pageParam }),
  };
  return (await callApi(listOrders, { params: { id: scope.vendorId }, query }, { signal })).result;
}

/** The fields of a query that select the orders of the request: of the list, its totals and its export. */
export function filterOf({ scope, from, to, status, search }: HistoryRequest) {
  return {
    from,
    // The server's end is inclusive.
    to: new Date(Date.parse(to) - 1).toISOString(),
    status,
    ...(scope.includeOutlets && { include_outlets: 'true' as const }),
    ...(search !== '' && { [searchParameterOf(scope)]: search }),
  };
}

/** A guest searches by the customer's phone number only (specification §5, Lists and search). */
function searchParameterOf({ vendorId }: OrderScope): 'customer_phone_number' | 'search' {
  return vendorId === guestVendorId ? 'customer_phone_number' : 'search';
}

/** Replaces the order in the pages with a newer copy; an order that is not in them is not added. */
export function withUpdate(pages: HistoryPages, order: Order): HistoryPages {
  const replaces = (known: Order) => known.order_id === order.order_id && mayReplace(known, order);
  if (!pages.pages.some(({ data }) => data.some(replaces))) return pages;
  return {
    ...pages,
    pages: pages.pages.map(({ data, pagination_key }) => ({
      data: data.map((known) => (replaces(known) ? order : known)),
      pagination_key,
    })),
  };
}
