import { endOfDate, startOfDate, startOfDay, startOfDayBefore } from '../countries/local-day.ts';
import { localTimeOf } from '../countries/local-time.ts';

/** The date range filter of the history (specification §4). */
export const periods = ['yesterday', '7-days', '30-days', 'custom'] as const;
export type Period = (typeof periods)[number];

/** The longest period in days. The specification wants a limit and names none; a quarter is enough for an accountant. */
export const longestPeriodDays = 92;

/** Dates as "2026-11-21", for the custom period; empty while not chosen. */
export interface ChosenPeriod {
  readonly period: Period;
  readonly from: string;
  readonly to: string;
}

export type PeriodRefusal = 'missing' | 'reversed' | 'too-long';
/** Instants in ISO 8601; the end is not included. */
export type Span = { readonly ok: true; readonly from: string; readonly to: string };

const dayMs = 86_400_000;

/**
 * The span of a period: whole days in the zone (IANA name). The presets count back from the end of yesterday (specification §4); a
 * custom period may not end before it starts nor be too long (§5, Lists and search).
 */
export function spanOf(
  { period, from, to }: ChosenPeriod,
  nowMs: number,
  timeZone: string,
): Span | { readonly ok: false; readonly refusal: PeriodRefusal } {
  if (period !== 'custom') {
    const days = { yesterday: 1, '7-days': 7, '30-days': 30 }[period];
    return span(startOfDayBefore(days, nowMs, timeZone), startOfDay(nowMs, timeZone));
  }
  if (from === '' || to === '') return { ok: false, refusal: 'missing' };
  const bounds = { from: startOfDate(from, timeZone), to: endOfDate(to, timeZone) };
  const refusal = to < from ? 'reversed' : rangeRefusal(bounds.from, bounds.to, timeZone);
  return refusal === null ? span(bounds.from, bounds.to) : { ok: false, refusal };
}

/**
 * Why a range of instants (epoch ms) is no period of the history, or null. Its length is read from the clocks of the zone, so that 92
 * days are 92 days also where one of them has 25 hours.
 */
export function rangeRefusal(fromMs: number, toMs: number, timeZone: string): Exclude<PeriodRefusal, 'missing'> | null {
  if (toMs < fromMs) return 'reversed';
  return clockOf(toMs, timeZone) - clockOf(fromMs, timeZone) > longestPeriodDays * dayMs ? 'too-long' : null;
}

/** What clocks in the zone show, as if they showed UTC, epoch ms. */
function clockOf(ms: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTimeOf(ms, timeZone);
  // Unlike Date.UTC, setUTCFullYear takes years below 100 as they are.
  return (
    new Date(0).setUTCFullYear(year, month - 1, day) +
    hour * 3_600_000 +
    minute * 60_000 +
    (ms - Math.floor(ms / 60_000) * 60_000)
  );
}

function span(fromMs: number, toMs: number): Span {
  return { ok: true, from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}
