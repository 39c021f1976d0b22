import { order as orderShape, type Order } from '@riderbell/contract/shapes/order.ts';

/**
 * The orders of a guest that this device stores (specification §6), and those for which the guest declined an account.
 */
export interface StoredOrders {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** When they were last read from the server, epoch milliseconds; 0 if never. */
  readonly readAtMs: number;
  /** Order ids. */
  readonly declined: readonly string[];
}

/** A guest's token is valid for three days; no guest makes more orders by hand in that time. */
const maxOrders = 50;

export const noOrders: StoredOrders = { orders: [], readAtMs: 0, declined: [] };

/** Reads the stored orders, without malformed ones: an earlier build may have written them. */
export function readStoredOrders(stored: unknown): StoredOrders {
  if (typeof stored !== 'object' || stored === null) return noOrders;
  const { orders, readAtMs, declined } = stored as Partial<Record<keyof StoredOrders, unknown>>;
  return {
    orders: listOf(orders).flatMap((each) => {
      const read = orderShape.safeParse(each);
      return read.success ? [read.data] : [];
    }),
    readAtMs: typeof readAtMs === 'number' ? readAtMs : 0,
    declined: listOf(declined).filter((each) => typeof each === 'string'),
  };
}

/** Merges newer copies and new orders; returns the same object if there are none. */
export function withOrders(saved: StoredOrders, news: readonly Order[], readAtMs = saved.readAtMs): StoredOrders {
  const orders = newest(saved.orders, news).slice(0, maxOrders);
  const known = new Map(saved.orders.map(({ order_id: id, updated_at: at }) => [id, at]));
  const same = orders.length === known.size && orders.every((each) => known.get(each.order_id) === each.updated_at);
  return same && readAtMs <= saved.readAtMs
    ? saved
    : { ...saved, orders, readAtMs: Math.max(readAtMs, saved.readAtMs) };
}

/** Remembers that the guest declined an account for the order. */
export function withDeclined(saved: StoredOrders, orderId: string): StoredOrders {
  const declined = [orderId, ...saved.declined.filter((each) => each !== orderId)];
  return { ...saved, declined: declined.slice(0, maxOrders) };
}

/**
 * The newer copy of each order, newest order first. The screens' own rule (`joinOrders`) is loaded only with them; this
 * one is loaded on every screen of a guest.
 */
function newest(...lists: readonly (readonly Order[])[]): readonly Order[] {
  const copies = new Map<string, Order>();
  for (const order of lists.flat()) {
    const known = copies.get(order.order_id);
    if (known === undefined || known.updated_at < order.updated_at) copies.set(order.order_id, order);
  }
  const rank = ({ created_at: at, order_id: id }: Order) => `${String(1e15 - Date.parse(at)).padStart(16, '0')} ${id}`;
  return [...copies.values()].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
