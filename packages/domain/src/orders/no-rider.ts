import type { OrderStanding } from './order.ts';
import { fleetPlaceOf } from './place-of.ts';

/** What happens to an order while riders are sought, without anybody taking it. */
const stillSought: ReadonlySet<string> = new Set([
  'WAITING_FOR_TRANSPORT',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
  'DELAYED',
]);

/**
 * Since when riders are sought for the order without one having it (epoch ms): from its release to the fleet, or from the rider who
 * dropped out; an edit meanwhile starts nothing anew. Null when none is sought.
 */
export function ridersSoughtSince(order: Pick<OrderStanding, 'status' | 'status_history'>): number | null {
  if (fleetPlaceOf(order) !== 'WAITING_FOR_TRANSPORT') return null;
  const history = order.status_history;
  const before = history.findLastIndex(({ status }) => !stillSought.has(status));
  const first = history.slice(before + 1).find(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return first === undefined ? null : Date.parse(first.created_at);
}

/**
 * Whether riders are sought for so long that somebody has to decide: wait, cancel or choose another time.
 * @param waitOnFrom when the merchant last chose to wait, epoch ms; null where they did not
 */
export function isWithoutRider(
  order: Pick<OrderStanding, 'status' | 'status_history'>,
  { nowMs, limitMinutes, waitOnFrom }: { nowMs: number; limitMinutes: number; waitOnFrom: number | null },
): boolean {
  const since = ridersSoughtSince(order);
  return since !== null && nowMs - Math.max(since, waitOnFrom ?? since) >= limitMinutes * 60_000;
}
