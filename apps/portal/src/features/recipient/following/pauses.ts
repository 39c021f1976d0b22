import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { reachedAtLeast } from '@riderbell/domain/orders/order-status.ts';
import { fleetPlaceOf } from '@riderbell/domain/orders/place-of.ts';
import { terminalStatuses } from '@riderbell/domain/orders/status-transitions.ts';

/** While a rider is under way, the map glides from answer to answer; otherwise minutes pass between two changes. */
export const movingPauseMs = 5_000;
export const waitingPauseMs = 15_000;

const ended: ReadonlySet<string> = new Set(terminalStatuses);
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;
/** The longest pause that a server may ask for; a tab asks anyway when it is shown again. */
const longestAskedForMs = 3_600_000;

/** How long an answer holds until the next request (ms); null if the order has ended and nothing more will come. */
export function pauseAfter(order: Pick<TrackedOrder, 'status' | 'status_history'>): number | null {
  if (ended.has(order.status)) return null;
  return reachedAtLeast(fleetPlaceOf(order), 'COURIER_ACCEPTED_DELIVERY') ? movingPauseMs : waitingPauseMs;
}

/**
 * How long to wait after a failure (ms): twice as long each time, spread so that phones which lost one server do not all return at
 * once, and never shorter than the server asks (`Retry-After`, ms).
 * @param failures how many failed in a row, this one included
 * @param chance from 0 up to 1
 */
export function pauseAfterFailure(failures: number, retryAfterMs: number | null, chance: number): number {
  const growing = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10));
  return Math.max(growing * (0.75 + chance / 2), Math.min(retryAfterMs ?? 0, longestAskedForMs));
}
