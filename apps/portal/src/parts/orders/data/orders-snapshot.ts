import type { Order } from '@riderbell/contract/shapes/order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';

/** The orders of a screen, newest first, and when all of them were last read from the server (epoch ms). */
export type OrdersSnapshot = { readonly orders: readonly Order[]; readonly readAtMs: number };

export function newestFirst(a: Order, b: Order): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.order_id < b.order_id ? -1 : 1);
}

/**
 * Joins copies of orders from several answers, newest first. Of two copies of one order the newer stays; of equally old
 * ones the later in the lists.
 */
export function joinOrders(...lists: readonly (readonly Order[])[]): readonly Order[] {
  const known = new Map<string, Order>();
  for (const order of lists.flat()) {
    if (mayReplace(known.get(order.order_id), order)) known.set(order.order_id, order);
  }
  return [...known.values()].toSorted(newestFirst);
}

/**
 * Merges a fresh reading into the list. A live update may have arrived before the answer, so a newer copy in the list
 * stays. An order that the answer does not contain stays as well, if `stays` says that it belongs to the screen.
 */
export function mergeReading(
  held: OrdersSnapshot | undefined,
  read: OrdersSnapshot,
  stays: (order: Order) => boolean,
): OrdersSnapshot {
  if (held === undefined) return { ...read, orders: joinOrders(read.orders) };
  const readIds = new Set(read.orders.map(({ order_id }) => order_id));
  const remaining = held.orders.filter((order) => readIds.has(order.order_id) || stays(order));
  return { ...read, orders: joinOrders(remaining, read.orders) };
}

/**
 * Merges updates into the snapshot, and returns the orders that changed: an update as old as the copy in the list is a
 * repetition. Without changes it returns the same snapshot.
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

/** The snapshot with one order merged into it. */
export function mergeUpdate(held: OrdersSnapshot, order: Order): OrdersSnapshot {
  return mergeUpdates(held, [order]).next;
}

export function holds(snapshot: OrdersSnapshot | undefined, orderId: string): boolean {
  return snapshot?.orders.some(({ order_id }) => order_id === orderId) === true;
}
