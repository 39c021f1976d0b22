import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import classes from './order-list.module.css';
import { nextIndex } from './list-keys.ts';
import { OrderRow } from './order-row.tsx';
import { isMarked, type RecentChanges } from './recent-changes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useHeldPlace } from './use-held-place.ts';
import { useRowHeight } from './use-row-height.ts';

/** `by` says whether the focus should follow into the opened order. */
export type OpenOrder = (order: Pick<Order, 'order_id'>, by: 'keyboard' | 'pointer') => void;

/**
 * The orders as a list box of which only the rows in view exist. The focus stays on the box; the arrow keys move the
 * active row, Enter opens it. Rows that come in above leave the ones in view where they are.
 */
export function OrderList({
  orders,
  label,
  openId,
  onOpen,
  nowMs,
  changes,
  withDay = false,
  after,
}: {
  orders: readonly Order[];
  label: string;
  openId: string | null;
  onOpen: OpenOrder;
  nowMs: number;
  changes: RecentChanges;
  /** Times carry their day: for lists of more than one. */
  withDay?: boolean;
  /** What follows the last row. */
  after?: ReactNode;
}) {
  const t = useTexts('tracking');
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn(list, openId);
  const rowHeight = useRowHeight();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const indexOf = (orderId: string | null) => orders.findIndex(({ order_id }) => order_id === orderId);
  const activeIndex = Math.max(0, indexOf(movedTo) >= 0 ? indexOf(movedTo) : indexOf(openId));
  const active = orders[activeIndex];
  const optionId = (order: Order) => `${listId}-${order.order_id}`;

  // oxlint-disable-next-line react/incompatible-library -- only this component goes without the compiler; its rows are few
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    getItemKey: (index) => orders[index]?.order_id ?? index,
  });
  useHeldPlace(
    {
      top: () => scroller.current?.scrollTop ?? 0,
      scrollTo: (top) => scroller.current?.scrollTo({ top, behavior: 'instant' }),
    },
    orders,
    rowHeight,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) {
      event.preventDefault();
      onOpen(active, 'keyboard');
      return;
    }
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const index = nextIndex(event.key, activeIndex, orders.length, pageRows);
    const order = index === null ? undefined : orders[index];
    if (index === null || order === undefined) return;
    event.preventDefault();
    setMovedTo(order.order_id);
    virtualizer.scrollToIndex(index);
  };

  const rows = virtualizer.getVirtualItems();
  // The active row always exists, so that a screen reader can be told of it.
  const shown = rows.some(({ index }) => index === activeIndex) || active === undefined ? rows : [...rows, null];
  return (
    <div className={classes.scroller} ref={scroller}>
      <div
        className={classes.list}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select element cannot hold such rows
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${listId}-hint`}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {shown.map((row) => {
          const index = row?.index ?? activeIndex;
          const order = orders[index];
          if (order === undefined) return null;
          const changedAt = changes.get(order.order_id);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list box takes the keys for its options
            <div
              key={order.order_id}
              id={optionId(order)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text only
              role="option"
              tabIndex={-1}
              className={classes.option}
              aria-selected={order.order_id === openId}
              aria-setsize={orders.length}
              aria-posinset={index + 1}
              data-active={index === activeIndex}
              style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
              onClick={() => {
                setMovedTo(order.order_id);
                onOpen(order, 'pointer');
              }}
            >
              {isMarked(changedAt, nowMs) && <span key={changedAt} className={classes.changed} aria-hidden />}
              <OrderRow order={order} nowMs={nowMs} withDay={withDay} />
            </div>
          );
        })}
      </div>
      <p id={`${listId}-hint`} hidden>
        {t('list.hint')}
      </p>
      {after}
    </div>
  );
}
