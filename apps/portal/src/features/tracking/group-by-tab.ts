import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type TrackingTab, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';
import type { WorkSection } from '@riderbell/domain/orders/work-groups.ts';

export type OrdersByTab = Readonly<Record<TrackingTab, readonly WorkSection<Order>[]>>;

export function countOf(sections: readonly WorkSection<Order>[]): number {
  return sections.reduce((sum, { orders }) => sum + orders.length, 0);
}

/** The other tabs that have orders, with their counts. */
export function tabsWithOrders(
  groups: OrdersByTab,
  except: TrackingTab,
): readonly { tab: TrackingTab; count: number }[] {
  return trackingTabs
    .filter((tab) => tab !== except && groups[tab].length > 0)
    .map((tab) => ({ tab, count: countOf(groups[tab]) }));
}
