import type { OrderLinks } from '../../parts/orders/links.ts';
import { paths } from '../../platform/paths.ts';

/** Where an open order leads, on every screen that opens one. */
export const orderLinks: OrderLinks = {
  editPath: paths.requestARider,
  againPath: paths.orderAgain,
  // Whoever sent it without an account is an individual, also once an account has taken the order over.
  recipientPath: ({ order_id, sender }) =>
    sender === undefined ? paths.tracking(order_id) : paths.trackingC2c(order_id),
  receiptPath: paths.deliveryReceipt,
};
