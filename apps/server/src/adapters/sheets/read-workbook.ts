import { randomUUID } from 'node:crypto';
import type { SheetRow, SheetTable } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import { streamXlsxRows } from 'hucre/xlsx';
import { cellText } from './cell-texts.ts';
import { columnOf, filledRows, type FilledRows, type Spent } from './filled-rows.ts';
import { reducedWorkbook } from './reduced-workbook.ts';
import { RefusedWorkbook } from './refused-workbook.ts';
import { sharedTextsOf } from './shared-texts.ts';
import { openWorkbookArchive } from './workbook-archive.ts';
import { findParts } from './workbook-parts.ts';

/** The library holds all rows of a workbook at once, so it gets them in parts. */
const rowsAtOnce = 500;

/**
 * Reads the visible sheets of an XLSX file, in its thread. The rows of hidden sheets are left out; hidden rows are read, because
 * a filter hides rows of the order list (decision 070).
 * @throws RefusedWorkbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetTable[]> {
  const archive = await openWorkbookArchive(bytes);
  const { sheets, from1904, sharedTexts, styles } = await findParts(archive);
  const texts = sharedTexts === null ? [] : sharedTextsOf(await archive.text(sharedTexts));
  // A text that no file can contain by chance or on purpose.
  const unreadable = `unreadable ${randomUUID()}`;
  const spent: Spent = { rows: 0, cells: 0, characters: 0 };
  const filled: (FilledRows & { readonly name: string })[] = [];
  for (const { name, part } of sheets) {
    const source = { bytes: await archive.open(part), sharedTexts: texts, unreadable, spent };
    filled.push({ name, ...(await filledRows(source)) });
  }
  const stylesXml = styles === null ? null : await archive.text(styles);
  const read: SheetTable[] = [];
  for (const { name, rows, merged } of filled) {
    const isCoveredIn = coveredCells(merged);
    const table: SheetRow[] = [];
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const part = rows.slice(from, from + rowsAtOnce).join('');
      const reduced = await reducedWorkbook({ rows: part, from1904, styles: stylesXml });
      for await (const { index: above, values } of streamXlsxRows(reduced)) {
        const isCovered = isCoveredIn(above + 1);
        const cells = values.map((value, column) => {
          if (isCovered(column + 1)) return '';
          return value === unreadable ? null : cellText(value, from1904);
        });
        const row = rowOf(above + 1, cells);
        if (row !== null) table.push(row);
      }
    }
    read.push({ name, rows: table });
  }
  if (read.every(({ rows }) => rows.length === 0)) throw new RefusedWorkbook('bulk.no-rows', 'no row has a text');
  return read;
}

/** @param cells null where the value cannot be known */
function rowOf(number: number, cells: readonly (string | null)[]): SheetRow | null {
  const last = cells.findLastIndex((cell) => cell !== '');
  const texts = cells.slice(0, last + 1).map((cell) => cell ?? '');
  const unreadable = cells.flatMap((cell, column) => (cell === null ? [column] : []));
  if (unreadable.length > 0) return { number, cells: texts, unreadable };
  return texts.every((text) => text.trim() === '') ? null : { number, cells: texts };
}

/** Whether a cell of a row is in a merged range without being its first: only the first is shown, whatever the others contain. */
function coveredCells(merged: readonly string[]): (row: number) => (column: number) => boolean {
  const ranges = merged.flatMap((range) => {
    const [first, last] = range
      .split(':')
      .map((cell) => ({ row: Number(/\d+$/.exec(cell)?.[0]), column: columnOf(cell) }));
    if (!first?.column || !last?.column) return [];
    return [{ top: first.row, left: first.column, bottom: last.row, right: last.column }];
  });
  return (row) => {
    const here = ranges.filter(({ top, bottom }) => row >= top && row <= bottom);
    return (column) =>
      here.some(({ top, left, right }) => column >= left && column <= right && !(row === top && column === left));
  };
}
