import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancellableUntil } from '@riderbell/domain/orders/cancellation.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';

export type CancelHint = {
  readonly text: TextKey<'tracking'>;
  /** Minutes and seconds until the possibility ends, "9:05"; empty where no clock ends it. */
  readonly left: string;
};

/** Until when an order can be cancelled, or why it can't be. `nowMs` is the server's time. */
export function cancelHint(order: Order, possible: boolean, nowMs: number): CancelHint {
  const until = cancellableUntil(order);
  if (possible) {
    return until === null
      ? { text: 'cancel.until', left: '' }
      : { text: 'cancel.until-paid', left: leftOf(until - nowMs) };
  }
  if (until !== null) return { text: 'cancel.not-now.paid', left: '' };
  return { text: riderAssigned(order) ? 'cancel.not-now' : 'cancel.not-now.waiting', left: '' };
}

/** The last second shows as one, not as none. */
function leftOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
