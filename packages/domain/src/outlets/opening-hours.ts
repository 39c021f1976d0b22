import { localDateOf } from '../countries/local-time.ts';

/** The days of a week, Monday first (ISO 8601). */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * Times of the local clock, "HH:MM". A window that ends at or before its beginning ends on the next day, and still belongs to
 * the day on which it begins.
 */
export interface OpeningWindow {
  readonly from: string;
  readonly to: string;
}

/** A date with other hours than its weekday; without windows it is closed. */
export interface OpeningException {
  /** The local date, "2026-12-31". */
  readonly date: string;
  readonly windows: OpeningWindow[];
  readonly note: string;
}

/** When an outlet hands orders to riders. A day without windows is closed. */
export interface OpeningHours {
  readonly week: Readonly<Record<Weekday, OpeningWindow[]>>;
  readonly exceptions: OpeningException[];
}

/** More than a shop with breaks needs, and so few that a form and a cache can hold them. */
export const openingHoursLimits = { windows: 4, exceptions: 100, note: 120 } as const;

export type OpeningHoursFault = {
  /** Where it is, as a dotted path: "week.monday.1", "exceptions.2.date". */
  readonly field: string;
  readonly key: 'opening-hours.overlap' | 'opening-hours.repeated-date';
};

export const minutesOfDay = 1440;

/** The minutes of the local day between which the window is open; the end is after the beginning and may be on the next day. */
export function minutesOfWindow({ from, to }: OpeningWindow): { readonly from: number; readonly to: number } {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return { from: begin, to: end > begin ? end : end + minutesOfDay };
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** The windows that overlap on one day, and the dates that are named twice. */
export function openingHoursFaults({ week, exceptions }: OpeningHours): readonly OpeningHoursFault[] {
  const dates = exceptions.map(({ date }) => date);
  return [
    ...weekdays.flatMap((day) => overlaps(week[day], `week.${day}`)),
    ...exceptions.flatMap(({ date, windows }, index): OpeningHoursFault[] => [
      ...(dates.indexOf(date) < index
        ? [{ field: `exceptions.${index}.date`, key: 'opening-hours.repeated-date' } as const]
        : []),
      ...overlaps(windows, `exceptions.${index}.windows`),
    ]),
  ];
}

/** Each window that begins before another of the day has ended. */
function overlaps(windows: readonly OpeningWindow[], field: string): OpeningHoursFault[] {
  const spans = windows.map((window, index) => ({ ...minutesOfWindow(window), index }));
  const sorted = spans.toSorted((a, b) => a.from - b.from || a.index - b.index);
  return sorted.flatMap(({ from, index }, place) => {
    const before = sorted[place - 1];
    return before && from < before.to ? [{ field: `${field}.${index}`, key: 'opening-hours.overlap' } as const] : [];
  });
}

/** Hours that never close, which is the same as none. */
export const alwaysOpen: OpeningHours = {
  week: weekOf(() => [{ from: '00:00', to: '00:00' }]),
  exceptions: [],
};

/**
 * The hours as they are stored: windows by time, exceptions by date, without those of past days (epoch ms, IANA name). Yesterday stays,
 * because its last window may end today. Null for hours that never close.
 */
export function tidyOpeningHours(
  { week, exceptions }: OpeningHours,
  nowMs: number,
  timeZone: string,
): OpeningHours | null {
  const yesterday = localDateOf(nowMs - 86_400_000, timeZone);
  const byTime = (windows: readonly OpeningWindow[]): OpeningWindow[] =>
    windows.toSorted((a, b) => a.from.localeCompare(b.from, 'en'));
  const coming = exceptions
    .filter(({ date }) => date >= yesterday)
    .map(({ date, windows, note }) => ({ date, windows: byTime(windows), note }))
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en'));
  const neverCloses = weekdays.every((day) => week[day].some(({ from, to }) => from === to));
  return neverCloses && coming.length === 0 ? null : { week: weekOf((day) => byTime(week[day])), exceptions: coming };
}

function weekOf(windows: (day: Weekday) => OpeningWindow[]): OpeningHours['week'] {
  return Object.fromEntries(weekdays.map((day) => [day, windows(day)])) as Record<Weekday, OpeningWindow[]>;
}
