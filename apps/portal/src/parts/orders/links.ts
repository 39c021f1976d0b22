import type { Order } from '@riderbell/contract/shapes/order.ts';
import { paths } from '../../platform/paths.ts';

/** What the recipient's link depends on. */
export type LinkedOrder = Pick<Order, 'order_id' | 'sender'>;

/** Where its recipient follows an order; a vendor's and an individual's have different pages. */
export function recipientPath({ order_id, sender }: LinkedOrder): string {
  // An order that was sent without an account stays an individual's, also once an account has taken it over.
  return sender === undefined ? paths.tracking(order_id) : paths.trackingC2c(order_id);
}

/** The whole link to that page, to be sent or printed. */
export function recipientLink(order: LinkedOrder): string {
  return new URL(recipientPath(order), window.location.origin).href;
}
