import type { Order } from '@riderbell/contract/shapes/order.ts';
import { paths } from '../../platform/paths.ts';

/** The fields that the recipient's link depends on. */
export type LinkedOrder = Pick<Order, 'order_id' | 'sender'>;

/** The page where the recipient follows an order; orders of a vendor and of an individual have different pages. */
export function recipientPath({ order_id, sender }: LinkedOrder): string {
  // An order sent without an account stays an individual's, even after an account has taken it over.
  return sender === undefined ? paths.tracking(order_id) : paths.trackingC2c(order_id);
}

/** The absolute link to that page, to be sent or printed. */
export function recipientLink(order: LinkedOrder): string {
  return new URL(recipientPath(order), window.location.origin).href;
}
