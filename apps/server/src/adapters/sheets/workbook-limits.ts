import { bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';

const megabyte = 1024 * 1024;

/** What a workbook may contain at most. A workbook of the largest allowed size from any program is far below. */
export const workbookLimits = {
  /** A workbook has about ten parts and one for each sheet. */
  parts: 500,
  /** Bytes of all parts after inflation. */
  inflated: 64 * megabyte,
  /** Times that a part may be larger than in the file. XML of real sheets has 5 to 30. */
  ratio: 100,
  /** Smaller parts may have any ratio. */
  ratioFrom: megabyte,
  /** Rows of all sheets that are not empty. The rest above the orders is for headings and explanations. */
  rows: bulkRowLimit + 50,
  /** Cells of all filled rows, counted up to the last filled one: one cell at the end of each row would need gigabytes. */
  cells: 2_000_000,
  /** Characters of all filled rows, with each shared text as often as it is used. */
  characters: 64 * megabyte,
  /** Characters of one row, or of what precedes or follows the rows. */
  piece: 8 * megabyte,
} as const;
