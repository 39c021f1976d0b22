import type { OrderStanding } from './order.ts';

/** Since when (epoch ms) the order has had its status: of one that is over, when it was delivered, returned or cancelled. */
export function lastChangeAt(order: OrderStanding & { readonly updated_at: string }): number {
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  return Date.parse(entry?.created_at ?? order.updated_at);
}
