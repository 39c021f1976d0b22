import type { OrderState } from '../orders/order.ts';
import { minuteOf } from '../tracking/expected-times.ts';
import { isOver } from '../orders/status-groups.ts';

/** When we promise the order at the door, epoch ms. Fixed when the order is placed, so that we can keep or break it. */
export interface PromisedRange {
  readonly from: number;
  readonly to: number;
  /** The estimate that it is based on. */
  readonly expected: number;
}

/** Whether a promise was kept. */
export interface PromiseOutcome {
  /** When the order ended, epoch ms. */
  readonly endedAt: number;
  readonly kept: boolean;
  /** Whole minutes after the estimate, negative for early; null for an order that never arrived. */
  readonly lateMinutes: number | null;
}

/** The outcomes of earlier promises, newest first. */
export interface PromiseRecord {
  /** Of this outlet; empty for guests, who have none. */
  readonly outlet: readonly PromiseOutcome[];
  /** The latest of all outlets of this deployment. */
  readonly everywhere: readonly PromiseOutcome[];
}

/** How many outcomes are stored per outlet, and for how many days an outcome is relevant. */
export const storedOutcomes = 50;
export const relevantOutcomeDays = 60;

/** With fewer outcomes a share would be chance: "2 of 2" claims too much. */
export const fewestOfOutlet = 10;
const fewestEverywhere = 30;

const minute = 60_000;
const step = 5 * minute;
/** Minutes around the estimate while there are too few outcomes. */
const defaultSpread = { early: -5, late: 15 };
/** The range ends at least this many minutes after the estimate, because a city has traffic lights. */
const minimumAfter = 10;
/** Larger deviations are exceptions that say nothing about the next order. */
const furthestEarly = -60;
const furthestLate = 120;
/** Nine of ten orders arrived before the end of the range, and nine of ten after its start. */
const lateShare = 0.9;
const earlyShare = 0.1;

/**
 * The range that we promise for an order: as wide around the estimate as earlier arrivals were, at this outlet or, if it has too
 * few, at all outlets. It contains the estimate, is rounded outward to 5 minutes and never begins in the past, nor before the
 * order could be at the door. Times are epoch ms.
 * @param soonest when the order could be at the door: the expected collection plus the ride
 */
export function promisedRange(
  estimate: number,
  record: PromiseRecord,
  nowMs: number,
  soonest: number = nowMs,
): PromisedRange {
  const expected = Math.max(estimate, nowMs);
  const { early, late } = spreadOf(record, nowMs);
  const from = expected + Math.min(early, 0) * minute;
  return {
    from: startOfRange(from, Math.max(soonest, nowMs), expected),
    to: roundedUp(expected + Math.max(late, minimumAfter) * minute),
    expected,
  };
}

/** How many of the outlet's recent promises were kept; null while there are too few. */
export function promiseKeptShare(
  outlet: readonly PromiseOutcome[],
  nowMs: number,
): { readonly kept: number; readonly of: number } | null {
  const relevant = recent(outlet, nowMs);
  if (relevant.length < fewestOfOutlet) return null;
  return { kept: relevant.filter(({ kept }) => kept).length, of: relevant.length };
}

/**
 * The promise of an order whose destination changed: moved by the difference in time, rounded outward.
 * @param soonest when the order could be at the door (epoch ms); null where it is not known
 */
export function movedPromise(
  { from, to, expected }: PromisedRange,
  laterMs: number,
  soonest: number | null = null,
): PromisedRange {
  const moved = expected + laterMs;
  return { from: startOfRange(from + laterMs, soonest ?? 0, moved), to: roundedUp(to + laterMs), expected: moved };
}

/**
 * The outcome of an order's promise; null while it is open. The promise is kept if the order arrives by the end of the range, to
 * the minute, as people read both times. A returned order never arrived, so its promise is broken. A cancelled order has no
 * outcome, because the customer no longer waits for it.
 */
export function promiseOutcome(order: OrderState, promise: PromisedRange): PromiseOutcome | null {
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  if (entry === undefined) return null;
  const endedAt = Date.parse(entry.created_at);
  if (order.status === 'RETURNED_TO_VENDOR') return { endedAt, kept: false, lateMinutes: null };
  if (order.status !== 'DELIVERED') return null;
  const lateMinutes = Math.round((endedAt - promise.expected) / minute);
  return { endedAt, kept: minuteOf(endedAt) <= minuteOf(promise.to), lateMinutes };
}

/** Whether the end of the range has passed, to the minute, before the order has ended. */
export function isPastPromise(order: OrderState, promise: { readonly to: number }, nowMs: number): boolean {
  return !isOver(order) && minuteOf(nowMs) > minuteOf(promise.to);
}

function spreadOf({ outlet, everywhere }: PromiseRecord, nowMs: number): { early: number; late: number } {
  return spread(outlet, fewestOfOutlet, nowMs) ?? spread(everywhere, fewestEverywhere, nowMs) ?? defaultSpread;
}

function spread(
  outcomes: readonly PromiseOutcome[],
  fewest: number,
  nowMs: number,
): { early: number; late: number } | null {
  const minutes = recent(outcomes, nowMs)
    .flatMap(({ lateMinutes }) => (lateMinutes === null ? [] : [lateMinutes]))
    .map((late) => Math.min(Math.max(late, furthestEarly), furthestLate))
    .toSorted((a, b) => a - b);
  if (minutes.length < fewest) return null;
  return { early: quantile(minutes, earlyShare), late: quantile(minutes, lateShare) };
}

function recent(outcomes: readonly PromiseOutcome[], nowMs: number): readonly PromiseOutcome[] {
  return outcomes.filter(({ endedAt }) => endedAt > nowMs - relevantOutcomeDays * 24 * 60 * minute);
}

/** The smallest value that at least this share of the values does not exceed; `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
}

/** The start of a range that should start at `from`: on whole five minutes if that is not before `soonest`, else on a whole minute. */
function startOfRange(from: number, soonest: number, expected: number): number {
  if (roundedDown(from) >= soonest) return roundedDown(from);
  if (roundedUp(soonest) <= expected) return roundedUp(soonest);
  return Math.min(Math.ceil(soonest / minute) * minute, expected);
}

function roundedDown(ms: number): number {
  return Math.floor(ms / step) * step;
}

function roundedUp(ms: number): number {
  return Math.ceil(ms / step) * step;
}
