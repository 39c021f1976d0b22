import type { CountryCode } from '../countries/country.ts';
import { type Language, languageTag } from '../countries/languages.ts';
import { instantOfWallTime, wallTimeOf } from '../countries/wall-time.ts';
import type { BulkCountry } from './bulk-context.ts';
import { type DateOrder, type WrittenDate, type WrittenTime, writtenTime } from './written-time.ts';

/** How the dates of a column are written. */
export interface DateReading {
  /** Of dates such as 11/12/2026; null where the values of the column contradict each other. */
  readonly order: DateOrder | null;
  /** Whether 26/11/27 begins with its year, as in Japan and Hungary. */
  readonly shortYearFirst: boolean;
}

export interface DeliveryTime {
  /** Unix seconds; null is as soon as possible. */
  readonly preorderedFor: number | null;
  /** The time of day of a cell without a date ("14:30"), which asks for the same on any day that it is read. */
  readonly timeOfDay: string | null;
}

export type ReadTime = DeliveryTime | 'unclear' | 'time-missing';

const asSoonAsPossible: DeliveryTime = { preorderedFor: null, timeOfDay: null };

/**
 * The delivery time of a cell, in the country's time zone. Of an hour that occurs twice at the end of summer time it is the first; of a
 * time that the clocks skip, the same time by the clock before the change. A time without a date is today, also when it has passed: the
 * rules of an order then say so. Choosing tomorrow would move an order by a day when its row is checked again a minute later.
 * @param uploadedMs the instant that says which day is today, epoch ms
 */
export function readDeliveryTime(
  text: string,
  reading: DateReading,
  { timeZone, languages, code }: Pick<BulkCountry, 'timeZone' | 'languages' | 'code'>,
  uploadedMs: number,
): ReadTime {
  if (/^\s*[-–—]?\s*$/.test(text)) return asSoonAsPossible;
  const written = writtenTime(text, languages);
  if (written === null) return 'unclear';
  const { seconds } = written;
  const date = written.date === null ? dateOf(uploadedMs, timeZone) : isoDateOf(written.date, reading, code);
  if (date === null) return 'unclear';
  if (seconds === null) return 'time-missing';
  const preorderedFor = secondsOf(date, { ...written, seconds }, timeZone);
  if (preorderedFor < 0 || preorderedFor > latest) return 'unclear';
  return { preorderedFor, timeOfDay: written.date === null ? clockText(seconds) : null };
}

/** The local date at an instant as "2026-11-27", fast for many instants of the same days. */
export function dateOf(ms: number, timeZone: string): string {
  return new Date(wallTimeOf(ms, timeZone)).toISOString().slice(0, 10);
}

/** The last unix second that an order may have on the wire: the year 2100. */
const latest = 4_102_444_800;

function secondsOf(date: string, { seconds, offset }: WrittenTime & { seconds: number }, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + seconds * 1000;
  if (offset !== null) return wall / 1000 - offset * 60;
  // Zones are asked to the minute.
  const rest = wall % 60_000;
  return (instantOfWallTime(wall - rest, timeZone) + rest) / 1000;
}

function clockText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, seconds % 60 === 0 ? 16 : 19);
}

/** The written date as "2026-11-27"; null when the order is unclear or there is no such day. */
function isoDateOf(date: WrittenDate, { order, shortYearFirst }: DateReading, code: CountryCode): string | null {
  if (date.isShort && shortYearFirst && date.order === null) {
    return isoDate(2000 + date.first, date.second, date.year);
  }
  const year = gregorianYear(date, code);
  const decided = date.order ?? orderShownBy(date) ?? order;
  if (decided === null) {
    // The fifth of May is the same in both orders.
    return date.first === date.second ? isoDate(year, date.first, date.second) : null;
  }
  return decided === 'day-first' ? isoDate(year, date.second, date.first) : isoDate(year, date.first, date.second);
}

/** The year of the common era: Thai years are 543 ahead of it, those of Taiwan 1911 behind. */
function gregorianYear({ year, yearDigits }: WrittenDate, code: CountryCode): number {
  if (yearDigits === 2) return 2000 + year;
  if (yearDigits === 3) return code === 'TW' ? year + 1911 : Number.NaN;
  return year >= 2500 ? year - 543 : year;
}

function isoDate(year: number, month: number, day: number): string | null {
  if (!(year >= 2000 && year <= 2100)) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** The order that a date shows by a number that is no month. */
function orderShownBy({ first, second }: Pick<WrittenDate, 'first' | 'second'>): DateOrder | null {
  if (first > 12 === second > 12) return null;
  return first > 12 ? 'day-first' : 'month-first';
}

/** How the dates of a column are written: what its values show together, or else what the country writes. */
export function dateReadingOf(times: Iterable<string>, country: Pick<BulkCountry, 'code' | 'languages'>): DateReading {
  const usual = usualReading(country);
  const shown = new Set<DateOrder>();
  for (const text of times) {
    const date = writtenTime(text, country.languages)?.date;
    if (!date || date.order !== null || (date.isShort && usual.shortYearFirst)) continue;
    const order = orderShownBy(date);
    if (order !== null) shown.add(order);
    if (shown.size === 2) return { ...usual, order: null };
  }
  const [only] = shown;
  return { ...usual, order: only ?? usual.order };
}

/** The country's usual order, by its own language. */
function usualReading({ code, languages }: Pick<BulkCountry, 'code' | 'languages'>): DateReading {
  const own: Language = languages.find((language) => language !== 'en') ?? 'en';
  const tag = `${languageTag(own).split('-')[0] ?? 'en'}-${code}-u-ca-gregory-nu-latn`;
  const parts = new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type);
  const [year, month, day] = [parts.indexOf('year'), parts.indexOf('month'), parts.indexOf('day')];
  const shortYearFirst = year < month && year < day;
  // Where the year comes first, a date that begins with its day has another origin: nearly all of the world writes the day first.
  return { order: !shortYearFirst && month < day ? 'month-first' : 'day-first', shortYearFirst };
}

/** The delivery time of an order for a cell: in the country's time, always readable without its column. */
export function deliveryTimeText(preorderedFor: number | null, timeZone: string): string {
  if (preorderedFor === null) return '';
  const wall = wallTimeOf(preorderedFor * 1000, timeZone);
  const text = new Date(wall).toISOString().slice(0, preorderedFor % 60 === 0 ? 16 : 19);
  const rest = wall % 60_000;
  // The second of two equal hours needs its distance from UTC.
  const isSame = instantOfWallTime(wall - rest, timeZone) + rest === preorderedFor * 1000;
  return text.replace('T', ' ') + (isSame ? '' : offsetText((wall - preorderedFor * 1000) / 60_000));
}

function offsetText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
