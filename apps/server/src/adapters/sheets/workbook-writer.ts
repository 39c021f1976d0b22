import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { colToLetter, type ColumnDef, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { Template, WorkbookWriter, WrittenRows } from '../../features/bulk-orders/workbook-ports.ts';
import { escapedText } from './cell-escapes.ts';

type Value = string | number | Date | null;

const textFormat = '@';
const momentFormat = 'yyyy-mm-dd hh:mm';
/** Rows of the template whose cells have their formats, as the library has no formats of whole columns. */
const formattedRows = 500;
const widths: Readonly<Partial<Record<BulkColumn, number>>> = { address: 40, rider_notes: 30, description: 30 };
/** A program would drop the plus and the zeros at the beginning of a number. */
const asText: ReadonlySet<BulkColumn> = new Set(['reference', 'customer_phone_number', 'unit_number', 'building']);
const asNumber: ReadonlySet<BulkColumn> = new Set(['latitude', 'longitude', 'amount']);

/** Writes XLSX files. Texts are cells of the type text, so a program calculates nothing that stands in them. */
export const workbookWriter: WorkbookWriter = {
  template: (template) => writeXlsx({ sheets: [orderSheet(template), guideSheet(template)] }),
  rows: (rows) => writeXlsxStream(cellsOf(rows), writtenSheet(rows)),
};

function orderSheet({ sheetName, guide, columns, paymentMethods, example }: Template): WriteSheet {
  const methods = columns.findIndex(({ column }) => column === 'payment_method');
  const empty = columns.map(() => null);
  return {
    name: sheetName,
    columns: columns.map(({ column, heading }) => ({
      width: Math.max(widths[column] ?? 18, heading.length + 2),
      ...formatOf(column),
    })),
    rows: [
      columns.map(({ heading }) => escapedText(heading)),
      columns.map(({ column }) => exampleValue(column, example[column] ?? '')),
      ...Array.from({ length: formattedRows }, () => empty),
    ],
    freezePane: { rows: 1 },
    ...(methods !== -1 && paymentMethods.length > 0
      ? { dataValidations: [listOf(guide.name, methods, paymentMethods)] }
      : {}),
  };
}

function formatOf(column: BulkColumn): ColumnDef {
  if (asText.has(column)) return { numFmt: textFormat };
  return column === 'delivery_time' ? { numFmt: momentFormat } : {};
}

/** A number that changes when it is written as a number, such as 007, stays a text. */
function exampleValue(column: BulkColumn, text: string): Value {
  if (text === '') return null;
  if (asNumber.has(column) && String(Number(text)) === text) return Number(text);
  if (column === 'delivery_time' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return new Date(`${text}Z`);
  return escapedText(text);
}

/**
 * The values are in the second sheet, in the row of their column: a list within the validation ends at 255 characters and
 * cannot contain a comma.
 */
function listOf(guideName: string, column: number, values: readonly string[]) {
  const letter = colToLetter(column);
  const row = column + 2;
  const last = colToLetter(firstValue + values.length - 1);
  return {
    type: 'list' as const,
    range: `${letter}2:${letter}1048576`,
    formula1: `'${guideName.replaceAll("'", "''")}'!$${colToLetter(firstValue)}$${row}:$${last}$${row}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop' as const,
  };
}

/** The column of the second sheet where the values of a list begin, from 0. */
const firstValue = 3;

function guideSheet({ guide, columns, paymentMethods }: Template): WriteSheet {
  return {
    name: guide.name,
    columns: [{ width: 24 }, { width: 16 }, { width: 90 }],
    rows: [
      guide.headings.map(escapedText),
      ...columns.map(({ column, heading, need, explanation }) => {
        const values = column === 'payment_method' ? paymentMethods : [];
        return [heading, need, explanation, ...values].map(escapedText);
      }),
    ],
    freezePane: { rows: 1 },
  };
}

/** A row may have more cells than there are headings; the results follow the widest row. */
function widthOf({ headings, rows }: WrittenRows): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), headings.length);
}

function writtenSheet(written: WrittenRows) {
  const width = widthOf(written);
  const columns: ColumnDef[] = [...padded(written.headings, width), ...written.resultHeadings].map(() => ({
    width: 20,
    numFmt: textFormat,
  }));
  return { name: written.sheetName, columns, freezePane: { rows: 1 } };
}

function* cellsOf(written: WrittenRows): Generator<(string | null)[]> {
  const width = widthOf(written);
  const line = (cells: readonly string[], results: readonly string[]) =>
    [...padded(cells, width), ...results].map((text) => (text === '' ? null : escapedText(text)));
  yield line(written.headings, written.resultHeadings);
  for (const { cells, results } of written.rows) yield line(cells, results);
}

function padded(cells: readonly string[], width: number): readonly string[] {
  return [...cells, ...Array.from({ length: width - cells.length }, () => '')];
}
