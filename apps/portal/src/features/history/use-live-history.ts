import type { Order } from '@riderbell/contract/shapes/order.ts';
import { acceptsLiveUpdate } from '@riderbell/domain/orders/accepts-update.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLiveOrders } from '@riderbell/web/live/live.tsx';
import { historyKey, type HistoryPages, withUpdate } from '../../parts/orders/data/history-orders.ts';
import { totalsKey } from '../../parts/orders/data/order-totals.ts';
import { newerOf, orderKey, singleOrdersKey } from '../../parts/orders/data/order-query.ts';
import { createReadAgain } from '../../parts/orders/data/read-again.ts';

/** Puts a newer copy of an order into the history and the open order, as a live update does. */
export function useTakeIntoHistory(): (order: Order) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueriesData<HistoryPages>({ queryKey: historyKey }, (held) => held && withUpdate(held, order));
    client.setQueryData<Order>(orderKey(order.order_id), (known) => known && newerOf(known, order));
    void client.invalidateQueries({ queryKey: totalsKey });
  };
}

/** Live updates of orders that were created before today (specification §4, Live updates); after a gap the orders are read again. */
export function useLiveHistory(): void {
  const client = useQueryClient();
  const { time_zone } = useDeployment();
  const [readAgain] = useState(() =>
    createReadAgain(() =>
      Promise.all([historyKey, totalsKey, singleOrdersKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
    ),
  );
  useLiveOrders({
    accepts: (order) => acceptsLiveUpdate('history', order, browserClock.now(), time_zone),
    onOrder: useTakeIntoHistory(),
    onResync: readAgain,
  });
}
