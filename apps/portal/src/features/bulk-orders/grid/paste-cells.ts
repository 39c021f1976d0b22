import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { type RowEdit, valuesEdit } from '../data/row-changes.ts';
import { firstEditable } from './grid-columns.ts';

/** A rectangle of cells by the indexes of its corners, the last ones included. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The changes of a paste: one step of undo. */
export interface PastedChanges {
  readonly edits: readonly RowEdit[];
  /** The rows beyond the last one. */
  readonly added: readonly BulkValues[];
}

/**
 * The changes of pasted cells from the first cell of the range on. One cell fills the whole range. Cells beyond the last column are
 * left out; rows beyond the last row are added.
 */
export function pasteInto(
  cells: readonly (readonly string[])[],
  range: CellRange,
  rows: readonly BulkRow[],
  valuesOf: (row: BulkRow) => BulkValues,
): PastedChanges {
  const filled = fillingOf(cells, range);
  const firstColumn = Math.max(0, range.firstColumn - firstEditable);
  const edits: RowEdit[] = [];
  const added: BulkValues[] = [];
  for (const [offset, line] of filled.entries()) {
    const wanted = valuesFrom(line, firstColumn);
    const row = rows[range.firstRow + offset];
    if (row === undefined) {
      if (Object.values(wanted).some((text) => text.trim() !== '')) added.push(wanted);
      continue;
    }
    const edit = valuesEdit(row.row_id, valuesOf(row), wanted);
    if (edit !== null) edits.push(edit);
  }
  return { edits, added };
}

function fillingOf(cells: readonly (readonly string[])[], range: CellRange): readonly (readonly string[])[] {
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only === undefined) return cells;
  const line = Array<string>(range.lastColumn - Math.max(range.firstColumn, firstEditable) + 1).fill(only);
  return Array.from({ length: range.lastRow - range.firstRow + 1 }, () => line);
}

function valuesFrom(line: readonly string[], firstColumn: number): Partial<Record<BulkColumn, string>> {
  const values: Partial<Record<BulkColumn, string>> = {};
  for (const [index, text] of line.entries()) {
    const column = bulkColumns[firstColumn + index];
    if (column !== undefined) values[column] = text;
  }
  return values;
}

/** The edits that clear the cells of a range. */
export function clearedCells(
  range: CellRange,
  rows: readonly BulkRow[],
  valuesOf: (row: BulkRow) => BulkValues,
): readonly RowEdit[] {
  const columns = bulkColumns.slice(
    Math.max(0, range.firstColumn - firstEditable),
    Math.max(0, range.lastColumn - firstEditable + 1),
  );
  const empty = Object.fromEntries(columns.map((column) => [column, '']));
  return rows.slice(range.firstRow, range.lastRow + 1).flatMap((row) => {
    const edit = valuesEdit(row.row_id, valuesOf(row), empty);
    return edit === null ? [] : [edit];
  });
}

/** The text of cells as spreadsheet programs read it: see `readPastedCells` for the quotes. */
export function copiedText(cells: readonly (readonly string[])[]): string {
  return cells.map((line) => line.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
