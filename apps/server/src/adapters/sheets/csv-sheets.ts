import type { Cell, SheetColumn, SheetWriter } from '../../features/exports/ports.ts';

/** Characters to gather before they are sent on. */
const chunk = 64 * 1024;
/** With it, Excel reads UTF-8. */
const byteOrderMark = '\uFEFF';

/** Writes CSV (RFC 4180) in UTF-8: a comma between cells, a point in numbers, moments as `2026-11-21 11:00:00`. */
export const csvSheets: SheetWriter = {
  contentType: 'text/csv; charset=utf-8',
  async *write({ columns, rows }) {
    const encoder = new TextEncoder();
    let text = byteOrderMark + line(columns.map(({ heading }) => quoted(heading)));
    for await (const row of rows) {
      text += line(columns.map((column, index) => cellText(column, row[index] ?? null)));
      if (text.length < chunk) continue;
      yield encoder.encode(text);
      text = '';
    }
    yield encoder.encode(text);
  },
};

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function cellText(column: SheetColumn, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return quoted(column.kind === 'phone' && phone.test(cell) ? cell : harmless(cell));
  if (column.kind === 'number') return cell.toFixed(column.digits);
  return new Date(cell).toISOString().slice(0, 19).replace('T', ' ');
}

/** An international number. Because of the space after the country's code, no spreadsheet calculates with it or shortens it. */
const phone = /^\+\d{1,3} [\d ()-]+$/;

/**
 * A spreadsheet takes a text that begins so for a formula, and one that begins with an apostrophe for a text (OWASP, CSV Injection).
 * The full-width signs count as well in East Asian versions.
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Always in quotes, so that a program that divides at another sign does not begin a cell within a text. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
