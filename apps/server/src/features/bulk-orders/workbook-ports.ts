import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { SheetTable } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';

/**
 * Why a workbook is not read.
 * file-format: it is no XLSX. file-locked: it needs a password. file-unpacks-too-large: it is small, but what it contains is not.
 * file-unreadable: it is damaged, or reading it took too long.
 */
export type WorkbookRefusal =
  | 'bulk.file-format'
  | 'bulk.file-too-large'
  | 'bulk.file-locked'
  | 'bulk.file-macros'
  | 'bulk.file-unpacks-too-large'
  | 'bulk.file-unreadable'
  | 'bulk.no-rows'
  | 'bulk.too-many-rows';

export type ReadWorkbook =
  | { readonly ok: true; readonly sheets: readonly SheetTable[] }
  | { readonly ok: false; readonly refusal: WorkbookRefusal };

export interface WorkbookReader {
  /**
   * Reads the visible sheets of an XLSX file outside the server's thread (decision 070).
   * A number is a text in decimals, a date `2026-11-28`, a moment `2026-11-28T14:30`, a time `14:30`, a truth value `TRUE` or `FALSE`.
   * @throws only after `close`
   */
  read(bytes: Uint8Array): Promise<ReadWorkbook>;
  /** Ends the threads. Files that are being read fail. */
  close(): Promise<void>;
}

export interface TemplateColumn {
  readonly column: BulkColumn;
  readonly heading: string;
  /** "Required" or "Optional". */
  readonly need: string;
  /** What the column may contain. */
  readonly explanation: string;
}

export interface Template {
  readonly sheetName: string;
  /** The second sheet, with a row for each column. */
  readonly guide: {
    readonly name: string;
    readonly headings: readonly [column: string, need: string, explanation: string];
  };
  readonly columns: readonly TemplateColumn[];
  /** The values of the drop-down list for the payment method; without any there is no list. */
  readonly paymentMethods: readonly string[];
  /** The example order. A delivery time such as `2026-11-28T14:30` becomes a date. */
  readonly example: Readonly<Partial<Record<BulkColumn, string>>>;
}

export interface WrittenRow {
  /** The cells as they were read. */
  readonly cells: readonly string[];
  readonly results: readonly string[];
}

/** Rows of a merchant's workbook in their own columns, with what became of them in further columns. */
export interface WrittenRows {
  readonly sheetName: string;
  readonly headings: readonly string[];
  readonly resultHeadings: readonly string[];
  readonly rows: readonly WrittenRow[];
}

export interface WorkbookWriter {
  template(template: Template): Promise<Uint8Array>;
  /** All cells are texts, and the reader returns them unchanged. A text beyond 32,767 characters, which Excel refuses, is cut. */
  rows(rows: WrittenRows): AsyncIterable<Uint8Array>;
}

/** The words of workbooks in a language; missing texts are in English. */
export interface WorkbookWords {
  readonly sheetName: string;
  readonly guide: Template['guide'];
  /** All columns, for the template. @param required the columns without which a row is refused */
  columns(required: readonly BulkColumn[]): readonly TemplateColumn[];
  /** By the code of the method, such as `CASH_ON_DELIVERY`; null for an unknown method. */
  paymentMethod(code: string): string | null;
  readonly results: Readonly<Record<ResultColumn, string>>;
}

/** The columns that a filled workbook has after the merchant's. */
export const resultColumns = [
  'order-id',
  'status',
  'delivery-fee',
  'rider',
  'tracking-link',
  'reason',
  'error',
] as const;

export type ResultColumn = (typeof resultColumns)[number];

export interface WorkbookTexts {
  in(language: Language): Promise<WorkbookWords>;
  /** The headings of all columns in all languages, as the template has them and as people write them. */
  headingWords(): Promise<readonly HeadingWord[]>;
}

export interface HeadingWord {
  readonly column: BulkColumn;
  readonly text: string;
}
