import type { BulkColumn, BulkValues } from './bulk-columns.ts';
import type { BulkCountry } from './bulk-context.ts';
import { type DecimalMark, decimalMarkOfColumn } from './read-amount.ts';
import { type DateReading, dateReadingOf } from './read-delivery-time.ts';

/** What the values of a column say together about how each is written. JSON, so that a row can be read again alone. */
export interface ColumnReading {
  readonly dates: DateReading;
  readonly decimalMark: DecimalMark;
}

/** Reads the columns of a file before its rows: the order of day and month, and the decimal mark of the amounts. */
export function readColumns(rows: readonly BulkValues[], country: BulkCountry): ColumnReading {
  return {
    dates: dateReadingOf(textsOf(rows, 'delivery_time'), country),
    decimalMark: decimalMarkOfColumn(textsOf(rows, 'amount'), country),
  };
}

/** Equal texts once: most of ten thousand rows repeat a few. */
function textsOf(rows: readonly BulkValues[], column: BulkColumn): ReadonlySet<string> {
  return new Set(rows.map((values) => values[column] ?? ''));
}
