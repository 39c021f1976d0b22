import { type OrderStatus, orderStatuses, rankOf } from './order-status.ts';
import type { OrderState } from './order.ts';

/**
 * The groups of specification §4, as data, with two additions of this project: COURIER_LEFT_VENDOR counts as
 * active, and STALLED, which ranks below zero, is never scheduled. DELAYED is in no group but Active, because it
 * counts as new or as collected by its history: ask `isNew` and `isCollected` about an order.
 */
export const statusGroups = {
  new: [
    'PAYMENT_COMMITTED',
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'ASSIGNED_TO_TRANSPORT',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'MODIFIED',
    'NEAR_VENDOR',
  ],
  active: [
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'NEAR_VENDOR',
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELAYED',
  ],
  collected: ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED'],
  cancelled: ['CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED'],
  old: ['DELIVERED', 'CANCELLED'],
  deliveredOrReturned: ['DELIVERED', 'RETURNED_TO_VENDOR'],
  /** Up to WAITING_FOR_TRANSPORT; scheduled as long as `preordered_for` is in the future. */
  scheduled: orderStatuses.filter((status) => rankOf(status) >= 0 && rankOf(status) <= rankOf('WAITING_FOR_TRANSPORT')),
  /** A card order before its payment. The specification puts it in no group; the screens show it with the new orders. */
  unpaid: ['INITIATED', 'PAYMENT_INITIATED'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type StatusGroup = keyof typeof statusGroups;

const membership: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(statusGroups).map(([group, statuses]) => [group, new Set<string>(statuses)]),
);

function isIn(group: StatusGroup, status: string): boolean {
  return membership.get(group)?.has(status) === true;
}

/**
 * Whether a DELAYED order counts as new or as collected: as new if its history has no collected, cancelled or delivered
 * status, else as collected (specification §4).
 */
export function delayedCountsAs(history: OrderState['status_history']): 'new' | 'collected' {
  const gone = history.some(
    ({ status }) => isIn('collected', status) || isIn('cancelled', status) || isIn('deliveredOrReturned', status),
  );
  return gone ? 'collected' : 'new';
}

function isDelayedAs(group: 'new' | 'collected', order: OrderState): boolean {
  return order.status === 'DELAYED' && delayedCountsAs(order.status_history) === group;
}

export function isNew(order: OrderState): boolean {
  return isIn('new', order.status) || isDelayedAs('new', order);
}

export function isActive(order: OrderState): boolean {
  return isIn('active', order.status);
}

export function isCollected(order: OrderState): boolean {
  return isIn('collected', order.status) || isDelayedAs('collected', order);
}

export function isCancelled(order: OrderState): boolean {
  return isIn('cancelled', order.status);
}

export function isOld(order: OrderState): boolean {
  return isIn('old', order.status);
}

export function isDeliveredOrReturned(order: OrderState): boolean {
  return isIn('deliveredOrReturned', order.status);
}

/** Whether the order has ended: it was delivered, returned, cancelled or failed. */
export function isOver(order: OrderState): boolean {
  return isCancelled(order) || isDeliveredOrReturned(order);
}

/** Whether the order is for later: `preordered_for` is in the future, and the status is at most WAITING_FOR_TRANSPORT (§4). */
export function isScheduled(order: OrderState, nowMs: number): boolean {
  return order.preordered_for !== null && order.preordered_for * 1000 > nowMs && isIn('scheduled', order.status);
}

/** The tabs of the tracking screen (specification §2). */
export const trackingTabs = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;

export type TrackingTab = (typeof trackingTabs)[number];

/**
 * The tab that shows the order. Returned orders are shown with the delivered ones (specification §4). Orders that fit no
 * other tab, such as unpaid card orders or a status from a newer server, are shown with the new ones: the merchant must be
 * able to see every order.
 */
export function trackingTabOf(order: OrderState, nowMs: number): TrackingTab {
  if (isCancelled(order)) return 'cancelled';
  if (isDeliveredOrReturned(order)) return 'delivered';
  if (isCollected(order)) return 'collected';
  return isScheduled(order, nowMs) ? 'scheduled' : 'new';
}

/** The status filter of the order list (specification §4). */
export const orderStatusFilters = ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const;

export type OrderStatusFilter = (typeof orderStatusFilters)[number];

/**
 * The statuses of each filter. DELAYED is only under ANY: whether a delayed order counts as new or as collected depends on
 * its history, so a store that filters by these sets asks `delayedCountsAs` as well.
 */
export const statusesOfFilter: Readonly<Record<OrderStatusFilter, readonly OrderStatus[]>> = {
  ANY: orderStatuses,
  NEW: [...statusGroups.unpaid, ...statusGroups.new],
  COLLECTED: statusGroups.collected,
  DELIVERED: statusGroups.deliveredOrReturned,
  CANCELLED: statusGroups.cancelled,
};

const delayedAs = { new: 'NEW', collected: 'COLLECTED' } as const;

/** Whether the order matches the filter. Every order with a known status matches ANY and exactly one other filter. */
export function matchesStatusFilter(order: OrderState, filter: OrderStatusFilter): boolean {
  if (filter === 'ANY') return true;
  if (order.status === 'DELAYED') return delayedAs[delayedCountsAs(order.status_history)] === filter;
  return statusesOfFilter[filter].some((status) => status === order.status);
}
