import { writeXlsxStream } from 'hucre/xlsx';
import type { Sheet, SheetColumn, SheetWriter } from '../../features/exports/ports.ts';

/** Excel refuses a file with a longer text. */
const longestText = 32_767;

/** Writes XLSX. A text is a cell of the type text, so a program calculates nothing that stands in it. */
export const xlsxSheets: SheetWriter = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write({ name, columns, rows }) {
    const defined = columns.map((column) => ({ header: column.heading, width: column.width, ...formatOf(column) }));
    return writeXlsxStream(cellsOf(columns, rows), { name, columns: defined, freezePane: { rows: 1 } });
  },
};

function formatOf(column: SheetColumn): { numFmt?: string } {
  if (column.kind === 'moment') return { numFmt: 'yyyy-mm-dd hh:mm' };
  if (column.kind !== 'number') return {};
  return { numFmt: column.digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(column.digits)}` };
}

async function* cellsOf(columns: readonly SheetColumn[], rows: Sheet['rows']) {
  const kinds = columns.map(({ kind }) => kind);
  for await (const row of rows) {
    yield row.map((cell, index) => {
      if (typeof cell === 'string') return plainText(cell);
      return cell !== null && kinds[index] === 'moment' ? new Date(cell) : cell;
    });
  }
}

/** The text as XML can hold it. What looks like the escape of a character in XLSX is escaped itself. */
function plainText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- removes control characters on purpose
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .slice(0, longestText)
      .replaceAll(/_x(?=[\da-f]{4}_)/gi, '_x005F_x')
  );
}
