import { localDateOf } from './local-time.ts';
import { nextTimeOfDay } from './wall-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The first instant (epoch ms) of the local day at `nowMs` in the zone (IANA name). */
export function startOfDay(nowMs: number, timeZone: string): number {
  return startOfDate(localDateOf(nowMs, timeZone), timeZone);
}

/** Whether local midnight lies between the two instants, so that the list of today has changed. */
export function isAnotherDay(beforeMs: number, nowMs: number, timeZone: string): boolean {
  return localDateOf(beforeMs, timeZone) !== localDateOf(nowMs, timeZone);
}

/** The first instant of the day that lies `days` before today. */
export function startOfDayBefore(days: number, nowMs: number, timeZone: string): number {
  // Noon is always far enough from a change of clocks to subtract whole days.
  return startOfDay(startOfDay(nowMs, timeZone) + 12 * hourMs - days * dayMs, timeZone);
}

/** The first instant of a date as "2026-11-21". */
export function startOfDate(date: string, timeZone: string): number {
  const midnight = nextTimeOfDay(Date.parse(`${date}T00:00:00Z`) - 15 * hourMs, 0, timeZone);
  return localDateOf(midnight, timeZone) < date ? nextTimeOfDay(midnight, 0, timeZone) : midnight;
}

/** The first instant after a date as "2026-11-21". */
export function endOfDate(date: string, timeZone: string): number {
  return nextTimeOfDay(startOfDate(date, timeZone), 0, timeZone);
}

/** The date that is `days` after a date as "2026-11-21", or before it if negative. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days after `from` the date `to` is. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
