import type { Order } from '@riderbell/contract/shapes/order.ts';
import { acceptsLiveUpdate } from '@riderbell/domain/orders/accepts-update.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { useDeployment } from '../../../platform/deployment.ts';
import { useLiveOrders } from '../../../platform/live/live.tsx';
import { activeOrdersQuery, type OrderScope } from './active-orders.ts';
import { newerOf, orderKey, singleOrdersKey } from './order-query.ts';
import { createReadAgain } from './read-again.ts';
import { holds, mergeUpdate, type OrdersSnapshot } from './orders-snapshot.ts';

/**
 * Brings live updates into the tracking screen's orders by the rule of specification §4. An update that the rule leaves
 * out but that is about an order on the screen (one of yesterday, still on its way) is a reason to read again.
 * `onChange` hears of each order that really changed; the first reading is no change.
 */
export function useLiveTracking(scope: OrderScope, onChange: (order: Order) => void): void {
  const client = useQueryClient();
  const { time_zone } = useDeployment();
  const query = activeOrdersQuery(scope, time_zone);
  const { queryKey } = query;

  const [readAgain] = useState(() => createReadAgain(() => client.invalidateQueries({ queryKey })));

  const apply = (order: Order) => {
    const held = client.getQueryData<OrdersSnapshot>(queryKey);
    if (held === undefined) return;
    const next = mergeUpdate(held, order);
    if (next === held) return;
    client.setQueryData(queryKey, next);
    onChange(order);
  };

  useLiveOrders({
    onOrder(order) {
      const key = orderKey(order.order_id);
      if (acceptsLiveUpdate('tracking', order, browserClock.now(), time_zone)) {
        client.setQueryData<Order>(key, (known) => (known === undefined ? undefined : newerOf(known, order)));
        // An update that overtakes the first reading waits for it; if that fails, the screen reads everything again.
        client.ensureQueryData(query).then(
          () => apply(order),
          () => undefined,
        );
        return;
      }
      void client.invalidateQueries({ queryKey: key });
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
