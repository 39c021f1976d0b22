import type { OrderStanding } from './order.ts';
import { isCancelled, isCollected, isDeliveredOrReturned, isScheduled } from './status-groups.ts';

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
