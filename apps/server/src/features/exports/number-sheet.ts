import type { Numbers, WireFigures } from '@riderbell/contract/shapes/numbers.ts';
import { type CurrencyCode, digitsOf } from '@riderbell/domain/countries/currencies.ts';
import type { Cell, ExportWords, SheetColumn } from './ports.ts';

interface FigureColumn {
  /** In sheets.json; money has the currency's digits. */
  readonly heading: string;
  readonly digits: 0 | 1 | 'money';
  readonly of: (figures: WireFigures) => number | null;
}

/** Minutes, with one decimal. */
const average = (seconds: number, count: number) => (count === 0 ? null : seconds / count / 60);

/** Sums, which add up in a spreadsheet; only the averages are calculated. */
const figureColumns: readonly FigureColumn[] = [
  { heading: 'column.orders', digits: 0, of: (of) => of.orders },
  { heading: 'column.delivered-orders', digits: 0, of: (of) => of.delivered },
  { heading: 'column.returned', digits: 0, of: (of) => of.returned },
  { heading: 'column.cancelled', digits: 0, of: (of) => of.cancelled },
  { heading: 'column.promised', digits: 0, of: (of) => of.promised },
  { heading: 'column.on-time', digits: 0, of: (of) => of.on_time },
  { heading: 'column.minutes-to-rider', digits: 1, of: (of) => average(of.to_rider_seconds, of.riders_arrived) },
  { heading: 'column.minutes-to-door', digits: 1, of: (of) => average(of.to_door_seconds, of.delivered) },
  { heading: 'column.fees', digits: 'money', of: (of) => of.delivery_fees },
  { heading: 'column.at-the-door', digits: 'money', of: (of) => of.cash_collected },
  { heading: 'column.paid-at-pickup', digits: 'money', of: (of) => of.cash_paid_at_pickup },
];

/** The columns by day and week, or by hour of the week, which has orders only. */
export function numberColumns(
  { hours_of_week: hours }: Numbers,
  { sheets }: Pick<ExportWords, 'sheets'>,
  currency: CurrencyCode,
): SheetColumn[] {
  const heading = (key: string) => ({ heading: sheets(key), width: 14 });
  const number = (key: string, digits = 0): SheetColumn => ({ ...heading(key), kind: 'number', digits });
  if (hours.length > 0) return ['column.weekday', 'column.hour', 'column.orders'].map((key) => number(key));
  return [
    { ...heading('column.from'), kind: 'text' },
    { ...heading('column.until'), kind: 'text' },
    ...figureColumns.map((column) =>
      number(column.heading, column.digits === 'money' ? digitsOf(currency) : column.digits),
    ),
  ];
}

export function numberRows({ series, hours_of_week: hours }: Numbers): Cell[][] {
  if (hours.length > 0) return hours.map(({ weekday, hour, orders }) => [weekday, hour, orders]);
  return series.map(({ from, to, ...figures }) => [from, to, ...figureColumns.map(({ of }) => of(figures))]);
}
