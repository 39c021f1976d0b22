import type { OrderStanding } from '../orders/order.ts';
import { isOver } from '../orders/status-groups.ts';

const hour = 60 * 60_000;

/**
 * When the order came to its end (epoch ms): the newest entry of the status that it ended in; null while it goes on.
 * The groups of specification §4 decide what an end is. STALLED and PAYMENT_FAILED are among them: nobody comes while they
 * last, and should the order go on after all, it has not ended and its link lives again.
 */
export function orderEndedAt(order: OrderStanding & { readonly updated_at: string }): number | null {
  if (!isOver(order)) return null;
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  return Date.parse(entry?.created_at ?? order.updated_at);
}

/** When the links of the order end (epoch ms): so many hours after its end; null while it goes on (decisions: Public pages). */
export function linkEndsAt(order: OrderStanding & { readonly updated_at: string }, hours: number): number | null {
  const endedAt = orderEndedAt(order);
  return endedAt === null ? null : endedAt + hours * hour;
}
