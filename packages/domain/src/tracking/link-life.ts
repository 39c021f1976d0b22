import type { OrderState } from '../orders/order.ts';
import { isOver } from '../orders/status-groups.ts';

const hour = 60 * 60_000;

/**
 * When the order ended (epoch ms): the newest history entry of its final status; null while it goes on. The groups of
 * specification §4 decide what an end is. STALLED and PAYMENT_FAILED count as ends, because no rider comes in these statuses.
 * Should such an order continue after all, it has not ended, and its link works again.
 */
export function orderEndedAt(order: OrderState & { readonly updated_at: string }): number | null {
  if (!isOver(order)) return null;
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  return Date.parse(entry?.created_at ?? order.updated_at);
}

/** When the links of the order expire (epoch ms): this many hours after its end; null while it goes on (specification §2). */
export function linkEndsAt(order: OrderState & { readonly updated_at: string }, hours: number): number | null {
  const endedAt = orderEndedAt(order);
  return endedAt === null ? null : endedAt + hours * hour;
}
