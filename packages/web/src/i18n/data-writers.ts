import type { LocaleData } from './locale-data.ts';
import { moneyOptions, type Setting, unitDigits, type Writers } from './writers.ts';

/** Digits, time zones and the calendar are the same in every language, and every browser has English. */
const plainLocale = 'en-u-ca-gregory-nu-latn';

/** Formats values with the words in `data`, for languages that browsers do not support. */
export function dataWriters(data: LocaleData, setting: Setting): Writers {
  const number = numberWriter(data, { useGrouping: setting.grouping });
  const amount = numberWriter(data, { ...moneyOptions(setting), style: 'decimal' });
  const measure = numberWriter(data, { maximumFractionDigits: unitDigits });
  const money = data.money[setting.currency] ?? `{0}\u00A0${setting.currency}`;
  return {
    money: (value) => `${value < 0 ? '-' : ''}${money.replace('{0}', amount(Math.abs(value)))}`,
    number,
    ...dateWriters(data, setting.time_zone),
    relative(value, unit) {
      const phrase = data.inWords[`${value} ${unit}`];
      const pattern = data.relative[unit]?.[value < 0 ? 'past' : 'future'];
      return phrase ?? pattern?.replace('{0}', number(Math.abs(value))) ?? '';
    },
    unit: (value, unit) => (data.units[unit] ?? '{0}').replace('{0}', measure(value)),
  };
}

function numberWriter({ group, decimal }: LocaleData, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(plainLocale, options);
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? group : part.type === 'decimal' ? decimal : part.value))
      .join('');
}

function dateWriters(data: LocaleData, timeZone: string): Pick<Writers, 'time' | 'date' | 'dateTime' | 'dayOfYear'> {
  const format = new Intl.DateTimeFormat(plainLocale, {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const writer = (pattern: string) => (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])];
    const words: Readonly<Record<string, string | undefined>> = {
      ...parts,
      month: data.months[month - 1],
      weekday: data.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()],
    };
    return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  };
  return {
    time: writer(data.time),
    date: writer(data.date),
    dateTime: writer(data.dateTime),
    dayOfYear: writer(data.dayOfYear),
  };
}
