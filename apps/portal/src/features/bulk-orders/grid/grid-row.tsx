import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { memo, type ReactNode } from 'react';
import type { Unconfirmed } from '../data/row-changes.ts';
import { Pill } from '../pill.tsx';
import { useCellText, useRowErrorText, useRowState } from '../rows/row-state.ts';
import { CellEditor, type EditEnd } from './cell-editor.tsx';
import { frozenCount, type GridColumn, gridColumns, leftToRight, valuesNow } from './grid-columns.ts';
import classes from './grid.module.css';

export interface RowCells {
  /** The column of the active cell; -1 if it is in another row. */
  readonly active: number;
  /** The selected columns; -1 for none. */
  readonly firstSelected: number;
  readonly lastSelected: number;
  /** What was typed to begin an edit; undefined while the active cell is not edited. */
  readonly typed: string | null | undefined;
}

/** Of a row without active or selected cells. */
export const noCells: RowCells = { active: -1, firstSelected: -1, lastSelected: -1, typed: undefined };

export const cellId = (rowElementId: string, column: number) => `${rowElementId}-${column}`;

/** A row of the grid, which handles its keys and presses. Renders again only when something of the row changes, so that scrolling is smooth. */
export const GridRow = memo(function GridRow({
  id,
  row,
  unconfirmed,
  index,
  height,
  cells,
  onEditEnd,
}: {
  id: string;
  row: BulkRow;
  unconfirmed: Unconfirmed | undefined;
  /** The index among the shown rows. */
  index: number;
  /** The height of each row, in pixels. */
  height: number;
  cells: RowCells;
  /** Only of the row with the active cell. */
  onEditEnd: ((value: string | null, end: EditEnd) => void) | undefined;
}) {
  const cellText = useCellText();
  const errorText = useRowErrorText();
  const { money } = useFormats();
  const values = valuesNow(row, unconfirmed);
  const { text: state, tone } = useRowState()(row, unconfirmed);
  const errorsOf = (column: GridColumn) =>
    row.error
      .filter((error) => error.column === column || (column === 'state' && error.column === null))
      .map(errorText)
      .join(' ');
  const contentOf = (column: GridColumn): ReactNode => {
    if (column === 'row') return row.row_number;
    if (column === 'state') return <Pill tone={tone}>{state}</Pill>;
    if (column === 'fee') return row.delivery_fee === null ? null : <MoneyText>{money(row.delivery_fee)}</MoneyText>;
    return (
      <span className={textLook({ truncate: true })} dir={leftToRight.has(column) ? 'ltr' : 'auto'}>
        {cellText(column, values, row)}
      </span>
    );
  };
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only the rows in view exist, which a table cannot place
      role="row"
      // The head is the first row.
      aria-rowindex={index + 2}
      className={`${classes.columns} ${classes.row}`}
      data-left-out={row.status === 'LEFT_OUT'}
      data-row={index}
      style={{ height, transform: `translateY(${height * (index + 1)}px)` }}
    >
      {gridColumns.map((column, columnIndex) => {
        const error = errorsOf(column);
        const isActive = columnIndex === cells.active;

        return (
          <div
            key={column}
            id={cellId(id, columnIndex)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row
            role={column === 'row' ? 'rowheader' : 'gridcell'}
            aria-colindex={columnIndex + 1}
            aria-selected={
              columnIndex >= cells.firstSelected && columnIndex <= cells.lastSelected && cells.firstSelected >= 0
            }
            aria-invalid={error !== '' || undefined}
            aria-describedby={error === '' ? undefined : `${cellId(id, columnIndex)}-error`}
            title={error === '' ? undefined : error}
            tabIndex={isActive ? 0 : -1}
            data-column={columnIndex}
            data-frozen={columnIndex < frozenCount ? columnIndex : undefined}
            className={classes.cell}
          >
            {isActive && cells.typed !== undefined && onEditEnd !== undefined ? (
              <CellEditor
                edit={{ column: column as BulkColumn, value: values[column as BulkColumn] ?? '', typed: cells.typed }}
                onEnd={onEditEnd}
              />
            ) : (
              contentOf(column)
            )}
            {error !== '' && (
              <span id={`${cellId(id, columnIndex)}-error`} hidden>
                {error}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
