import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { ColumnName } from './columns.ts';
import classes from './history-table.module.css';
import { cells } from './table-cell.tsx';

const moneyColumns: ReadonlySet<ColumnName> = new Set(['fee', 'cash']);

/** Columns of money are aligned at their end, so that equal digits are below each other. */
export function cellClass(name: ColumnName): string {
  return moneyColumns.has(name) ? `${classes.cell} ${classes.money} app-numbers` : `${classes.cell}`;
}

/** An order as a row of the grid, which handles the keys. */
export function TableRow({
  order,
  columns,
  place: { id, index, top, height },
  isOpen,
  isActive,
  nowMs,
  onPress,
}: {
  order: Order;
  columns: readonly ColumnName[];
  /** The index of the row, and its position in the grid (pixels). */
  place: { readonly id: string; readonly index: number; readonly top: number; readonly height: number };
  isOpen: boolean;
  isActive: boolean;
  nowMs: number;
  onPress: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid takes the keys for its rows
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only the rows in view exist, which a table cannot place
      role="row"
      tabIndex={-1}
      className={`${classes.columns} ${classes.row}`}
      aria-selected={isOpen}
      // The head is the first row.
      aria-rowindex={index + 2}
      data-active={isActive}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={onPress}
    >
      {columns.map((name) => {
        const Cell = cells[name];
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row
          <div key={name} role="gridcell" className={cellClass(name)}>
            <Cell order={order} nowMs={nowMs} />
          </div>
        );
      })}
    </div>
  );
}
