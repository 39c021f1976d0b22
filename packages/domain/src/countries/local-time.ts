/** Date and time as a wall clock in some time zone shows them; months from 1, hours from 0 to 23. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

const dayMs = 24 * 60 * 60 * 1000;

// Creating a formatter costs a thousand times as much as using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The local time in the time zone (IANA name) at an instant (epoch ms).
 * @throws RangeError when the zone is unknown or the instant is invalid.
 */
export function localTimeOf(ms: number, timeZone: string): LocalTime {
  const read: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(ms)) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = read;
  return { year, month, day, hour, minute };
}

/** Minutes since local midnight, by the clock. */
export function minuteOfDay({ hour, minute }: LocalTime): number {
  return hour * 60 + minute;
}

/** The local date at an instant as "2026-11-21", which sorts as text. */
export function localDateOf(ms: number, timeZone: string): string {
  const { year, month, day } = localTimeOf(ms, timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
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
  const guesses = [wall - offsetAt(wall - dayMs, timeZone), wall - offsetAt(wall + dayMs, timeZone)];
  const exact = guesses.filter((guess) => guess + offsetAt(guess, timeZone) === wall);
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
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const quarter = Math.floor(ms / quarterMs);
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= mostQuarters) known.clear();
    offset = offsetAt(ms, timeZone);
    known.set(quarter, offset);
  }
  return Math.floor(ms / 1000) * 1000 + offset;
}

/** How far clocks in the zone are ahead of UTC at the instant, in ms. */
function offsetAt(ms: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTimeOf(ms, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(ms / 60_000) * 60_000;
}
