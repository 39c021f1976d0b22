import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { useDeployment } from '../deployment.ts';
import { useFlag } from '../flags/flags.ts';
import { dataWriters } from './data-writers.ts';
import { formatLocale } from './language.ts';
import { localeDataOf } from './locale-data.ts';
import { platformWriters } from './platform-writers.ts';
import { useLanguage } from './use-texts.ts';
import type { RelativeUnit, Setting, Unit, Writers } from './writers.ts';

/** An instant: ISO 8601, as on the wire, or epoch milliseconds. */
export type Instant = string | number;

/** Formats values for people. Times are in the country's time zone, wherever the browser is. */
export interface Formats {
  /** A decimal amount of the country's currency: "฿35.00". */
  money(amount: number): string;
  number(value: number): string;
  /** "14:05" */
  time(at: Instant): string;
  /** "14:05–14:15", without a line break inside. */
  timeRange(from: Instant, to: Instant): string;
  /** "21 Nov 2026" */
  date(at: Instant): string;
  /** "Sat 21 Nov, 14:05" */
  dateTime(at: Instant): string;
  /** The day alone, as "Today", "Tomorrow", "Yesterday" or "Sat 21 Nov". */
  day(at: Instant, now: number): string;
  /** "Today", "Tomorrow" or "Yesterday"; null for another day. */
  dayWord(at: Instant, now: number): string | null;
  /** "in 5 minutes", "2 hours ago" */
  relative(at: Instant, now: number): string;
  /** "25 min", "1 hr 5 min"; from seconds, rounded to minutes, at least one. */
  duration(seconds: number): string;
  /** "850 m", "3.2 km"; from metres. */
  distance(metres: number): string;
  /** "5 kg" */
  weight(kilograms: number): string;
}

const cache = new Map<string, Formats>();

/** The formats of a language and a deployment, cached because creating them takes longer than rendering a list row. */
export function formatsOf(language: Language, deployment: Omit<Setting, 'grouping'>, grouping: boolean): Formats {
  const { currency, currency_digits: digits, time_zone: zone } = deployment;
  const words = localeDataOf(language) === undefined ? 'platform' : 'data';
  const key = [language, words, currency, digits, zone, grouping].join(' ');
  const formats = cache.get(key) ?? createFormats(language, deployment, grouping);
  cache.set(key, formats);
  return formats;
}

/** @param grouping whether long numbers get thousands separators: the flag digit-grouping */
export function createFormats(language: Language, deployment: Omit<Setting, 'grouping'>, grouping: boolean): Formats {
  const setting = { ...deployment, grouping };
  const data = localeDataOf(language);
  const writers = data === undefined ? platformWriters(language, setting) : dataWriters(data, setting);
  return {
    money: writers.money,
    number: writers.number,
    ...times(writers, language, deployment.time_zone),
    ...measures(writers, language),
  };
}

function times(
  { time, date, dateTime, dayOfYear, relative }: Writers,
  language: Language,
  zone: string,
): Pick<Formats, 'time' | 'timeRange' | 'date' | 'dateTime' | 'day' | 'dayWord' | 'relative'> {
  const dayNumber = (at: number) => Date.parse(localDateOf(at, zone)) / 86_400_000;
  const dayWord = (at: Instant, now: number) => {
    const days = dayNumber(epoch(at)) - dayNumber(now);
    return Math.abs(days) > 1 ? null : capitalised(relative(days, 'day'), formatLocale(language));
  };
  return {
    time: (at) => time(epoch(at)),
    // The word joiner prevents a line break, which Chinese and Japanese allow after any dash.
    timeRange: (from, to) => [time(epoch(from)), language === 'ja' ? '～' : '–', time(epoch(to))].join('\u2060'),
    date: (at) => date(epoch(at)),
    dateTime: (at) => dateTime(epoch(at)),
    day: (at, now) => dayWord(at, now) ?? dayOfYear(epoch(at)),
    dayWord,
    relative: (at, now) => relative(...relativeParts(epoch(at) - now)),
  };
}

/** The text between hours and minutes in languages where it is not a space. */
const betweenUnits: Readonly<Partial<Record<Language, string>>> = { ar: ' و', zh_CN: '' };

function measures(writers: Writers, language: Language): Pick<Formats, 'duration' | 'distance' | 'weight'> {
  // No line break between a number and its unit.
  const unit = (value: number, name: Unit) => writers.unit(value, name).replaceAll(' ', '\u00a0');
  return {
    duration(seconds) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const parts = [hours > 0 ? unit(hours, 'hour') : '', rest > 0 ? unit(rest, 'minute') : ''];
      return parts.filter(Boolean).join(betweenUnits[language] ?? ' ');
    },
    distance(metres) {
      const rounded = Math.round(metres / 10) * 10;
      return rounded < 1000 ? unit(rounded, 'meter') : unit(metres / 1000, 'kilometer');
    },
    weight: (kilograms) => unit(kilograms, 'kilogram'),
  };
}

/** The formats of the screen's language and the deployment's currency and zone. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  const deployment = useDeployment();
  const grouping = useFlag('digit-grouping');
  return formatsOf(language, deployment, grouping);
}

function epoch(at: Instant): number {
  return typeof at === 'number' ? at : Date.parse(at);
}

/** Capitalises the first letter if the script has capitals: "morgen" becomes "Morgen", and a Turkish "i" becomes "İ". */
function capitalised(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

function relativeParts(milliseconds: number): [number, RelativeUnit] {
  const seconds = Math.round(milliseconds / 1000);
  if (Math.abs(seconds) < 60) return [seconds, 'second'];
  const minutes = Math.round(seconds / 60);
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
