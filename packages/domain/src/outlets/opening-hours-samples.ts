import {
  type OpeningException,
  type OpeningHours,
  type OpeningWindow,
  type Weekday,
  weekdays,
} from './opening-hours.ts';

/** The same windows on each day of the week. */
export function week(windows: readonly OpeningWindow[]): Record<Weekday, OpeningWindow[]> {
  return Object.fromEntries(weekdays.map((day) => [day, [...windows]])) as Record<Weekday, OpeningWindow[]>;
}

export function openingHoursOf(
  windows: OpeningHours['week'],
  exceptions: readonly OpeningException[] = [],
): OpeningHours {
  return { week: windows, exceptions: [...exceptions] };
}
