import { dateAfter, startOfDate } from '../countries/local-day.ts';
import { localDateOf } from '../countries/local-time.ts';
import { nextTimeOfDay } from '../countries/wall-time.ts';
import { type NumberPeriod, weekdayOf } from '../numbers/number-periods.ts';

/** How often the orders of a vendor are mailed. */
export const exportFrequencies = ['weekly', 'monthly'] as const;
export type ExportFrequency = (typeof exportFrequencies)[number];

/** When exports are mailed, in minutes of the local day: before shops open, and after the orders of the night have ended. */
const mailedAt = 6 * 60;

/**
 * The largest file that is attached, in bytes. A mail has it in base64, a third longer, and some mail servers accept no mail of more than
 * 10 MB (Postfix, `message_size_limit`).
 */
export const largestAttachment = 7_000_000;

/** A mail with the orders of a period of whole days. */
export interface DueExport {
  /** Epoch ms. */
  readonly at: number;
  readonly period: NumberPeriod;
}

/**
 * The first export after an instant (epoch ms), in the local time of the zone (IANA name): each Monday the week from Monday to Sunday, or on
 * the first of each month the month before.
 */
export function nextExport(frequency: ExportFrequency, afterMs: number, timeZone: string): DueExport {
  const today = localDateOf(afterMs, timeZone);
  const first = frequency === 'weekly' ? dateAfter(today, 1 - weekdayOf(today)) : firstOfMonth(today);
  const atFirst = exportOn(first, frequency, timeZone);
  return atFirst.at > afterMs ? atFirst : exportOn(dayAfterPeriod(first, frequency), frequency, timeZone);
}

function exportOn(day: string, frequency: ExportFrequency, timeZone: string): DueExport {
  const to = dateAfter(day, -1);
  const from = frequency === 'weekly' ? dateAfter(day, -7) : firstOfMonth(to);
  return { at: nextTimeOfDay(startOfDate(day, timeZone), mailedAt, timeZone), period: { from, to } };
}

/** The day on which the next mail is due after the one of `day`. */
function dayAfterPeriod(day: string, frequency: ExportFrequency): string {
  return frequency === 'weekly' ? dateAfter(day, 7) : firstOfMonth(dateAfter(day, 31));
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
