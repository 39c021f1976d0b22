import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type TrackingTab, trackingTabOf, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';

export type OrdersByTab = Readonly<Record<TrackingTab, readonly Order[]>>;

/**
 * The orders under the tab of each, in the order in which they came; the scheduled ones by the time at which the rider
 * comes, since that is what a merchant prepares for.
 */
export function groupByTab(orders: readonly Order[], nowMs: number): OrdersByTab {
  const groups: Record<TrackingTab, Order[]> = { new: [], scheduled: [], collected: [], delivered: [], cancelled: [] };
  for (const order of orders) groups[trackingTabOf(order, nowMs)].push(order);
  groups.scheduled.sort((a, b) => (a.preordered_for ?? 0) - (b.preordered_for ?? 0));
  return groups;
}

/** The other tabs that hold something, with how much. */
export function tabsWithOrders(
  groups: OrdersByTab,
  except: TrackingTab,
): readonly { tab: TrackingTab; count: number }[] {
  return trackingTabs
    .filter((tab) => tab !== except && groups[tab].length > 0)
    .map((tab) => ({ tab, count: groups[tab].length }));
}
