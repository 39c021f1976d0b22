import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { RowEdit, Unconfirmed } from '../data/row-changes.ts';
import type { useGridPosition } from './use-grid-position.ts';

/** What a person can do with the rows. */
export interface RowEditing {
  /** Whether the job's rows can be changed now. */
  readonly canEdit: boolean;
  change(edits: readonly RowEdit[], added?: readonly BulkValues[]): void;
  undo(): void;
  redo(): void;
  /** Opens the fields of a row. */
  open(row: BulkRow): void;
  chooseAddress(row: BulkRow): void;
  goToError(step: 1 | -1): void;
}

export interface GridParts {
  /** The rows that the filter shows. */
  readonly rows: readonly BulkRow[];
  readonly unconfirmed: ReadonlyMap<string, Unconfirmed>;
  readonly position: ReturnType<typeof useGridPosition>;
  readonly editing: RowEditing;
}
