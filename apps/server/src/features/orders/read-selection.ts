import { type FilterRequest, selectOrders } from './order-filter.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

interface Selection {
  readonly ok: true;
  readonly orders: {
    /** A page of the orders, newest first, after the given order. */
    page(after: Pick<OrderRecord, 'created_at' | 'orderId'> | null, limit: number): Promise<OrderRecord[]>;
  };
}

/** The orders that a query selects, to be read page by page. An order that is created meanwhile is on no page. */
export async function readSelection(
  needs: OrderNeeds,
  request: FilterRequest,
): Promise<Selection | Extract<Awaited<ReturnType<typeof selectOrders>>, { ok: false }>> {
  const selected = await selectOrders(needs, request);
  if (!selected.ok) return selected;
  const { now, to } = selected.filter;
  const end = to === null ? now : Math.min(Date.parse(to), now);
  const filter = { ...selected.filter, to: new Date(end).toISOString() };
  return {
    ok: true,
    orders: {
      page: (after, limit) =>
        needs.store.list({
          ...filter,
          after: after && { createdAt: after.created_at, orderId: after.orderId },
          limit,
        }),
    },
  };
}
