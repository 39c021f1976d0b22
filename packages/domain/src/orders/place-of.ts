import type { OrderStanding } from './order.ts';

/** Statuses that say something about an order without saying how far it has come. */
const asides: ReadonlySet<string> = new Set(['DELAYED', 'MODIFIED']);

/**
 * Where on its way the order really is: its status, or, while it is DELAYED or MODIFIED, the last status before that.
 * An order whose history shows nothing else is simply where its status says.
 */
export function placeOf(order: Pick<OrderStanding, 'status' | 'status_history'>): string {
  if (!asides.has(order.status)) return order.status;
  return order.status_history.findLast(({ status }) => !asides.has(status))?.status ?? order.status;
}
