import { localDateOf, localTimeOf } from '../countries/local-time.ts';
import { minuteOfDay } from '../countries/wall-time.ts';
import type { AcceptedHours } from '../outlets/service-hours.ts';
import { checkPreorder, preorderWindow } from './scheduling.ts';

const stepMs = 15 * 60_000;

export interface CollectionDay {
  /** The local date, "2026-11-21". */
  readonly date: string;
  /** Unix seconds, a quarter of an hour apart. */
  readonly times: readonly [number, ...number[]];
}

/**
 * The day's time nearest to the time chosen on another day: a merchant who changes the day means the same hour.
 * @param chosen Unix seconds; null while there is none
 */
export function sameTimeOn(day: CollectionDay, chosen: number | null, timeZone: string): number {
  const [first] = day.times;
  if (chosen === null) return first;
  const minuteAt = (seconds: number) => minuteOfDay(localTimeOf(seconds * 1000, timeZone));
  const away = (seconds: number) => Math.abs(minuteAt(seconds) - minuteAt(chosen));
  return day.times.reduce((best, seconds) => (away(seconds) < away(best) ? seconds : best), first);
}

/**
 * The times for which a merchant may book a rider: every quarter of an hour of the pre-order window within the hours of the
 * vendor, grouped by local day (specification §4, Scheduled; §9, Pre-order window).
 * @param facts `now` in epoch ms
 */
export function collectionTimes(facts: {
  now: number;
  timeZone: string;
  minimumEtaMinutes: number;
  hours: AcceptedHours;
}): CollectionDay[] {
  const { now, timeZone, minimumEtaMinutes, hours } = facts;
  const country = { minimumEtaMinutes, timeZone };
  const { earliestMs, latestMs } = preorderWindow(country, now);
  const days = new Map<string, [number, ...number[]]>();
  for (let at = Math.ceil(earliestMs / stepMs) * stepMs; at <= latestMs; at += stepMs) {
    const seconds = at / 1000;
    if (!checkPreorder(seconds, { country, nowMs: now, hours }).ok) continue;
    const date = localDateOf(at, timeZone);
    const times = days.get(date);
    if (times) times.push(seconds);
    else days.set(date, [seconds]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}
