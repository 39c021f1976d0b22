import { localDateOf } from '../countries/local-time.ts';
import { checkPreorder, preorderWindow } from './scheduling.ts';

const STEP_MS = 15 * 60_000;

export interface CollectionDay {
  /** The local date, "2026-11-21". */
  readonly date: string;
  /** Unix seconds, a quarter of an hour apart. */
  readonly times: readonly [number, ...number[]];
}

/**
 * When a rider may be booked for: every quarter of an hour of the pre-order window in which riders are on the road, by
 * local day (specification §4, Scheduled; §9, Pre-order window).
 * @param facts `now` in epoch ms; `serviceHours` the parameter "dddd:dddd", null when it is not known
 */
export function collectionTimes(facts: {
  now: number;
  timeZone: string;
  minimumEtaMinutes: number;
  serviceHours: string | null;
}): CollectionDay[] {
  const { now, timeZone, minimumEtaMinutes, serviceHours } = facts;
  const country = { minimumEtaMinutes, timeZone };
  const { earliestMs, latestMs } = preorderWindow(country, now);
  const days = new Map<string, [number, ...number[]]>();
  for (let at = Math.ceil(earliestMs / STEP_MS) * STEP_MS; at <= latestMs; at += STEP_MS) {
    const seconds = at / 1000;
    if (!checkPreorder(seconds, { country, nowMs: now, serviceHours }).ok) continue;
    const date = localDateOf(at, timeZone);
    const times = days.get(date);
    if (times) times.push(seconds);
    else days.set(date, [seconds]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}
