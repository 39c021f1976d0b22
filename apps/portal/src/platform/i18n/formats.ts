import type { Deployment } from '@riderbell/contract/deployment.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { useDeployment } from '../deployment.ts';
import { useFlag } from '../flags/flags.ts';
import { formatLocale } from './language.ts';
import { useLanguage } from './use-texts.ts';

/** An instant as the wire has it: ISO 8601, or epoch milliseconds. */
export type Instant = string | number;

/** Every way to write a value for people. Times are in the country's zone, wherever the browser stands. */
export interface Formats {
  /** A decimal amount of the country's currency: "฿35.00". */
  money(amount: number): string;
  number(value: number): string;
  /** "14:05" */
  time(at: Instant): string;
  /** "21 Nov 2026" */
  date(at: Instant): string;
  /** "Sat 21 Nov, 14:05" */
  dateTime(at: Instant): string;
  /** The day alone, as "Today", "Tomorrow", "Yesterday" or "Sat 21 Nov". */
  day(at: Instant, now: number): string;
  /** "in 5 minutes", "2 hours ago" */
  relative(at: Instant, now: number): string;
  /** "25 min", "1 hr 5 min"; from seconds, rounded to minutes, at least one. */
  duration(seconds: number): string;
  /** "850 m", "3.2 km"; from metres. */
  distance(metres: number): string;
  /** "5 kg" */
  weight(kilograms: number): string;
}

type Money = Pick<Deployment, 'currency' | 'currency_digits'>;

const made = new Map<string, Formats>();

/** The formats of a language and a deployment, made once: making one takes longer than drawing the row of a list that needs it. */
export function formatsOf(
  language: Language,
  deployment: Money & Pick<Deployment, 'time_zone'>,
  grouping: boolean,
): Formats {
  const { currency, currency_digits: digits, time_zone: zone } = deployment;
  const key = [language, currency, digits, zone, grouping].join(' ');
  const known = made.get(key) ?? createFormats(language, deployment, grouping);
  made.set(key, known);
  return known;
}

/** @param grouping whether long numbers are written in groups of digits: the flag digit-grouping */
export function createFormats(
  language: Language,
  deployment: Money & Pick<Deployment, 'time_zone'>,
  grouping: boolean,
): Formats {
  const locale = formatLocale(language);
  return {
    ...amounts(locale, deployment, grouping),
    ...times(locale, deployment.time_zone),
    ...measures(language),
  };
}

function amounts(
  locale: string,
  { currency, currency_digits: digits }: Money,
  useGrouping: boolean,
): Pick<Formats, 'money' | 'number'> {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // The deployment's own digits: the platform would write 35.00 PKR as 35.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping,
  });
  const number = new Intl.NumberFormat(locale, { useGrouping });
  return { money: (amount) => money.format(amount), number: (value) => number.format(value) };
}

function times(locale: string, timeZone: string): Pick<Formats, 'time' | 'date' | 'dateTime' | 'day' | 'relative'> {
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dayOfYear = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = dates(clock);
  const date = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const dateTime = dates({ ...dayOfYear, ...clock });
  const weekday = dates(dayOfYear);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const dayNumber = (at: number) => Date.parse(localDateOf(at, timeZone)) / 86_400_000;
  return {
    time: (at) => time.format(epoch(at)),
    date: (at) => date.format(epoch(at)),
    dateTime: (at) => dateTime.format(epoch(at)),
    day(at, now) {
      const days = dayNumber(epoch(at)) - dayNumber(now);
      if (Math.abs(days) > 1) return weekday.format(epoch(at));
      return capitalised(relative.format(days, 'day'), locale);
    },
    relative(at, now) {
      const [value, unit] = relativeParts(epoch(at) - now);
      return relative.format(value, unit);
    },
  };
}

function measures(language: Language): Pick<Formats, 'duration' | 'distance' | 'weight'> {
  // British English writes "8 mins"; the plain one "8 min", as every clock does.
  const locale = language === 'en' ? 'en' : formatLocale(language);
  // A single Arabic letter for minutes says little to most readers.
  const display = language === 'ar' ? 'long' : 'short';
  const unit = (name: string, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 });
  const [minute, hour] = [unit('minute', display), unit('hour', display)];
  const [metre, kilometre] = [unit('meter', 'short'), unit('kilometer', 'short')];
  const kilogram = unit('kilogram', 'short');
  return {
    duration(seconds) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return minute.format(minutes);
      return rest === 0 ? hour.format(hours) : `${hour.format(hours)} ${minute.format(rest)}`;
    },
    distance(metres) {
      const rounded = Math.round(metres / 10) * 10;
      return rounded < 1000 ? metre.format(rounded) : kilometre.format(metres / 1000);
    },
    weight: (kilograms) => kilogram.format(kilograms),
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

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function relativeParts(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(milliseconds / 1000);
  if (Math.abs(seconds) < 60) return [seconds, 'second'];
  const minutes = Math.round(seconds / 60);
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
