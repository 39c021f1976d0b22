import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';

/** The orders of a screen, newest first, and when the server was last asked for all of them (epoch ms). */
export type OrdersSnapshot = { readonly orders: readonly Order[]; readonly readAtMs: number };

export function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.order_id < b.order_id ? -1 : 1);
}

/**
 * Joins copies of orders from several answers, newest first. Of two copies of one order the newer stays; of equal ones
 * the later in the list.
 */
export function joinOrders(...lists: readonly (readonly Order[])[]): readonly Order[] {
  const known = new Map<string, Order>();
  for (const order of lists.flat()) {
    if (mayReplace(known.get(order.order_id), order)) known.set(order.order_id, order);
  }
  return [...known.values()].toSorted(newestFirst);
}

/**
 * What a fresh reading leaves on the screen. A live update may have come while the answer travelled, so a held copy that
 * is newer stays, and so does a held order that the answer lacks as long as `stays` says that it belongs to the screen.
 */
export function mergeReading(
  held: OrdersSnapshot | undefined,
  read: OrdersSnapshot,
  stays: (order: Order) => boolean,
): OrdersSnapshot {
  if (held === undefined) return { ...read, orders: joinOrders(read.orders) };
  const readIds = new Set(read.orders.map(({ order_id }) => order_id));
  const kept = held.orders.filter((order) => readIds.has(order.order_id) || stays(order));
  return { ...read, orders: joinOrders(kept, read.orders) };
}

/**
 * The snapshot with the orders put in, of which `changed` were news: what is as old as the held copy is that copy, come twice. The same
 * snapshot when there was no news.
 */
export function mergeUpdates(
  held: OrdersSnapshot,
  updates: readonly Order[],
): { readonly next: OrdersSnapshot; readonly changed: readonly Order[] } {
  const updated = new Map<string, Order>();
  for (const order of updates) {
    if (mayReplace(updated.get(order.order_id), order)) updated.set(order.order_id, order);
  }
  const changed: Order[] = [];
  const orders = held.orders.map((known) => {
    const order = updated.get(known.order_id);
    if (order === undefined) return known;
    updated.delete(known.order_id);
    if (mayReplace(order, known)) return known;
    changed.push(order);
    return order;
  });
  const added = [...updated.values()];
  changed.push(...added);
  if (changed.length === 0) return { next: held, changed };
  return {
    next: { ...held, orders: added.length === 0 ? orders : [...added, ...orders].toSorted(newestFirst) },
    changed,
  };
}

/** The snapshot with one order put in. */
export function mergeUpdate(held: OrdersSnapshot, order: Order): OrdersSnapshot {
  return mergeUpdates(held, [order]).next;
}

export function holds(snapshot: OrdersSnapshot | undefined, orderId: string): boolean {
  return snapshot?.orders.some(({ order_id }) => order_id === orderId) === true;
}
