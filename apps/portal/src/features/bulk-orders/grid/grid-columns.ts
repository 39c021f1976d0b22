import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { Unconfirmed } from '../data/row-changes.ts';

/** The columns of the grid: the first two stay in view, and those of the file follow in the order of the template. */
export const gridColumns = ['row', 'state', 'fee', ...bulkColumns] as const;
export type GridColumn = (typeof gridColumns)[number];

export const frozenCount = 2;
/** The index of the first column that can be changed. */
export const firstEditable = 3;

/** The column of the file at an index of the grid; null for those that the server fills. */
export function editableAt(index: number): BulkColumn | null {
  return bulkColumns[index - firstEditable] ?? null;
}

/** In rem. */
const widths: Readonly<Record<GridColumn, number>> = {
  row: 4,
  state: 10,
  fee: 7,
  reference: 8,
  customer_name: 11,
  customer_phone_number: 10,
  address: 18,
  building: 9,
  unit_number: 7,
  latitude: 7.5,
  longitude: 7.5,
  rider_notes: 12,
  description: 12,
  amount: 7,
  payment_method: 11,
  delivery_time: 10.5,
};

/** The value of `grid-template-columns`. */
export const gridTracks = gridColumns.map((column) => `${widths[column]}rem`).join(' ');
/** Where the second frozen column begins, and where the frozen ones end. */
export const frozenAt = `${widths.row}rem`;
export const frozenEnd = `${widths.row + widths.state}rem`;

/** The texts of a row with the changes that the server has not confirmed. */
export function valuesNow(row: BulkRow, unconfirmed: Unconfirmed | undefined): BulkValues {
  return unconfirmed?.values === undefined ? row.values : { ...row.values, ...unconfirmed.values };
}

/** Columns whose texts run from left to right in every language. */
export const leftToRight: ReadonlySet<GridColumn> = new Set<GridColumn>([
  'customer_phone_number',
  'latitude',
  'longitude',
]);
