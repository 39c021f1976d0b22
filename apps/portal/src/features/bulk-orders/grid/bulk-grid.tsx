import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type CSSProperties, useId, useRef } from 'react';
import { useTableRowHeight } from '../../../parts/orders/list/use-row-height.ts';
import { frozenAt, frozenCount, frozenEnd, gridColumns, gridTracks } from './grid-columns.ts';
import type { GridParts } from './grid-parts.ts';
import classes from './grid.module.css';
import { cellId, GridRow, noCells } from './grid-row.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useGridRows } from './use-grid-rows.ts';

/**
 * The rows as an ARIA grid whose cells can be edited, copied and pasted. One cell has the tab stop; only the rows in view exist. The
 * first two columns stay in view.
 */
export function BulkGrid(parts: GridParts) {
  const { rows, unconfirmed, position, editing } = parts;
  const t = useTexts('bulk-orders');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useTableRowHeight();
  const shown = useGridRows(scroller, { count: rows.length, rowHeight, active: position.row });
  const actions = useGridActions(parts, {
    scroller,
    rowHeight,
    cellOf: (row, column) => cellId(`${id}-${row}`, column),
  });
  const clipboard = useClipboard(parts);
  const { range } = position;
  const style = {
    '--columns': gridTracks,
    '--frozen-at': frozenAt,
    '--frozen-end': frozenEnd,
    '--row-height': `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div className={classes.scroller} ref={scroller} style={style}>
      <div
        className={classes.grid}
        role="grid"
        aria-label={t('grid.label')}
        aria-describedby={`${id}-hint`}
        aria-rowcount={rows.length + 1}
        aria-colcount={gridColumns.length}
        aria-readonly={!editing.canEdit}
        aria-multiselectable
        aria-keyshortcuts="F8"
        style={{ height: rowHeight * (rows.length + 1) }}
        {...actions.handlers}
        {...clipboard}
      >
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the rows
          role="row"
          aria-rowindex={1}
          className={`${classes.columns} ${classes.head}`}
          style={{ height: rowHeight }}
        >
          {gridColumns.map((column, index) => (
            <div
              key={column}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the rows
              role="columnheader"
              aria-colindex={index + 1}
              className={classes.cell}
              data-frozen={index < frozenCount ? index : undefined}
            >
              <HeadText column={column} />
            </div>
          ))}
        </div>
        {shown.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isActive = index === position.row;
          const isSelected = index >= range.firstRow && index <= range.lastRow;
          const cells = {
            active: isActive ? position.column : -1,
            firstSelected: isSelected ? range.firstColumn : -1,
            lastSelected: isSelected ? range.lastColumn : -1,
            typed: isActive ? actions.typed : undefined,
          };
          return (
            <GridRow
              key={row.row_id}
              id={`${id}-${index}`}
              row={row}
              unconfirmed={unconfirmed.get(row.row_id)}
              index={index}
              height={rowHeight}
              cells={isActive || isSelected ? cells : noCells}
              onEditEnd={isActive ? actions.endEdit : undefined}
            />
          );
        })}
      </div>
      <p id={`${id}-hint`} hidden>
        {t('grid.hint')}
      </p>
    </div>
  );
}

function HeadText({ column }: { column: (typeof gridColumns)[number] }) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  return <>{column === 'state' ? orders('history.status') : t(`column.${column}`)}</>;
}
