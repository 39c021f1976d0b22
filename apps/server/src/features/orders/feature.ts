import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import type { CancelReason } from '@riderbell/domain/orders/cancellation.ts';
import { applyCancellation, cancelOrder } from './cancel-order.ts';
import { type CarriedChange, type CarriedOutcome, carryOrder } from './carry-order.ts';
import { type Created, createOrder } from './create-order.ts';
import { editOrder, type OrderEdit } from './edit-order.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { getOrder } from './get-order.ts';
import { type Judgements, judgementsOf } from './judgements.ts';
import { listOrders } from './list-orders.ts';
import { freshOrderId } from './new-order.ts';
import type { FilterRequest } from './order-filter.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import type { OrderAtDoor, OrderNeeds, OrderRecord } from './ports.ts';
import { readSelection } from './read-selection.ts';
import { type ChangeNoteOutcome, setChangeNote } from './set-change-note.ts';
import { rescheduleOrder } from './reschedule-order.ts';
import { type NewOwner, withNewOwner } from './take-over-order.ts';
import { totalOrders } from './total-orders.ts';
import { updateOrder } from './update-order.ts';

/** More than any outlet requests on one day. */
const mostOfToday = 5000;

/** Orders in the background, for bulk orders: as the calls do it, and repeating what was done already changes nothing. */
export interface BackgroundOrders {
  /** See `judgementsOf`. */
  judgementsOf(principal: Principal): Judgements;
  /** An id for `place`, which belongs to the caller alone. */
  reserveOrderId(vendorId: string): string;
  /** See `placeOrder`. */
  place(asked: OrderToPlace): Promise<Created>;
  /** See `editOrder`. */
  edit(asked: OrderEdit & TracedRequest): ReturnType<typeof editOrder>;
  /** See `cancelOrder`. An order that is cancelled already keeps its reason. */
  cancel(asked: OrderToCancel): ReturnType<typeof applyCancellation>;
  /** The orders with these ids that belong to the vendor itself, each once, in any order. */
  findMany(vendorId: string, orderIds: readonly string[]): Promise<OrderRecord[]>;
  /** The vendor's orders since an instant (ISO 8601, inclusive), newest first, the newest 5,000 at most. */
  ofToday(vendorId: string, from: string): Promise<OrderAtDoor[]>;
}

export interface OrderToCancel extends TracedRequest {
  /** The vendor of the order, or the head of its family. */
  readonly vendorId: string;
  readonly orderId: string;
  readonly reason: CancelReason;
}

export interface OrdersFeature extends BackgroundOrders {
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
    ...backgroundOrders(needs),
    withNewOwner: (order, newOwner) => withNewOwner(order, newOwner, needs.now()),
  };
}

function backgroundOrders(needs: OrderNeeds): BackgroundOrders {
  return {
    judgementsOf: (principal) => judgementsOf(needs, principal),
    reserveOrderId: (vendorId) => freshOrderId(needs, vendorId),
    place: (asked) => placeOrder(needs, asked),
    edit: (asked) => editOrder(needs, asked),
    cancel: ({ vendorId, orderId, reason, ...asked }) => {
      const body = { vendor_id: vendorId, order_id: orderId, reason };
      return applyCancellation(needs, { ...asked, body, once: null }, 'unless-as-asked');
    },
    findMany: (vendorId, orderIds) => needs.store.findMany(vendorId, orderIds),
    ofToday: (vendorId, from) => needs.store.atDoors(vendorId, from, mostOfToday),
  };
}
