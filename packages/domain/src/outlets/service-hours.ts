import { localTimeOf, minuteOfDay, nextTimeOfDay } from '../countries/local-time.ts';

/** The hours in which merchants can request riders, in minutes of the local day. `from` equal to `to` means always. */
export type ServiceHours = { readonly from: number; readonly to: number };

/** What the screens show about the hours. Times are "HH:MM"; null where they are unknown. */
export type ServiceStatus = {
  readonly status: 'OPEN' | 'CLOSED';
  readonly from: string | null;
  readonly to: string | null;
  readonly current_time: string | null;
};

/** The hours of a parameter "dddd:dddd", both at most 2359 and with real minutes, or null (specification §5). */
export function parseServiceHours(text: string): ServiceHours | null {
  const match = /^(\d{2})(\d{2}):(\d{2})(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [, fromHour, fromMinute, toHour, toMinute] = match.map(Number);
  const from = minutesOf(fromHour, fromMinute);
  const to = minutesOf(toHour, toMinute);
  return from === null || to === null ? null : { from, to };
}

function minutesOf(hour = 24, minute = 60): number | null {
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

/** Whether the minute of the day is inside the hours; `to` is exclusive, and hours may span midnight (§4). */
export function isWithin({ from, to }: ServiceHours, minute: number): boolean {
  if (from === to) return true;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * Open or closed at an instant (epoch ms) in the time zone (IANA name). Unreadable hours or an unknown zone mean OPEN
 * (specification §4: any failure means OPEN).
 */
export function serviceStatus(hours: string | null, nowMs: number, timeZone: string): ServiceStatus {
  const window = hours === null ? null : parseServiceHours(hours);
  const minute = minuteNow(nowMs, timeZone);
  const open = window === null || minute === null || isWithin(window, minute);
  return {
    status: open ? 'OPEN' : 'CLOSED',
    from: window && clockTime(window.from),
    to: window && clockTime(window.to),
    current_time: minute === null ? null : clockTime(minute),
  };
}

/**
 * The earliest instant (epoch ms) at which a merchant can request a rider: now while it is open, else the next opening.
 */
export function nextOpening(hours: string | null, nowMs: number, timeZone: string): number {
  const window = hours === null ? null : parseServiceHours(hours);
  const isOpen = (ms: number): boolean => serviceStatus(hours, ms, timeZone).status === 'OPEN';
  if (window === null || isOpen(nowMs)) return nowMs;
  const opening = nextTimeOfDay(nowMs, window.from, timeZone);
  // If the change to summer time skips the opening hours entirely, the next opening is a day later.
  return isOpen(opening) ? opening : nextTimeOfDay(opening, window.from, timeZone);
}

function minuteNow(nowMs: number, timeZone: string): number | null {
  try {
    return minuteOfDay(localTimeOf(nowMs, timeZone));
  } catch (error) {
    // An unknown zone or an invalid instant: `serviceStatus` treats it as open.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function clockTime(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
