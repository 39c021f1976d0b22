import { localDateOf, nextTimeOfDay } from '@riderbell/domain/countries/local-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The first instant (epoch ms) of the day that clocks in the zone (IANA name) show at `nowMs`. */
export function startOfDay(nowMs: number, timeZone: string): number {
  return startOfDate(localDateOf(nowMs, timeZone), timeZone);
}

/** Whether midnight has passed between the two instants, so that what was today's is so no more. */
export function isAnotherDay(beforeMs: number, nowMs: number, timeZone: string): boolean {
  return localDateOf(beforeMs, timeZone) !== localDateOf(nowMs, timeZone);
}

/** The first instant of the day that lies `days` before today. */
export function startOfDayBefore(days: number, nowMs: number, timeZone: string): number {
  // Noon is never within reach of a change of clocks, so whole days can be taken off it.
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
