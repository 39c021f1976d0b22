import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';

/** The filters of the rows, in the order of their chips. */
export const rowFilters = ['all', 'errors', 'to-place', 'warnings', 'edits', 'cancellations', 'placed'] as const;
export type RowFilter = (typeof rowFilters)[number];

type FilteredRow = Pick<BulkRow, 'action' | 'status' | 'warnings'>;

const matches: Readonly<Record<RowFilter, (row: FilteredRow) => boolean>> = {
  // Offered cancellations are no rows of the file.
  all: ({ action }) => action !== 'CANCEL',
  errors: isWrong,
  'to-place': ({ action, status }) => action === 'CREATE' && status === 'READY',
  warnings: ({ warnings, action }) => warnings.length > 0 && action !== 'CANCEL',
  edits: ({ action }) => action === 'EDIT',
  cancellations: ({ action }) => action === 'CANCEL',
  placed: ({ status, action }) => status === 'DONE' && action !== 'NONE',
};

export function isWrong({ status }: Pick<BulkRow, 'status'>): boolean {
  return status === 'ERROR' || status === 'FAILED';
}

export function countsOf(rows: readonly FilteredRow[]): Readonly<Record<RowFilter, number>> {
  const counts = { all: 0, errors: 0, 'to-place': 0, warnings: 0, edits: 0, cancellations: 0, placed: 0 };
  for (const row of rows) for (const filter of rowFilters) if (matches[filter](row)) counts[filter] += 1;
  return counts;
}

/**
 * The rows to show. A row that matched when the filter was chosen stays, so that a corrected row does not vanish under the hand that
 * corrects it.
 * @param stays the ids of the rows that matched then
 */
export function shownRows(rows: readonly BulkRow[], filter: RowFilter, stays: ReadonlySet<string>): readonly BulkRow[] {
  return rows.filter((row) => matches[filter](row) || stays.has(row.row_id));
}

/** The ids of the rows that match now. */
export function matchingIds(rows: readonly BulkRow[], filter: RowFilter): ReadonlySet<string> {
  return new Set(rows.filter((row) => matches[filter](row)).map(({ row_id }) => row_id));
}

/**
 * The index of the next row with an error after `from`, or before it if `step` is -1; begins again at the other end. -1 if there is none.
 */
export function nextWrong(rows: readonly BulkRow[], from: number, step: 1 | -1): number {
  for (let distance = 1; distance <= rows.length; distance += 1) {
    const index = (from + step * distance + rows.length * 2) % rows.length;
    const row = rows[index];
    if (row !== undefined && isWrong(row)) return index;
  }
  return -1;
}
