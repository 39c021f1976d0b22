import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type NoteworthyChange, noteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { activeOrdersKey, type OrderScope } from '../orders/data/active-orders.ts';
import type { OrdersSnapshot } from '../orders/data/orders-snapshot.ts';

/** An order in its current state, and its change. */
export type OrderChange = { readonly order: Order; readonly change: NoteworthyChange };

/**
 * Reports the changes of the tracking screen's orders by comparing the cached lists before and after an update. So each
 * change counts once, whether it came live, by a reading after a gap, or twice. The initial list is not a change. If a
 * reading is under way or still to begin, its result is the initial list, because the cache may hold old data of an
 * earlier visit. Returns a function that stops it.
 */
export function watchChanges(
  client: QueryClient,
  scope: OrderScope,
  tell: (changes: readonly OrderChange[]) => void,
): () => void {
  const cache = client.getQueryCache();
  const hash = hashKey(activeOrdersKey(scope));
  const watched = cache.get<OrdersSnapshot>(hash);
  const isFresh = watched?.isActive() === true && watched.state.fetchStatus === 'idle';
  let known = isFresh ? watched.state.data : undefined;
  return cache.subscribe((event) => {
    if (event.query.queryHash !== hash) return;
    if (event.type === 'removed') known = undefined;
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const now = event.query.state.data as OrdersSnapshot;
    const isReading = event.action.manual !== true;
    if (known !== undefined) {
      const changes = changesBetween(known, now);
      known = now;
      if (changes.length > 0) tell(changes);
    } else if (isReading) {
      known = now;
    }
  });
}

/** The changes between two states of the list, in the list's order. */
export function changesBetween(before: OrdersSnapshot, after: OrdersSnapshot): readonly OrderChange[] {
  // Nearly every order of a long list is the same object as before.
  const same = new Set(before.orders);
  const changed = after.orders.filter((order) => !same.has(order));
  if (changed.length === 0) return [];
  const copies = new Map(before.orders.map((order) => [order.order_id, order]));
  return changed.flatMap((order) => {
    const change = noteworthyChange(copies.get(order.order_id), order);
    return change === null ? [] : [{ order, change }];
  });
}
