import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { useState } from 'react';
import type { CellRange } from './paste-cells.ts';

/** A cell: the row by its id, because rows come and go with the filter. */
interface Cell {
  readonly rowId: string | null;
  readonly column: number;
}

interface Position {
  readonly active: Cell;
  /** The other corner of the selection. */
  readonly anchor: Cell;
}

/** The active cell and the selected cells, as indexes of the shown rows. */
export function useGridPosition(rows: readonly BulkRow[], indexOf: ReadonlyMap<string, number>) {
  const [position, setPosition] = useState<Position>(() => {
    const first = { rowId: rows[0]?.row_id ?? null, column: 0 };
    return { active: first, anchor: first };
  });
  const [lastIndex, setLastIndex] = useState(0);
  const indexOfRow = ({ rowId }: Cell): number => {
    const index = rowId === null ? undefined : indexOf.get(rowId);
    // The row is no longer shown: the one that took its place.
    return index ?? Math.max(0, Math.min(lastIndex, rows.length - 1));
  };
  const row = indexOfRow(position.active);
  const { column } = position.active;
  const anchorRow = indexOfRow(position.anchor);
  const range: CellRange = {
    firstRow: Math.min(row, anchorRow),
    lastRow: Math.max(row, anchorRow),
    firstColumn: Math.min(column, position.anchor.column),
    lastColumn: Math.max(column, position.anchor.column),
  };
  return {
    row,
    column,
    range,
    /** Makes a cell the active one; `selects` keeps the other corner of the selection. */
    moveTo(toRow: number, toColumn: number, selects = false) {
      const active = { rowId: rows[toRow]?.row_id ?? null, column: toColumn };
      setLastIndex(toRow);
      setPosition((before) => ({ active, anchor: selects ? before.anchor : active }));
    },
  };
}
