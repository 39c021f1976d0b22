import type { Language } from '../countries/languages.ts';
import { toWesternDigits } from '../countries/numerals.ts';
import { isWeekday, monthNamed } from './date-names.ts';

/** The three numbers of a date as they are written, or the day and month with its name. */
export interface WrittenDate {
  readonly year: number;
  readonly yearDigits: number;
  /** The other two numbers in their order. */
  readonly first: number;
  readonly second: number;
  /** The order when the text itself says it: the year comes first, or the month has its name. */
  readonly order: DateOrder | null;
  /** Three numbers of two digits at most, of which the first may be the year. */
  readonly isShort: boolean;
}

export type DateOrder = 'day-first' | 'month-first';

export interface WrittenTime {
  readonly date: WrittenDate | null;
  /** Seconds since midnight; null where the text is a date alone. */
  readonly seconds: number | null;
  /** Minutes that the text says to be ahead of UTC ("+07:00", "Z"); null for the country's time. */
  readonly offset: number | null;
}

const clock =
  /(?<![\d.])(\d{1,2})(?:[:.h時点](\d{2})(?:[:.分](\d{2})(?:\.\d{1,7})?)?|(?= ?[ap]m))\s*(am|pm)?(?:\s*(z|[+-]\d{2}:?\d{2}))?$/;
const yearFirst = /^(\d{3,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})[.,]?$/;
const yearLast = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2,4})[.,]?$/;
const dayName = /^(\d{1,2})[. -]*([^\d]{1,30}?)[., -]*(\d{2,4})$/u;
const yearName = /^(\d{4})[. -]+([^\d]{1,30}?)[. -]+(\d{1,2})[.,]?$/u;
const nameDay = /^([^\d]{1,30}?)[. -]*(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{2,4})$/u;

const longestTime = 80;
/** "12.11" alone may be the twelfth of November; "14.30" is a time. */
const looksLikeDay = /^\d{1,2}\.(?:0[1-9]|1[0-2])$/;

/** What other scripts and programs write instead of our separators and halves of the day, in lower case. */
const rewrites: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/[\u200E\u200F\u061C]/g, ''],
  [/：/g, ':'],
  [/／/g, '/'],
  [/،/g, ','],
  // A day of the week in Japanese: "(金)".
  [/[(（][^()（）\d]{1,12}[)）]/g, ' '],
  [/午前|上午|早上|凌晨/g, ' am '],
  [/午後|下午|晚上/g, ' pm '],
  [/(\d)\s*(?:ص(?:باحا)?[\u064B-\u0652]*|π\.?μ\.?|pg)(?=\s|$)/g, '$1 am'],
  [/(\d)\s*(?:م(?:ساء)?[\u064B-\u0652]*|μ\.?μ\.?|ptg)(?=\s|$)/g, '$1 pm'],
  [/\b([ap])\.?\s?m\.?(?=\s|$)/g, ' $1m '],
  [/(\d{1,4})\s*[年月]\s*/g, '$1-'],
  [/(\d{1,2})\s*日/g, '$1 '],
  [/(\d{1,2})\s*[時点时]\s*(\d{1,2})\s*分?/g, '$1:$2'],
  // An hour that has a word instead of its minutes: "14 Uhr", "14時".
  [/(?<![\d:.])(\d{1,2})\s?(?:uhr|時|时|点|點|น\.?)(?=\s|$)/g, '$1:00'],
  [/(\d)(น)/g, '$1 $2'],
  // Words beside a time that say nothing more.
  [/(?:^|\s)(?:klo|kl|um|at|เวลา|ώρα|saat|alle ore|alle|ore|jam|pukul|o|г|น|uhr|hrs?)\.?(?=\s|$)/g, ' '],
  [/\s+/g, ' '],
  // A half of the day before its hour: "am 2:30".
  [/\b([ap]m) (\d{1,2}(?::\d{2}){0,2})\s*$/, '$2 $1'],
];

/** The text in the form that the patterns read: one kind of digits, separators and halves of the day. */
function plainTime(text: string): string {
  const lower = text.toLowerCase();
  const plain = /^[\d/.:, +-]*$/.test(lower)
    ? lower
    : rewrites.reduce((rewritten, [pattern, written]) => rewritten.replace(pattern, written), lower);
  return plain
    .replace(/(\d)t(\d)/, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A date, a time or both as they are written; null when the text is neither. */
export function writtenTime(text: string, languages: readonly Language[]): WrittenTime | null {
  const trimmed = toWesternDigits(text).trim();
  if (trimmed.length > longestTime || looksLikeDay.test(trimmed)) return null;
  const plain = withoutWeekday(plainTime(trimmed), languages);
  const alone = writtenDate(plain, languages);
  if (alone) return { date: alone, seconds: null, offset: null };
  const found = clock.exec(plain);
  if (!found) return null;
  const seconds = secondsOf(found);
  const before = plain.slice(0, found.index).replace(/[,;]?\s*$/, '');
  const date = before === '' ? null : writtenDate(before, languages);
  if (seconds === null || (before !== '' && date === null)) return null;
  const offset = offsetOf(found[5]);
  // A time of another zone without its date is on an unknown day.
  return date === null && offset !== null ? null : { date, seconds, offset };
}

function withoutWeekday(text: string, languages: readonly Language[]): string {
  const [whole = '', name] = /^([^\d\s,]{1,30})[,\s]+(?=\S)/u.exec(text) ?? [];
  return name !== undefined && isWeekday(name, languages) ? text.slice(whole.length) : text;
}

function secondsOf([, hours = '', minutes = '0', seconds = '0', half]: readonly (string | undefined)[]): number | null {
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (minute > 59 || second > 59) return null;
  if (half === undefined) return hour < 24 ? hour * 3600 + minute * 60 + second : null;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 3600 + minute * 60 + second;
}

function offsetOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text === 'z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
}

function writtenDate(text: string, languages: readonly Language[]): WrittenDate | null {
  const [, year, firstAfter, secondAfter] = yearFirst.exec(text) ?? [];
  if (year !== undefined) {
    const numbers = { first: Number(firstAfter), second: Number(secondAfter) };
    return { ...yearOf(year), ...numbers, order: 'month-first', isShort: false };
  }
  const [, first, second, last] = yearLast.exec(text) ?? [];
  if (last !== undefined) {
    const isShort = last.length === 2;
    return { ...yearOf(last), first: Number(first), second: Number(second), order: null, isShort };
  }
  const [, day, name, ofDay] = dayName.exec(text) ?? [];
  if (day !== undefined && name !== undefined && ofDay !== undefined) return namedDate(name, day, ofDay, languages);
  const [, ofYear, middle, dayLast] = yearName.exec(text) ?? [];
  if (ofYear !== undefined && middle !== undefined && dayLast !== undefined) {
    return namedDate(middle, dayLast, ofYear, languages);
  }
  const [, named, dayAfter, ofName] = nameDay.exec(text) ?? [];
  if (named === undefined || dayAfter === undefined || ofName === undefined) return null;
  return namedDate(named, dayAfter, ofName, languages);
}

function namedDate(name: string, day: string, year: string, languages: readonly Language[]): WrittenDate | null {
  const month = monthNamed(name, languages);
  if (month === null) return null;
  return { ...yearOf(year), first: Number(day), second: month, order: 'day-first', isShort: false };
}

function yearOf(digits: string) {
  return { year: Number(digits), yearDigits: digits.length };
}
