import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { type RowValues, valuesOf } from '@riderbell/domain/bulk-orders/row-values.ts';
import type { FileColumn, StoredRow } from './ports.ts';

/** The texts of a row: those of its cells, with what people typed instead. */
export function valuesOfRow(
  { number, cells, unreadable, corrected }: Pick<StoredRow, 'number' | 'cells' | 'unreadable' | 'corrected'>,
  columns: readonly FileColumn[],
): RowValues {
  const read = valuesOf(
    { number, cells, unreadable },
    columns.map(({ column }) => column),
  );
  const values: Partial<Record<BulkColumn, string>> = { ...read.values };
  for (const [column, text] of Object.entries(corrected) as [BulkColumn, string][]) {
    if (text.trim() === '') delete values[column];
    else values[column] = text;
  }
  return { values, unreadable: read.unreadable.filter((column) => corrected[column] === undefined) };
}

/** The columns that the file has, and those in which people typed something. */
export function columnsInUse(columns: readonly FileColumn[], corrected: Iterable<BulkValues>): ReadonlySet<BulkColumn> {
  const used = new Set(columns.flatMap(({ column }) => column ?? []));
  for (const values of corrected) for (const column of Object.keys(values) as BulkColumn[]) used.add(column);
  return used;
}
