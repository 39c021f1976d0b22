import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { useMemo } from 'react';
import { useDeployment } from '../deployment.ts';
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
  /** "Sat, 21 Nov, 14:05" */
  dateTime(at: Instant): string;
  /** "today at 14:05" needs words: this gives the day alone, as "Today", "Tomorrow", "Yesterday" or "Sat, 21 Nov". */
  day(at: Instant, now: number): string;
  /** "in 5 minutes", "2 hours ago" */
  relative(at: Instant, now: number): string;
  /** "25 min", "1 hr 5 min"; from seconds, rounded to minutes, at least one. */
  duration(seconds: number): string;
  /** "850 m", "3.2 km"; from metres. */
  distance(metres: number): string;
}

export function createFormats(
  language: Language,
  deployment: Pick<Deployment, 'currency' | 'currency_digits' | 'time_zone'>,
): Formats {
  const locale = formatLocale(language);
  // British English writes "8 mins" and "1.2 km"; the plain one "8 min", as every clock does.
  const unitLocale = language === 'en' ? 'en' : locale;
  const timeZone = deployment.time_zone;
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  // A single Arabic letter for minutes says little to most readers.
  const timeDisplay = language === 'ar' ? 'long' : 'short';
  const lasting = (unit: 'minute' | 'hour', value: number) =>
    new Intl.NumberFormat(unitLocale, { style: 'unit', unit, unitDisplay: timeDisplay }).format(value);
  const far = (unit: 'meter' | 'kilometer', value: number) =>
    new Intl.NumberFormat(unitLocale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      value,
    );
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: deployment.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: deployment.currency_digits,
    maximumFractionDigits: deployment.currency_digits,
  });
  const number = new Intl.NumberFormat(locale);
  const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const dateTime = dates({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const weekday = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const dayNumber = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const daysBetween = (from: number, to: number) =>
    Math.round((Date.parse(dayNumber.format(to)) - Date.parse(dayNumber.format(from))) / 86_400_000);
  return {
    money: (amount) => money.format(amount),
    number: (value) => number.format(value),
    time: (at) => time.format(epoch(at)),
    date: (at) => date.format(epoch(at)),
    dateTime: (at) => dateTime.format(epoch(at)),
    day(at, now) {
      const days = daysBetween(now, epoch(at));
      if (Math.abs(days) > 1) return weekday.format(epoch(at));
      return capitalised(relative.format(days, 'day'), locale);
    },
    relative(at, now) {
      const [value, unit] = relativeParts(epoch(at) - now);
      return relative.format(value, unit);
    },
    duration(seconds) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return lasting('minute', minutes);
      return rest === 0 ? lasting('hour', hours) : `${lasting('hour', hours)} ${lasting('minute', rest)}`;
    },
    distance: (metres) =>
      metres < 1000 ? far('meter', Math.round(metres / 10) * 10) : far('kilometer', metres / 1000),
  };
}

/** The formats of the screen's language and the deployment's currency and zone. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  const deployment = useDeployment();
  return useMemo(() => createFormats(language, deployment), [language, deployment]);
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
