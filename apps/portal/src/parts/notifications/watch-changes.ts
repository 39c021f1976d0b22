import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type NoteworthyChange, noteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { activeOrdersKey, type OrderScope } from '../orders/data/active-orders.ts';
import type { OrdersSnapshot } from '../orders/data/orders-snapshot.ts';

/** An order as it is now, and what happened to it. */
export type SeenChange = { readonly order: Order; readonly change: NoteworthyChange };

/**
 * Tells what happens to the orders of the tracking screen, by what the cache held before and holds now: so each change counts
 * once, whether it came live, by a reading after a gap, or twice. What is there at first is no change; a reading that is under
 * way, or has still to begin, is waited for, because what the cache kept from an earlier visit may be old. Returns the way to stop.
 */
export function watchChanges(
  client: QueryClient,
  scope: OrderScope,
  tell: (changes: readonly SeenChange[]) => void,
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

/** What happened between two states of the list, in the list's order. */
export function changesBetween(before: OrdersSnapshot, after: OrdersSnapshot): readonly SeenChange[] {
  // Nearly every order of a long list is the very same object as before.
  const same = new Set(before.orders);
  const changed = after.orders.filter((order) => !same.has(order));
  if (changed.length === 0) return [];
  const copies = new Map(before.orders.map((order) => [order.order_id, order]));
  return changed.flatMap((order) => {
    const change = noteworthyChange(copies.get(order.order_id), order);
    return change === null ? [] : [{ order, change }];
  });
}
