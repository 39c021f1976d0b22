import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';

/** The key prefix of orders that are read one by one. */
export const singleOrdersKey = ['orders', 'one'] as const;

export function orderKey(orderId: string) {
  return [...singleOrdersKey, orderId] as const;
}

/** A single order, for a URL or a search that names it; a newer copy that arrived meanwhile stays. */
export function orderQuery(orderId: string, vendorId: string) {
  return queryOptions({
    queryKey: orderKey(orderId),
    async queryFn({ client, queryKey, signal }): Promise<Order> {
      const { result } = await callApi(getOrder, { query: { vendorId, orderId } }, { signal });
      return newerOf(client.getQueryData<Order>(queryKey), result);
    },
    // Live updates do not reach it while no screen shows it.
    refetchOnMount: 'always',
    meta: { quiet: true },
  });
}

/** The newer of two copies of an order; the second if they are equally old. */
export function newerOf(known: Order | undefined, incoming: Order): Order {
  return known !== undefined && !mayReplace(known, incoming) ? known : incoming;
}
