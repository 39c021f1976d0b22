import type { Order } from '@riderbell/contract/shapes/order.ts';
import { showsEtaToDestination, showsEtaToOrigin } from '@riderbell/domain/orders/rider-visibility.ts';
import { isCancelled, isDeliveredOrReturned, isScheduled } from '@riderbell/domain/orders/status-groups.ts';

/** Where a rider is expected, and when (epoch ms; null when nobody knows). */
export type Eta = { readonly to: 'collection-point' | 'customer'; readonly atMs: number | null };

/** What the rider service last said: seconds to the next place, counted from `askedAtMs`. */
export type RiderEta = { readonly etaSeconds: number | null; readonly askedAtMs: number };

/** The one time that says most about an order at a glance. */
export type OrderTime =
  | { readonly kind: 'scheduled'; readonly atMs: number }
  | { readonly kind: 'eta'; readonly to: Eta['to']; readonly atMs: number }
  | { readonly kind: 'ended'; readonly atMs: number }
  | { readonly kind: 'since'; readonly atMs: number };

/** The expected arrival, shown in the statuses of specification §4; the rider's own word goes before the estimation. */
export function etaOf(order: Order, rider: RiderEta | null = null): Eta | null {
  const { pick_up_at, drop_off_at } = order.estimation;
  if (showsEtaToOrigin(order)) return { to: 'collection-point', atMs: expectedAt(rider, pick_up_at) };
  return showsEtaToDestination(order) ? { to: 'customer', atMs: expectedAt(rider, drop_off_at) } : null;
}

/** What the rider's position says of the arrival: nothing without the flag dynamic-time-estimation, so that the request's times stay. */
export function riderEtaOf(
  position: { readonly eta_seconds: number | null; readonly askedAtMs: number } | null,
  dynamicEstimation: boolean,
): RiderEta | null {
  if (position === null || !dynamicEstimation) return null;
  return { etaSeconds: position.eta_seconds, askedAtMs: position.askedAtMs };
}

/** When the rider comes, when it ended, or since when the order waits. */
export function orderTimeOf(order: Order, nowMs: number): OrderTime {
  if (order.preordered_for !== null && isScheduled(order, nowMs)) {
    return { kind: 'scheduled', atMs: order.preordered_for * 1000 };
  }
  if (isCancelled(order) || isDeliveredOrReturned(order)) return { kind: 'ended', atMs: lastChangeAt(order) };
  const eta = etaOf(order);
  if (eta?.atMs) return { kind: 'eta', to: eta.to, atMs: eta.atMs };
  return { kind: 'since', atMs: Date.parse(order.created_at) };
}

/** Minutes until a time: `late` once it is a whole minute ago. */
export function untilMinutes(atMs: number, nowMs: number): { state: 'ahead' | 'now' | 'late'; minutes: number } {
  const minutes = Math.round((atMs - nowMs) / 60_000);
  if (minutes >= 1) return { state: 'ahead', minutes };
  return minutes <= -1 ? { state: 'late', minutes: -minutes } : { state: 'now', minutes: 0 };
}

function expectedAt(rider: RiderEta | null, estimated: string | null): number | null {
  if (rider !== null && rider.etaSeconds !== null) return rider.askedAtMs + rider.etaSeconds * 1000;
  return estimated === null ? null : Date.parse(estimated);
}

/** Since when (epoch ms) the order has stood in its status. */
export function lastChangeAt(order: Order): number {
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  return Date.parse(entry?.created_at ?? order.updated_at);
}
