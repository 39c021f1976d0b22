import type { Handlers } from '@riderbell/contract/handler.ts';
import { cancelOrder } from './cancel-order.ts';
import { type CarriedChange, type CarriedOutcome, carryOrder } from './carry-order.ts';
import { createOrder } from './create-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';
import { updateOrder } from './update-order.ts';

export interface OrdersFeature {
  readonly handlers: Pick<Handlers, 'createOrder' | 'getOrder' | 'listOrders' | 'updateOrder' | 'cancelOrder'>;
  /** For the fleet: an order as it stands. */
  find(orderId: string): Promise<OrderRecord | null>;
  /** For the fleet: see `carryOrder`. */
  carry(orderId: string, decide: (order: OrderRecord) => CarriedChange | null): Promise<CarriedOutcome>;
}

/** Orders: request, read, list, edit, cancel (specification §3, §4, §7). */
export function createOrdersFeature(needs: OrderNeeds): OrdersFeature {
  return {
    handlers: {
      createOrder: createOrder(needs),
      getOrder: getOrder(needs),
      listOrders: listOrders(needs),
      updateOrder: updateOrder(needs),
      cancelOrder: cancelOrder(needs),
    },
    find: (orderId) => needs.store.find(orderId),
    carry: (orderId, decide) => carryOrder(needs, orderId, decide),
  };
}
