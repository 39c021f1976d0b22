import { showsEtaToDestination, showsEtaToOrigin } from '../orders/rider-visibility.ts';

const minuteMs = 60_000;

/** The minute in which an instant (epoch ms) is read: no clock that people look at shows seconds. */
export function minuteOf(ms: number): number {
  return Math.floor(ms / minuteMs);
}

/** How far away a time is on the clocks that people look at, so that it agrees with the time beside it. */
export function untilMinutes(
  atMs: number,
  nowMs: number,
): { readonly state: 'ahead' | 'now' | 'late'; readonly minutes: number } {
  const minutes = minuteOf(atMs) - minuteOf(nowMs);
  if (minutes === 0) return { state: 'now', minutes };
  return minutes > 0 ? { state: 'ahead', minutes } : { state: 'late', minutes: -minutes };
}

/** What is expected of an order; instants in ISO 8601, null where it is not known. */
export interface Expectation {
  readonly status: string;
  readonly estimation: { readonly pick_up_at: string | null; readonly drop_off_at: string | null };
}

/** Where a rider is expected, and when (epoch ms; null when it is not known). */
export interface ExpectedStop {
  readonly to: 'collection-point' | 'customer';
  readonly atMs: number | null;
}

/**
 * The rider's next stop, in the statuses of specification §4. The time is the order's: list, detail and counter read it here, and
 * nothing that a screen alone has heard is mixed in.
 */
export function expectedStop({ status, estimation }: Expectation): ExpectedStop | null {
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  if (showsEtaToOrigin({ status })) return { to: 'collection-point', atMs: at(estimation.pick_up_at) };
  // The specification names the statuses around this one; without it the time would vanish on the longest part of the ride.
  const toTheDoor = showsEtaToDestination({ status }) || status === 'COURIER_LEFT_VENDOR';
  return toTheDoor ? { to: 'customer', atMs: at(estimation.drop_off_at) } : null;
}

/** A promised range in ISO 8601. */
export interface Promised {
  readonly from: string;
  readonly to: string;
}

/** When an order is expected at the door: in the promised range, or at a time that is known now. */
export type ExpectedAtDoor = { readonly at: string } | Promised;

/**
 * The range that was promised, as long as what is known now does not speak against it; else the time that is known now. Null where
 * it is not known.
 */
export function expectedAtDoor(promise: Promised | null, dropOffAt: string | null): ExpectedAtDoor | null {
  if (promise !== null && (dropOffAt === null || isWithin(dropOffAt, promise))) return promise;
  return dropOffAt === null ? null : { at: dropOffAt };
}

/** Whether the end of the range has passed, or the order is expected after it, to the minute. */
export function isLateForPromise({ to }: Pick<Promised, 'to'>, dropOffAt: string | null, nowMs: number): boolean {
  const comes = Math.max(nowMs, dropOffAt === null ? 0 : Date.parse(dropOffAt));
  return minuteOf(comes) > minuteOf(Date.parse(to));
}

function isWithin(at: string, { from, to }: Promised): boolean {
  const minute = minuteOf(Date.parse(at));
  return minuteOf(Date.parse(from)) <= minute && minute <= minuteOf(Date.parse(to));
}
