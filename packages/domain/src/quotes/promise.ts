import type { OrderStanding } from '../orders/order.ts';
import { minuteOf } from '../tracking/expected-times.ts';
import { isOver } from '../orders/status-groups.ts';

/** When an order is promised at the door, epoch ms. It is fixed with the order, so that it can be kept or broken. */
export interface PromisedRange {
  readonly from: number;
  readonly to: number;
  /** The estimate that it was made of. */
  readonly expected: number;
}

/** What became of a promise. */
export interface PromiseOutcome {
  /** When the order came to its end, epoch ms. */
  readonly endedAt: number;
  readonly kept: boolean;
  /** Whole minutes after the estimate, below zero before it; null for what never arrived. */
  readonly lateMinutes: number | null;
}

/** What became of the promises before, newest first. */
export interface PromiseRecord {
  /** At this outlet; empty where there is none, as for guests. */
  readonly outlet: readonly PromiseOutcome[];
  /** At the outlets of this deployment that delivered last. */
  readonly everywhere: readonly PromiseOutcome[];
}

/** How many outcomes of an outlet are kept, and for how many days one says something about today. */
export const keptOutcomes = 50;
export const tellingDays = 60;

/** Below it a share would be chance: "2 of 2" promises more than anybody knows. */
export const fewestOfOutlet = 10;
const fewestEverywhere = 30;

const minute = 60_000;
const step = 5 * minute;
/** Minutes around the estimate, where nothing is known yet. */
const usualSpread = { early: -5, late: 15 };
/** The range ends so much after the estimate at least: a city has traffic lights. */
const leastAfter = 10;
/** Beyond these something went wrong that says nothing about the next order. */
const furthestEarly = -60;
const furthestLate = 120;
/** Nine of ten orders arrived before this, and nine of ten after the other. */
const lateShare = 0.9;
const earlyShare = 0.1;

/**
 * The range that is promised for an order: as wide around the estimate as the arrivals before it were, at this outlet or, where
 * they are few, anywhere. It contains the estimate, is rounded outward to 5 minutes and never begins in the past, nor before the
 * order could be at the door. Times are epoch ms.
 * @param soonest when that is: the expected collection and the bare ride
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
    from: beginning(from, Math.max(soonest, nowMs), expected),
    to: roundedUp(expected + Math.max(late, leastAfter) * minute),
    expected,
  };
}

/** How often the outlet's riders kept what was promised, of the orders that still tell; null for too few of them. */
export function keptShare(
  outlet: readonly PromiseOutcome[],
  nowMs: number,
): { readonly kept: number; readonly of: number } | null {
  const telling = recent(outlet, nowMs);
  if (telling.length < fewestOfOutlet) return null;
  return { kept: telling.filter(({ kept }) => kept).length, of: telling.length };
}

/**
 * The promise of an order that goes another way: later or earlier by as much as the way is, rounded outward.
 * @param soonest when the order could be at the door (epoch ms); null where it is not known
 */
export function movedPromise(
  { from, to, expected }: PromisedRange,
  laterMs: number,
  soonest: number | null = null,
): PromisedRange {
  const moved = expected + laterMs;
  return { from: beginning(from + laterMs, soonest ?? 0, moved), to: roundedUp(to + laterMs), expected: moved };
}

/**
 * What became of the promise of an order; null while that is open. It is kept by who arrives by the end of the range, to the
 * minute, as both are read. An order that was returned never arrived, so its promise is broken. One that was
 * cancelled has none any more: whoever cancels does not wait for it.
 */
export function promiseOutcome(order: OrderStanding, promise: PromisedRange): PromiseOutcome | null {
  const entry = order.status_history.findLast(({ status }) => status === order.status);
  if (entry === undefined) return null;
  const endedAt = Date.parse(entry.created_at);
  if (order.status === 'RETURNED_TO_VENDOR') return { endedAt, kept: false, lateMinutes: null };
  if (order.status !== 'DELIVERED') return null;
  const lateMinutes = Math.round((endedAt - promise.expected) / minute);
  return { endedAt, kept: minuteOf(endedAt) <= minuteOf(promise.to), lateMinutes };
}

/** Whether the end of the range has passed, to the minute, and the order is still to come. */
export function isPastPromise(order: OrderStanding, promise: { readonly to: number }, nowMs: number): boolean {
  return !isOver(order) && minuteOf(nowMs) > minuteOf(promise.to);
}

function spreadOf({ outlet, everywhere }: PromiseRecord, nowMs: number): { early: number; late: number } {
  return spread(outlet, fewestOfOutlet, nowMs) ?? spread(everywhere, fewestEverywhere, nowMs) ?? usualSpread;
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
  return outcomes.filter(({ endedAt }) => endedAt > nowMs - tellingDays * 24 * 60 * minute);
}

/** The smallest value that at least such a share does not exceed; `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
}

/** Where a range begins that should begin at `from`: on whole five minutes where that is not before `soonest`, else on a whole minute. */
function beginning(from: number, soonest: number, expected: number): number {
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
