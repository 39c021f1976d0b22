import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderScope } from './data/active-orders.ts';
import type { OrdersSnapshot } from './data/orders-snapshot.ts';
import type { Freshness } from './data/use-freshness.ts';
import type { RecentChanges } from './list/recent-changes.ts';

/** The live orders of the tracking screen, for another view that shows them instead. */
export type TrackedOrders = {
  readonly scope: OrderScope;
  readonly reading: UseQueryResult<OrdersSnapshot>;
  readonly freshness: Freshness;
  readonly nowMs: number;
  readonly changes: RecentChanges;
  readonly onOpen: (order: Order) => void;
  readonly onClose: () => void;
};
