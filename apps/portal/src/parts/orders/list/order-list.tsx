import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { WorkSection } from '@riderbell/domain/orders/work-groups.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { blockOf, type ListBlock, layOut } from './list-layout.ts';
import { ListBlockView } from './list-block.tsx';
import { nextIndex } from './list-keys.ts';
import { ListOption } from './list-option.tsx';
import classes from './order-list.module.css';
import type { RecentChanges } from './recent-changes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useHeldPlace } from './use-held-place.ts';
import { useOpenRowInView } from './use-open-row-in-view.ts';
import { useHeadHeight, useRowHeight } from './use-row-height.ts';

/** `by` says whether the focus should follow into the opened order. */
export type OpenOrder = (order: Pick<Order, 'order_id'>, by: 'keyboard' | 'pointer') => void;

/**
 * The orders as a list box of which only the rows in view exist, in groups with a head that stays in view. The focus stays on the
 * box; the arrow keys move the active row, Enter opens it. An update leaves the rows in view where they are.
 */
export function OrderList({
  sections,
  label,
  openId,
  onOpen,
  nowMs,
  changes,
  withDay = false,
  after,
}: {
  sections: readonly WorkSection<Order>[];
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
  const headHeight = useHeadHeight();
  const layout = useMemo(() => layOut(sections, rowHeight, headHeight), [sections, rowHeight, headHeight]);
  const { orders } = layout;
  const [movedTo, setMovedTo] = useState<{ orderId: string; index: number } | null>(null);
  const activeIndex = activeIndexOf(orders, movedTo, openId);
  const active = orders[activeIndex];
  const optionId = (order: Order) => `${listId}-${order.order_id}`;

  // oxlint-disable-next-line react/incompatible-library -- only this component goes without the compiler; its rows are few
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    // The head of a group belongs to its first row, so that the way up ends at the head.
    estimateSize: (index) => rowHeight + headAbove(blockOf(layout, index), index),
    overscan: 6,
    getItemKey: (index) => orders[index]?.order_id ?? index,
    scrollPaddingStart: layout.blocks[0]?.headHeight ?? 0,
  });
  useHeldPlace(
    {
      view: () => ({
        top: scroller.current?.scrollTop ?? 0,
        height: scroller.current?.clientHeight ?? 0,
        followed: document.activeElement === list.current ? (active?.order_id ?? null) : null,
      }),
      scrollTo: (top) => scroller.current?.scrollTo({ top, behavior: 'instant' }),
    },
    layout,
  );
  useOpenRowInView(orders, openId, (index) => virtualizer.scrollToIndex(index));

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
    setMovedTo({ orderId: order.order_id, index });
    virtualizer.scrollToIndex(index);
  };

  const inView = new Set(virtualizer.getVirtualItems().map(({ index }) => index));
  // The active row always exists, so that a screen reader can be told of it.
  inView.add(activeIndex);
  const place = { of: orders.length, height: rowHeight };
  const rowsOf = ({ firstIndex, orders: members, headHeight: head }: ListBlock) =>
    members.flatMap((order, at) => {
      const index = firstIndex + at;
      if (!inView.has(index)) return [];
      return (
        <ListOption
          key={order.order_id}
          order={order}
          place={{ ...place, id: optionId(order), index, top: head + at * rowHeight }}
          isOpen={order.order_id === openId}
          isActive={index === activeIndex}
          changedAt={changes.get(order.order_id)}
          nowMs={nowMs}
          withDay={withDay}
          onPress={() => {
            setMovedTo({ orderId: order.order_id, index });
            onOpen(order, 'pointer');
          }}
        />
      );
    });
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
        onFocus={(event) => {
          // A pressed row would lose the focus with its place; the box has it as long as there are rows.
          if (event.target !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
        }}
      >
        {layout.blocks.map((block) => (
          <ListBlockView key={block.group} block={block} headId={`${listId}-${block.group}`}>
            {rowsOf(block)}
          </ListBlockView>
        ))}
      </div>
      <p id={`${listId}-hint`} hidden>
        {t('list.hint')}
      </p>
      {after}
    </div>
  );
}

/** The row that the keys moved to, wherever it is now; where it has left the list, the one that has come to its place. */
function activeIndexOf(
  orders: readonly Order[],
  movedTo: { readonly orderId: string; readonly index: number } | null,
  openId: string | null,
): number {
  const indexOf = (orderId: string) => orders.findIndex(({ order_id }) => order_id === orderId);
  const moved = movedTo === null ? -1 : indexOf(movedTo.orderId);
  if (moved >= 0) return moved;
  const open = openId === null ? -1 : indexOf(openId);
  return open >= 0 ? open : Math.max(0, Math.min(movedTo?.index ?? 0, orders.length - 1));
}

function headAbove(block: ListBlock | null, index: number): number {
  return block !== null && block.firstIndex === index ? block.headHeight : 0;
}
