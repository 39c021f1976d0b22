import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { WorkSection } from '@riderbell/domain/orders/work-groups.ts';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type ListBlock, layOut } from './list-layout.ts';
import { ListBlockView } from './list-block.tsx';
import { ListOption } from './list-option.tsx';
import classes from './order-list.module.css';
import type { RecentChanges } from './recent-changes.ts';
import { type OpenOrder, useOrderRows } from './use-order-rows.ts';
import { useHeadHeight, useRowHeight } from './use-row-height.ts';

/**
 * The orders as a list box that renders only the visible rows, in groups with sticky heads. The focus stays on the box;
 * the arrow keys move the active row, Enter opens it. After an update the visible rows stay in place.
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
  /** Times show their day: for lists of more than one day. */
  withDay?: boolean;
  /** Content below the last row. */
  after?: ReactNode;
}) {
  const t = useTexts('tracking');
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const headHeight = useHeadHeight();
  const layout = useMemo(() => layOut(sections, rowHeight, headHeight), [sections, rowHeight, headHeight]);
  const { orders } = layout;
  const rows = useOrderRows({ scroller, list }, layout, openId, onOpen);
  const optionId = (order: Order) => `${listId}-${order.order_id}`;

  const place = { of: orders.length, height: rowHeight };
  const rowsOf = ({ firstIndex, orders: members, headHeight: head }: ListBlock) =>
    members.flatMap((order, at) => {
      const index = firstIndex + at;
      if (!rows.isRendered(index)) return [];
      return (
        <ListOption
          key={order.order_id}
          order={order}
          place={{ ...place, id: optionId(order), index, top: head + at * rowHeight }}
          isOpen={order.order_id === openId}
          isActive={index === rows.activeIndex}
          changedAt={changes.get(order.order_id)}
          nowMs={nowMs}
          withDay={withDay}
          onPress={() => rows.press(order, index)}
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
        aria-activedescendant={rows.active && optionId(rows.active)}
        style={{ height: rows.height }}
        onKeyDown={rows.onKeyDown}
        onFocus={(event) => {
          // A pressed row would lose the focus when it moves; the box keeps it while there are rows.
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
