import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancellableUntil } from '@riderbell/domain/orders/cancellation.ts';
import { isCollected } from '@riderbell/domain/orders/status-groups.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import type { TextKey, TextValues } from '@riderbell/messages/texts.ts';

const minuteMs = 60_000;

export type CancelHint = {
  readonly text: TextKey<'tracking'>;
  /** How many minutes are left, as `count`, where a clock ends the possibility. */
  readonly values?: TextValues;
};

/** Until when an order can be cancelled, or why it can't be. `nowMs` is the server's time. */
export function cancelHint(order: Order, possible: boolean, nowMs: number): CancelHint {
  const until = cancellableUntil(order);
  if (possible) {
    if (until === null) return { text: 'cancel.until' };
    // The last minute shows as one until it is over, not as none.
    return { text: 'cancel.until-paid', values: { count: Math.ceil((until - nowMs) / minuteMs) } };
  }
  if (until !== null) return { text: 'cancel.not-now.paid' };
  if (order.status === 'DELAYED' && isCollected(order)) return { text: 'cancel.not-now.collected' };
  return { text: riderAssigned(order) ? 'cancel.not-now' : 'cancel.not-now.waiting' };
}
