import { type OrderStatus, orderStatuses, rankOf } from './order-status.ts';
import type { OrderStanding } from './order.ts';

/**
 * The groups of specification §4, as data. Two things come from decisions (Orders): COURIER_LEFT_VENDOR counts as
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
  /** A card order before its payment: no group of the specification names it, the screens show it with the new ones. */
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
 * Which way a DELAYED order counts: as new if its history shows no collected, cancelled or delivered status, else as
 * collected (specification §4).
 */
export function delayedCountsAs(history: OrderStanding['status_history']): 'new' | 'collected' {
  const gone = history.some(
    ({ status }) => isIn('collected', status) || isIn('cancelled', status) || isIn('deliveredOrReturned', status),
  );
  return gone ? 'collected' : 'new';
}

function isDelayedAs(group: 'new' | 'collected', order: OrderStanding): boolean {
  return order.status === 'DELAYED' && delayedCountsAs(order.status_history) === group;
}

export function isNew(order: OrderStanding): boolean {
  return isIn('new', order.status) || isDelayedAs('new', order);
}

export function isActive(order: OrderStanding): boolean {
  return isIn('active', order.status);
}

export function isCollected(order: OrderStanding): boolean {
  return isIn('collected', order.status) || isDelayedAs('collected', order);
}

export function isCancelled(order: OrderStanding): boolean {
  return isIn('cancelled', order.status);
}

export function isOld(order: OrderStanding): boolean {
  return isIn('old', order.status);
}

export function isDeliveredOrReturned(order: OrderStanding): boolean {
  return isIn('deliveredOrReturned', order.status);
}

/** Whether the order has come to its end, a good or a bad one: it was delivered, returned, cancelled or failed. */
export function isOver(order: OrderStanding): boolean {
  return isCancelled(order) || isDeliveredOrReturned(order);
}

/** Whether the rider is asked for later: `preordered_for` in the future and up to WAITING_FOR_TRANSPORT (§4). */
export function isScheduled(order: OrderStanding, nowMs: number): boolean {
  return order.preordered_for !== null && order.preordered_for * 1000 > nowMs && isIn('scheduled', order.status);
}

/** The tabs of the tracking screen (specification §2). */
export const trackingTabs = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;

export type TrackingTab = (typeof trackingTabs)[number];

/**
 * The one tab that shows the order. Returned orders are shown with the delivered ones (decisions: Orders). What no
 * other tab claims, an unpaid card order or a status from a newer server, is shown with the new ones: a merchant must
 * be able to see every order that exists.
 */
export function trackingTabOf(order: OrderStanding, nowMs: number): TrackingTab {
  if (isCancelled(order)) return 'cancelled';
  if (isDeliveredOrReturned(order)) return 'delivered';
  if (isCollected(order)) return 'collected';
  return isScheduled(order, nowMs) ? 'scheduled' : 'new';
}

/** The status filter of the order list (specification §4). */
export const orderStatusFilters = ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const;

export type OrderStatusFilter = (typeof orderStatusFilters)[number];

/**
 * The statuses behind each filter. DELAYED is only under ANY: whether a delayed order is among the new or the collected
 * ones depends on its history, so a store that filters by these sets asks `delayedCountsAs` for the delayed ones.
 */
export const statusesOfFilter: Readonly<Record<OrderStatusFilter, readonly OrderStatus[]>> = {
  ANY: orderStatuses,
  NEW: [...statusGroups.unpaid, ...statusGroups.new],
  COLLECTED: statusGroups.collected,
  DELIVERED: statusGroups.deliveredOrReturned,
  CANCELLED: statusGroups.cancelled,
};

const delayedAs = { new: 'NEW', collected: 'COLLECTED' } as const;

/** Whether the filter lets the order through. Every known order passes ANY and exactly one other filter. */
export function matchesStatusFilter(order: OrderStanding, filter: OrderStatusFilter): boolean {
  if (filter === 'ANY') return true;
  if (order.status === 'DELAYED') return delayedAs[delayedCountsAs(order.status_history)] === filter;
  return statusesOfFilter[filter].some((status) => status === order.status);
}
