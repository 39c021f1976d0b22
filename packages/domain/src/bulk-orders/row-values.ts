import type { BulkColumn, BulkValues } from './bulk-columns.ts';
import type { SheetRow } from './sheet-row.ts';

export interface RowValues {
  /** The texts exactly as the cells have them; an empty cell is absent. */
  readonly values: BulkValues;
  /** The columns whose cell has no value that can be known, such as a formula that was never calculated. */
  readonly unreadable: readonly BulkColumn[];
}

/** The values of a row by the columns of its file. */
export function valuesOf(row: SheetRow, columns: readonly (BulkColumn | null)[]): RowValues {
  const values: Partial<Record<BulkColumn, string>> = {};
  const unreadable: BulkColumn[] = [];
  const unknown = new Set(row.unreadable);
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = row.cells[index] ?? '';
    if (unknown.has(index)) unreadable.push(column);
    if (text.trim() !== '') values[column] = text;
  }
  return { values, unreadable };
}

/** Whether a row has nothing in any of the file's columns, such as a row with notes of the merchant beside the table. */
export function isEmptyRow({ values, unreadable }: RowValues): boolean {
  return Object.keys(values).length === 0 && unreadable.length === 0;
}
