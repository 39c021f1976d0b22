import { readPastedCells } from '@riderbell/domain/bulk-orders/pasted-cells.ts';
import type { ClipboardEvent } from 'react';
import { useRowState } from '../rows/row-state.ts';
import type { GridParts } from './grid-parts.ts';
import { gridColumns, valuesNow } from './grid-columns.ts';
import { clearedCells, copiedText, pasteInto } from './paste-cells.ts';

/** Copies, cuts and pastes cells as spreadsheet programs do. Inside of a cell that is edited, the browser does it with its text. */
export function useClipboard({ rows, unconfirmed, position: { range }, editing }: GridParts) {
  const stateOf = useRowState();
  const valuesOf = (row: (typeof rows)[number]) => valuesNow(row, unconfirmed.get(row.row_id));
  const copy = (event: ClipboardEvent) => {
    if (isField(event.target)) return false;
    const columns = gridColumns.slice(range.firstColumn, range.lastColumn + 1);
    const cells = rows.slice(range.firstRow, range.lastRow + 1).map((row) => {
      const values = valuesOf(row);
      return columns.map((column) => {
        if (column === 'row') return String(row.row_number);
        if (column === 'state') return stateOf(row, unconfirmed.get(row.row_id)).text;
        if (column === 'fee') return row.delivery_fee === null ? '' : String(row.delivery_fee);
        return values[column] ?? '';
      });
    });
    event.clipboardData.setData('text/plain', copiedText(cells));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      if (copy(event) && editing.canEdit) editing.change(clearedCells(range, rows, valuesOf));
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (isField(event.target) || text === '') return;
      event.preventDefault();
      if (!editing.canEdit) return;
      const { edits, added } = pasteInto(readPastedCells(text), range, rows, valuesOf);
      editing.change(edits, added);
    },
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select') !== null;
}
