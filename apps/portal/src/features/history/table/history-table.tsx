import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ListLayout } from '../../../parts/orders/list/list-layout.ts';
import type { OpenOrder } from '../../../parts/orders/list/use-order-rows.ts';
import { useOrderRows } from '../../../parts/orders/list/use-order-rows.ts';
import { useTableRowHeight } from '../../../parts/orders/list/use-row-height.ts';
import { type ColumnName, tracksOf } from './columns.ts';
import classes from './history-table.module.css';
import { cellClass, TableRow } from './table-row.tsx';
import { useColumnText } from './use-column-text.ts';

/** Past orders as a grid with a head that stays in view. The keys are those of the list of cards. */
export function HistoryTable({
  orders,
  columns,
  openId,
  onOpen,
  nowMs,
  hasMore,
  after,
}: {
  orders: readonly Order[];
  columns: readonly ColumnName[];
  openId: string | null;
  onOpen: OpenOrder;
  nowMs: number;
  /** Whether there are orders that are not read yet. */
  hasMore: boolean;
  /** Content below the last row. */
  after: ReactNode;
}) {
  const t = useTexts('tracking');
  const nameOf = useColumnText();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = useTableRowHeight();
  const layout = useMemo(() => tableLayout(orders, rowHeight), [orders, rowHeight]);
  const rows = useOrderRows({ scroller, list }, layout, openId, onOpen);
  const rowId = (order: Order) => `${gridId}-${order.order_id}`;
  return (
    <div className={classes.scroller} ref={scroller}>
      <div
        className={classes.grid}
        ref={list}
        role="grid"
        tabIndex={0}
        aria-label={t('history.list')}
        aria-describedby={`${gridId}-hint`}
        aria-rowcount={hasMore ? -1 : orders.length + 1}
        aria-activedescendant={rows.active && rowId(rows.active)}
        style={{ height: rows.height, '--columns': tracksOf(columns) } as CSSProperties}
        onKeyDown={rows.onKeyDown}
        onFocus={(event) => {
          // A pressed row would lose the focus when it moves; the grid keeps it while there are rows.
          if (event.target !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
        }}
      >
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the rows
          role="row"
          aria-rowindex={1}
          className={`${classes.columns} ${classes.head}`}
          style={{ height: rowHeight }}
        >
          {columns.map((name) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the rows
            <div key={name} role="columnheader" className={cellClass(name)}>
              {nameOf(name)}
            </div>
          ))}
        </div>
        {orders.flatMap((order, index) =>
          rows.isRendered(index)
            ? [
                <TableRow
                  key={order.order_id}
                  order={order}
                  columns={columns}
                  place={{ id: rowId(order), index, top: rowHeight * (index + 1), height: rowHeight }}
                  isOpen={order.order_id === openId}
                  isActive={index === rows.activeIndex}
                  nowMs={nowMs}
                  onPress={() => rows.press(order, index)}
                />,
              ]
            : [],
        )}
      </div>
      <p id={`${gridId}-hint`} hidden>
        {t('list.hint')}
      </p>
      {after}
    </div>
  );
}

/** One block, whose head is the head of the table. */
function tableLayout(orders: readonly Order[], rowHeight: number): ListLayout {
  const height = rowHeight * (orders.length + 1);
  return { orders, rowHeight, blocks: [{ group: null, orders, firstIndex: 0, top: 0, height, headHeight: rowHeight }] };
}
