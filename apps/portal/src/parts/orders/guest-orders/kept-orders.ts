import { order as orderShape, type Order } from '@riderbell/contract/shapes/order.ts';

/** The orders of a guest as this device keeps them (specification §6), and for which of them an account was declined. */
export interface KeptOrders {
  /** The newest first. */
  readonly orders: readonly Order[];
  /** When the server was last asked for them, epoch milliseconds; 0 when it never was. */
  readonly readAtMs: number;
  /** Order ids. */
  readonly declined: readonly string[];
}

/** A guest's token lives three days; more orders than this nobody makes by hand in that time. */
const mostKept = 50;

export const noOrders: KeptOrders = { orders: [], readAtMs: 0, declined: [] };

/** What storage holds, without what cannot be read: an earlier build may have written it. */
export function readKeptOrders(stored: unknown): KeptOrders {
  if (typeof stored !== 'object' || stored === null) return noOrders;
  const { orders, readAtMs, declined } = stored as Partial<Record<keyof KeptOrders, unknown>>;
  return {
    orders: listOf(orders).flatMap((each) => {
      const read = orderShape.safeParse(each);
      return read.success ? [read.data] : [];
    }),
    readAtMs: typeof readAtMs === 'number' ? readAtMs : 0,
    declined: listOf(declined).filter((each) => typeof each === 'string'),
  };
}

/** With newer copies and new orders in their places; the same object when there are none. */
export function withOrders(kept: KeptOrders, news: readonly Order[], readAtMs = kept.readAtMs): KeptOrders {
  const orders = newest(kept.orders, news).slice(0, mostKept);
  const known = new Map(kept.orders.map(({ order_id: id, updated_at: at }) => [id, at]));
  const same = orders.length === known.size && orders.every((each) => known.get(each.order_id) === each.updated_at);
  return same && readAtMs <= kept.readAtMs ? kept : { ...kept, orders, readAtMs: Math.max(readAtMs, kept.readAtMs) };
}

/** Remembers that an account was declined for the order. */
export function withDeclined(kept: KeptOrders, orderId: string): KeptOrders {
  const declined = [orderId, ...kept.declined.filter((each) => each !== orderId)];
  return { ...kept, declined: declined.slice(0, mostKept) };
}

/**
 * The newer copy of each order, the newest order first. The screens' own rule (`joinOrders`) is part of what only they load; this one
 * comes on every screen of a guest.
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
