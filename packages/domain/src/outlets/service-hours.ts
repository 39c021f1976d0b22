import { localTimeOf } from '../countries/local-time.ts';
import { instantOfWallTime, minuteOfDay } from '../countries/wall-time.ts';
import { minutesOfDay, minutesOfWindow, type OpeningHours, weekdays } from './opening-hours.ts';

/** The hours in which merchants can request riders, in minutes of the local day. `from` equal to `to` means always. */
export type ServiceHours = { readonly from: number; readonly to: number };

/** When riders can be requested at a vendor: while both its country and the outlet itself are open. */
export interface AcceptedHours {
  /** The country's parameter "dddd:dddd"; null where it is unknown. */
  readonly service: string | null;
  /** Null for a vendor without its own hours. */
  readonly outlet: OpeningHours | null;
}

/** What the screens show about the hours. Times are "HH:MM"; null where they are unknown. */
export type ServiceStatus = {
  readonly status: 'OPEN' | 'CLOSED';
  /** The hours in force; while closed, the next ones. */
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

/**
 * Open or closed at an instant (epoch ms) in the time zone (IANA name). Unreadable hours or an unknown zone mean OPEN
 * (specification §4: any failure means OPEN).
 */
export function serviceStatus(hours: AcceptedHours, nowMs: number, timeZone: string): ServiceStatus {
  const now = wallMinute(nowMs, timeZone);
  const open = now === null || isOpenAt(hours, now);
  return {
    status: open ? 'OPEN' : 'CLOSED',
    ...shownHours(hours, now, open),
    current_time: now === null ? null : clockTime(now),
  };
}

/** The status alone, which is faster. */
export function isOpen(hours: AcceptedHours, nowMs: number, timeZone: string): boolean {
  const now = wallMinute(nowMs, timeZone);
  return now === null || isOpenAt(hours, now);
}

/**
 * The earliest instant (epoch ms) at which a merchant can request a rider: now while it is open, else the next opening; null
 * when none is planned.
 */
export function nextOpening(hours: AcceptedHours, nowMs: number, timeZone: string): number | null {
  const now = wallMinute(nowMs, timeZone);
  if (now === null || isOpenAt(hours, now)) return nowMs;
  const instants = spansAfter(hours, now).map(({ from }) => instantOfWallTime(from * 60_000, timeZone));
  // A change to summer time can skip an opening.
  return instants.find((instant) => instant > nowMs && isOpen(hours, instant, timeZone)) ?? null;
}

/** Minutes of the local clock, counted from 1970; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function shownHours(hours: AcceptedHours, now: number | null, open: boolean): Pick<ServiceStatus, 'from' | 'to'> {
  const service = hours.service === null ? null : parseServiceHours(hours.service);
  if (hours.outlet === null) return { from: service && clockTime(service.from), to: service && clockTime(service.to) };
  if (now === null) return { from: null, to: null };
  const span = open ? spansAround(hours, now).find(({ to }) => to > now) : spansAfter(hours, now)[0];
  return { from: span ? clockTime(span.from) : null, to: span ? clockTime(span.to) : null };
}

function isOpenAt(hours: AcceptedHours, minute: number): boolean {
  return spansAround(hours, minute).some(({ from, to }) => minute >= from && minute < to);
}

/** The spans of the days around the minute. */
function spansAround(hours: AcceptedHours, minute: number): Span[] {
  const day = Math.floor(minute / minutesOfDay);
  return spansOfDays(hours, day - 2, day + 1);
}

/** The spans that begin after the minute, until the weekly hours have come round once without an exception. */
function spansAfter(hours: AcceptedHours, minute: number): Span[] {
  const day = Math.floor(minute / minutesOfDay);
  const days = 8 + (hours.outlet?.exceptions.length ?? 0);
  return spansOfDays(hours, day - 1, day + days).filter(({ from }) => from > minute);
}

/** The accepted spans whose outlet hours begin on these days, both included; spans that touch are one. */
function spansOfDays({ service, outlet }: AcceptedHours, first: number, last: number): Span[] {
  const ofCountry = serviceWindow(service);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const spans = days.flatMap((day) =>
    outletWindows(outlet, day).flatMap((window) =>
      [day - 1, day, day + 1].map((other) => intersection(moved(window, day), moved(ofCountry, other))),
    ),
  );
  return merged(spans.filter(({ from, to }) => from < to));
}

const allDay: Span = { from: 0, to: minutesOfDay };

/** Equal ends mean always open, and hours may span midnight (specification §4). */
function serviceWindow(service: string | null): Span {
  const hours = service === null ? null : parseServiceHours(service);
  if (hours === null || hours.from === hours.to) return allDay;
  return hours.from < hours.to ? hours : { from: hours.from, to: hours.to + minutesOfDay };
}

function outletWindows(outlet: OpeningHours | null, day: number): readonly Span[] {
  if (outlet === null) return [allDay];
  const date = new Date(day * minutesOfDay * 60_000).toISOString().slice(0, 10);
  const exception = outlet.exceptions.find((one) => one.date === date);
  // Day 0, the first of January 1970, was a Thursday.
  const weekday = weekdays[(((day + 3) % 7) + 7) % 7] ?? 'monday';
  return (exception?.windows ?? outlet.week[weekday]).map(minutesOfWindow);
}

const moved = ({ from, to }: Span, day: number): Span => ({
  from: from + day * minutesOfDay,
  to: to + day * minutesOfDay,
});

const intersection = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else joined.push(span);
  }
  return joined;
}

/** The local time as minutes since 1970 by the local clock; null for an unknown zone or an invalid instant. */
function wallMinute(ms: number, timeZone: string): number | null {
  try {
    const time = localTimeOf(ms, timeZone);
    return Date.UTC(time.year, time.month - 1, time.day) / 60_000 + minuteOfDay(time);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function clockTime(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}
