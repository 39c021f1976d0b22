import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';

/** Of every order that is read by itself. */
export const singleOrdersKey = ['orders', 'one'] as const;

export function orderKey(orderId: string) {
  return [...singleOrdersKey, orderId] as const;
}

/** One order by itself, for an address or a search that names it; a newer copy that arrived meanwhile stays. */
export function orderQuery(orderId: string, vendorId: string) {
  return queryOptions({
    queryKey: orderKey(orderId),
    async queryFn({ client, queryKey, signal }): Promise<Order> {
      const { result } = await callApi(getOrder, { query: { vendorId, orderId } }, { signal });
      return newerOf(client.getQueryData<Order>(queryKey), result);
    },
    // Its live updates are missed while no screen shows it.
    refetchOnMount: 'always',
    meta: { quiet: true },
  });
}

/** Of two copies of an order the newer; the second when they are equally old. */
export function newerOf(known: Order | undefined, incoming: Order): Order {
  return known !== undefined && !mayReplace(known, incoming) ? known : incoming;
}
