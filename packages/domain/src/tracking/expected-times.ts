import { showsEtaToDestination, showsEtaToOrigin } from '../orders/rider-visibility.ts';

const minuteMs = 60_000;

/** The minute of an instant (epoch ms), because the clocks that people look at show no seconds. */
export function minuteOf(ms: number): number {
  return Math.floor(ms / minuteMs);
}

/** How far away a time is in whole clock minutes, so that it agrees with the time shown beside it. */
export function untilMinutes(
  atMs: number,
  nowMs: number,
): { readonly state: 'ahead' | 'now' | 'late'; readonly minutes: number } {
  const minutes = minuteOf(atMs) - minuteOf(nowMs);
  if (minutes === 0) return { state: 'now', minutes };
  return minutes > 0 ? { state: 'ahead', minutes } : { state: 'late', minutes: -minutes };
}

/** The expected times of an order, in ISO 8601; null where unknown. */
export interface Expectation {
  readonly status: string;
  readonly estimation: { readonly pick_up_at: string | null; readonly drop_off_at: string | null };
}

/** The rider's next stop, and the expected time (epoch ms; null when unknown). */
export interface ExpectedStop {
  readonly to: 'collection-point' | 'customer';
  readonly atMs: number | null;
}

/**
 * The rider's next stop, in the statuses of specification §4. List, detail and counter all read the order's own time here, so
 * that they never show different times.
 */
export function expectedStop({ status, estimation }: Expectation): ExpectedStop | null {
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  if (showsEtaToOrigin({ status })) return { to: 'collection-point', atMs: at(estimation.pick_up_at) };
  // The specification names the statuses before and after this one; without it the time would vanish on the longest part of the ride.
  const toTheDoor = showsEtaToDestination({ status }) || status === 'COURIER_LEFT_VENDOR';
  return toTheDoor ? { to: 'customer', atMs: at(estimation.drop_off_at) } : null;
}

/** A promised range in ISO 8601. */
export interface Promised {
  readonly from: string;
  readonly to: string;
}

/** When an order is expected at the door: in the promised range, or at the estimated time. */
export type ExpectedAtDoor = { readonly at: string } | Promised;

/**
 * The promised range, as long as the current estimate is within it; else the estimate. Null where both are unknown.
 */
export function expectedAtDoor(promise: Promised | null, dropOffAt: string | null): ExpectedAtDoor | null {
  if (promise !== null && (dropOffAt === null || isWithin(dropOffAt, promise))) return promise;
  return dropOffAt === null ? null : { at: dropOffAt };
}

/** Whether the end of the range has passed, or the order is expected after it, to the minute. */
export function isLateForPromise({ to }: Pick<Promised, 'to'>, dropOffAt: string | null, nowMs: number): boolean {
  const expectedAt = Math.max(nowMs, dropOffAt === null ? 0 : Date.parse(dropOffAt));
  return minuteOf(expectedAt) > minuteOf(Date.parse(to));
}

function isWithin(at: string, { from, to }: Promised): boolean {
  const minute = minuteOf(Date.parse(at));
  return minuteOf(Date.parse(from)) <= minute && minute <= minuteOf(Date.parse(to));
}
