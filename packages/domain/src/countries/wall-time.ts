import { type LocalTime, localTimeOf } from './local-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Minutes since local midnight, by the clock. */
export function minuteOfDay({ hour, minute }: LocalTime): number {
  return hour * 60 + minute;
}

/**
 * The first instant after `ms` (epoch ms) at which clocks in the zone show `minute` of the day, or have just skipped it, as
 * they do once a year where there is summer time.
 */
export function nextTimeOfDay(ms: number, minute: number, timeZone: string): number {
  const { year, month, day } = localTimeOf(ms, timeZone);
  const today = Date.UTC(year, month - 1, day) + minute * 60_000;
  const candidates = [today, today + dayMs, today + 2 * dayMs].map((wall) => instantOfWallTime(wall, timeZone));
  return candidates.find((instant) => instant > ms) ?? today + 2 * dayMs;
}

/** The instant whose local time, read as UTC, is `wall`; of a time that the clocks skip, an instant after the change. */
export function instantOfWallTime(wall: number, timeZone: string): number {
  // The offsets before and after any change of the clocks on that day; the earlier instant wins when both fit.
  const guesses = [wall - storedOffsetAt(wall - dayMs, timeZone), wall - storedOffsetAt(wall + dayMs, timeZone)];
  const exact = guesses.filter((guess) => guess + storedOffsetAt(guess, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}

/** Clocks change on a quarter of an hour, so one reading serves all instants of a quarter. */
const quarterMs = 15 * 60_000;
/** More quarters than the longest period of orders has. */
const mostQuarters = 20_000;
const offsets = new Map<string, Map<number, number>>();

/**
 * What the clocks of the zone show at an instant (epoch ms), to the second, read as UTC: for programs that know no time zones,
 * such as spreadsheets. Fast for many instants of the same months.
 */
export function wallTimeOf(ms: number, timeZone: string): number {
  return Math.floor(ms / 1000) * 1000 + storedOffsetAt(ms, timeZone);
}

/** Like `offsetAt`, which is slow, but asks only once for all instants of a quarter. */
function storedOffsetAt(ms: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const quarter = Math.floor(ms / quarterMs);
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= mostQuarters) known.clear();
    offset = offsetAt(ms, timeZone);
    known.set(quarter, offset);
  }
  return offset;
}

/** How far clocks in the zone are ahead of UTC at the instant, in ms. */
function offsetAt(ms: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTimeOf(ms, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(ms / 60_000) * 60_000;
}
