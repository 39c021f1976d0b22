import type { OrderState } from './order.ts';
import { fleetPlaceOf } from './place-of.ts';

/** The statuses that an order may have while the fleet looks for a rider. */
const statusesDuringSearch: ReadonlySet<string> = new Set([
  'WAITING_FOR_TRANSPORT',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
  'DELAYED',
]);

/**
 * When the fleet began to look for a rider (epoch ms): at the order's release to the fleet, or when a rider dropped out. An edit
 * does not restart the search. Null when the fleet is not looking for a rider.
 */
export function riderSearchStartedAt(order: Pick<OrderState, 'status' | 'status_history'>): number | null {
  if (fleetPlaceOf(order) !== 'WAITING_FOR_TRANSPORT') return null;
  const history = order.status_history;
  const beforeSearch = history.findLastIndex(({ status }) => !statusesDuringSearch.has(status));
  const first = history.slice(beforeSearch + 1).find(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return first === undefined ? null : Date.parse(first.created_at);
}

/**
 * Whether the search for a rider has taken so long that the merchant has to decide: wait, cancel or choose another time.
 * @param waitOnFrom when the merchant last chose to wait, epoch ms; null if never
 */
export function isWithoutRider(
  order: Pick<OrderState, 'status' | 'status_history'>,
  { nowMs, limitMinutes, waitOnFrom }: { nowMs: number; limitMinutes: number; waitOnFrom: number | null },
): boolean {
  const since = riderSearchStartedAt(order);
  return since !== null && nowMs - Math.max(since, waitOnFrom ?? since) >= limitMinutes * 60_000;
}
