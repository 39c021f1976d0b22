import type { OrderState } from './order.ts';

/** When the order got its current status (epoch ms); for a finished order, when it was delivered, returned or cancelled. */
export function lastChangeAt(order: OrderState & { readonly updated_at: string }): number {
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  return Date.parse(entry?.created_at ?? order.updated_at);
}
