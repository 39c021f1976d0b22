import { type OrderStatus, orderStatuses } from './order-status.ts';
import type { OrderStanding } from './order.ts';
import { delayedCountsAs, statusGroups } from './status-groups.ts';

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
