import type { Order } from '@riderbell/contract/shapes/order.ts';
import { acceptsLiveUpdate } from '@riderbell/domain/orders/accepts-update.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLiveOrders } from '@riderbell/web/live/live.tsx';
import { activeOrdersQuery, type OrderScope } from './active-orders.ts';
import { createGather, type Gather } from './gather.ts';
import { newerOf, orderKey, singleOrdersKey } from './order-query.ts';
import { createReadAgain } from './read-again.ts';
import { holds, mergeUpdates, type OrdersSnapshot } from './orders-snapshot.ts';

/**
 * Applies live updates to the tracking screen's orders by the rule of specification §4. An update that the rule rejects
 * but that concerns an order on the screen (one of yesterday that is still active) triggers a new reading. `onChange`
 * gets each order that really changed; the first reading is not a change.
 */
export function useLiveTracking(scope: OrderScope, onChange: (order: Order) => void): void {
  const client = useQueryClient();
  const { time_zone } = useDeployment();
  const query = activeOrdersQuery(scope, time_zone);
  const { queryKey } = query;

  const [readAgain] = useState(() => createReadAgain(() => client.invalidateQueries({ queryKey })));

  const apply = (orders: readonly Order[]) => {
    const held = client.getQueryData<OrdersSnapshot>(queryKey);
    if (held === undefined) return;
    const { next, changed } = mergeUpdates(held, orders);
    if (changed.length === 0) return;
    client.setQueryData(queryKey, next);
    for (const order of changed) onChange(order);
  };
  const take = useEffectEvent((orders: readonly Order[]) => {
    for (const order of orders) {
      client.setQueryData<Order>(orderKey(order.order_id), (known) => known && newerOf(known, order));
    }
    // An update that arrives before the first reading waits for it; if the reading fails, the screen reads everything
    // again.
    client.ensureQueryData(query).then(
      () => apply(orders),
      () => undefined,
    );
  });
  const gather = useRef<Gather<Order>>(null);
  useEffect(() => {
    const own = createGather<Order>((orders) => take(orders));
    gather.current = own;
    return () => own.stop();
  }, []);

  useLiveOrders({
    onOrder(order) {
      if (acceptsLiveUpdate('tracking', order, browserClock.now(), time_zone)) return gather.current?.add(order);
      void client.invalidateQueries({ queryKey: orderKey(order.order_id) });
      if (holds(client.getQueryData<OrdersSnapshot>(queryKey), order.order_id)) readAgain();
    },
    onResync() {
      const gapAtMs = browserClock.now();
      void client.invalidateQueries({ queryKey: singleOrdersKey });
      client.ensureQueryData(query).then(
        ({ readAtMs }) => (readAtMs < gapAtMs ? readAgain() : undefined),
        () => undefined,
      );
    },
  });
}
