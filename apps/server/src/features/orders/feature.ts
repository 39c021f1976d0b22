import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { cancelOrder } from './cancel-order.ts';
import { type CarriedChange, type CarriedOutcome, carryOrder } from './carry-order.ts';
import { createOrder } from './create-order.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import type { FilterRequest } from './order-filter.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';
import { readSelection } from './read-selection.ts';
import { type ChangeNoteOutcome, setChangeNote } from './set-change-note.ts';
import { rescheduleOrder } from './reschedule-order.ts';
import { type NewOwner, withNewOwner } from './take-over-order.ts';
import { totalOrders } from './total-orders.ts';
import { updateOrder } from './update-order.ts';

export interface OrdersFeature {
  readonly handlers: Pick<
    Handlers,
    'createOrder' | 'getOrder' | 'listOrders' | 'totalOrders' | 'updateOrder' | 'cancelOrder' | 'rescheduleOrder'
  >;
  /** For the fleet: the current order. */
  find(orderId: string): Promise<OrderRecord | null>;
  /** For the fleet: a rider's orders in progress, newest first. */
  carriedBy(riderId: string): Promise<OrderRecord[]>;
  /** For quotes: the order, if the principal may change it (see `findVisibleOrder`). The domain says whether it can still be changed. */
  toChange(principal: Principal, vendorId: string, orderId: string): Promise<OrderRecord | null>;
  /** For the fleet: see `carryOrder`. */
  carry(orderId: string, decide: (order: OrderRecord) => CarriedChange | null): Promise<CarriedOutcome>;
  /** For exports: see `readSelection`. */
  select(request: FilterRequest): ReturnType<typeof readSelection>;
  /** For the recipient of a cash order: see `setChangeNote`. */
  setChangeNote(orderId: string, paysWith: number | null | undefined): Promise<ChangeNoteOutcome>;
  /** For joining a guest to its account: see `withNewOwner`. */
  withNewOwner(order: OrderRecord, newOwner: NewOwner): ReturnType<typeof withNewOwner>;
}

/** Orders: request, read, list, edit, reschedule, cancel (specification §3, §4, §7). */
export function createOrdersFeature(needs: OrderNeeds): OrdersFeature {
  return {
    handlers: {
      createOrder: createOrder(needs),
      getOrder: getOrder(needs),
      listOrders: listOrders(needs),
      totalOrders: totalOrders(needs),
      updateOrder: updateOrder(needs),
      cancelOrder: cancelOrder(needs),
      rescheduleOrder: rescheduleOrder(needs),
    },
    find: (orderId) => needs.store.find(orderId),
    carriedBy: (riderId) => needs.store.carriedBy(riderId),
    toChange: (principal, vendorId, orderId) => findVisibleOrder(needs, principal, vendorId, orderId, 'change-orders'),
    carry: (orderId, decide) => carryOrder(needs, orderId, decide),
    select: (request) => readSelection(needs, request),
    setChangeNote: (orderId, paysWith) => setChangeNote(needs, orderId, paysWith),
    withNewOwner: (order, newOwner) => withNewOwner(order, newOwner, needs.now()),
  };
}
