import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderNeeds } from './ports.ts';

/** One order (specification §7, Orders). */
export function getOrder(needs: OrderNeeds): Handler<typeof calls.getOrder> {
  return async ({ principal, query }) => {
    const order = await findVisibleOrder(needs, principal, query.vendorId, query.orderId, 'see-orders');
    return order ? accepted({ result: orderOnTheWire(order, needs.now()) }) : refused('order.not-found');
  };
}
