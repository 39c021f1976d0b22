import type { Weekday } from '../countries/first-day-of-week.ts';
import { dateAfter, daysBetween } from '../countries/local-day.ts';
import { longestPeriodDays } from '../orders/history-period.ts';

/** Whole local days as "2026-11-21", both included. */
export interface NumberPeriod {
  readonly from: string;
  readonly to: string;
}

/** Why the numbers of a period are refused; it is as long at most as a period of the history. */
export function numberPeriodFault({ from, to }: NumberPeriod): 'reversed' | 'too-long' | null {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return 'reversed';
  return days > longestPeriodDays ? 'too-long' : null;
}

/** The period of the same length that ends on the day before. */
export function periodBefore({ from, to }: NumberPeriod): NumberPeriod {
  return { from: dateAfter(from, -(daysBetween(from, to) + 1)), to: dateAfter(from, -1) };
}

/** The days of a period, or its weeks, of which the first and the last may be cut. */
export function partsOf({ from, to }: NumberPeriod, by: 'day' | 'week', weekStart: Weekday): readonly NumberPeriod[] {
  const parts: NumberPeriod[] = [];
  for (let start = from; start <= to;) {
    const end = by === 'day' ? start : dateAfter(start, daysToEndOfWeek(start, weekStart));
    parts.push({ from: start, to: end < to ? end : to });
    start = dateAfter(end, 1);
  }
  return parts;
}

/** The weekday of a date as "2026-11-21". */
export function weekdayOf(date: string): Weekday {
  return (((new Date(date).getUTCDay() + 6) % 7) + 1) as Weekday;
}

function daysToEndOfWeek(date: string, weekStart: Weekday): number {
  return 6 - ((weekdayOf(date) - weekStart + 7) % 7);
}
