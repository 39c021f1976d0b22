import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { valuesEdit } from '../data/row-changes.ts';
import type { GridParts } from './grid-parts.ts';
import type { EditEnd } from './cell-editor.tsx';
import { editableAt, gridColumns, valuesNow } from './grid-columns.ts';
import { actionOf, type GridAction, movedTo } from './grid-keys.ts';
import { clearedCells } from './paste-cells.ts';

interface GridFrame {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rowHeight: number;
  /** The id of a cell's element. */
  readonly cellOf: (row: number, column: number) => string;
}

/** The keys and presses of the grid, and the edit of its active cell. */
export function useGridActions(parts: GridParts, frame: GridFrame) {
  const { rows, unconfirmed, position, editing } = parts;
  const { row: activeIndex, column, moveTo } = position;
  const row = rows[activeIndex];
  const editable = editing.canEdit && row?.action !== 'CANCEL' ? editableAt(column) : null;
  const [edit, setEdit] = useState<{ cell: string; typed: string | null } | null>(null);
  const cell = `${row?.row_id} ${column}`;
  // An edit ends when another cell becomes the active one.
  const typed = edit?.cell === cell && editable !== null ? edit.typed : undefined;
  useActiveCellFocus(position, frame, typed !== undefined);

  const goTo = (toRow: number, toColumn: number, selects = false) => {
    position.requestFocus();
    moveTo(movedTo(0, toRow, rows.length), movedTo(0, toColumn, gridColumns.length), selects);
  };
  const begin = (text: string | null) => {
    if (editable !== null) setEdit({ cell, typed: text });
    else if (text === null && row !== undefined && editing.canEdit) editing.open(row);
  };
  const act = (action: GridAction) => {
    switch (action.kind) {
      case 'move': {
        const page = Math.max(1, Math.floor((frame.scroller.current?.clientHeight ?? 0) / frame.rowHeight) - 2);
        const distance = action.rows === 'page-up' ? -page : action.rows === 'page-down' ? page : action.rows;
        return goTo(
          movedTo(activeIndex, distance, rows.length),
          movedTo(column, action.columns, gridColumns.length),
          action.selects,
        );
      }
      case 'edit':
        return begin(action.text);
      case 'clear':
        return editing.canEdit
          ? editing.change(clearedCells(position.range, rows, (one) => valuesNow(one, unconfirmed.get(one.row_id))))
          : undefined;
      case 'undo':
      case 'redo':
        return editing.canEdit ? editing[action.kind]() : undefined;
      case 'choose-address':
        return row !== undefined && editing.canEdit ? editing.chooseAddress(row) : undefined;
      case 'error':
        return editing.goToError(action.step);
    }
  };
  const endEdit = (value: string | null, end: EditEnd) => {
    setEdit(null);
    if (end !== 'leave') position.requestFocus();
    if (value !== null && editable !== null && row !== undefined) {
      const change = valuesEdit(row.row_id, valuesNow(row, unconfirmed.get(row.row_id)), { [editable]: value });
      if (change !== null) editing.change([change]);
    }
    if (end === 'down') goTo(activeIndex + 1, column);
    if (end === 'up') goTo(activeIndex - 1, column);
    if (end === 'next') goTo(activeIndex, column + 1);
    if (end === 'previous') goTo(activeIndex, column - 1);
  };
  return {
    typed,
    endEdit,
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
        const action = actionOf(event, { column, columns: gridColumns.length }, isRightToLeft);
        if (action === null) return;
        event.preventDefault();
        act(action);
      },
      onMouseDown(event: MouseEvent<HTMLElement>) {
        const pressed = cellAt(event);
        if (pressed === null) return;
        // Shift would select the text between the cells.
        if (event.shiftKey) event.preventDefault();
        position.requestFocus();
        moveTo(pressed.row, pressed.column, event.shiftKey);
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        if (cellAt(event) !== null) begin(null);
      },
    },
  };
}

/** The cell of a press; null for the head and for the field of an edit. */
function cellAt({ target }: MouseEvent): { row: number; column: number } | null {
  if (!(target instanceof Element) || target.closest('input, select') !== null) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Puts the focus on the active cell after a key or a press. */
function useActiveCellFocus(
  { row, column, takeFocusRequest }: GridParts['position'],
  { cellOf }: GridFrame,
  isEdited: boolean,
) {
  const focus = useEffectEvent(() => {
    if (isEdited || !takeFocusRequest()) return;
    const cell = document.getElementById(cellOf(row, column));
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => focus());
}
