/** Date and time as a wall clock in some time zone shows them; months from 1, hours from 0 to 23. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

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

/** The local date at an instant as "2026-11-21", which sorts as text. */
export function localDateOf(ms: number, timeZone: string): string {
  const { year, month, day } = localTimeOf(ms, timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
