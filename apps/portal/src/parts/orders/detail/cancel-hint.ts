import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancellableUntil } from '@riderbell/domain/orders/cancellation.ts';
import { isCollected } from '@riderbell/domain/orders/status-groups.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import type { TextKey, TextValues } from '@riderbell/messages/texts.ts';

const minuteMs = 60_000;

export type CancelHint = {
  readonly text: TextKey<'tracking'>;
  /** The minutes left, as `count`, if the cancellation has a time limit. */
  readonly values?: TextValues;
};

/** Until when an order can be cancelled, or why it cannot. `nowMs` is the server's time. */
export function cancelHint(order: Order, possible: boolean, nowMs: number): CancelHint {
  const until = cancellableUntil(order);
  if (possible) {
    if (until === null) return { text: 'cancel.until' };
    // The last minute counts as one until it is over.
    return { text: 'cancel.until-paid', values: { count: Math.ceil((until - nowMs) / minuteMs) } };
  }
  if (until !== null) return { text: 'cancel.not-now.paid' };
  if (order.status === 'DELAYED' && isCollected(order)) return { text: 'cancel.not-now.collected' };
  return { text: riderAssigned(order) ? 'cancel.not-now' : 'cancel.not-now.waiting' };
}
