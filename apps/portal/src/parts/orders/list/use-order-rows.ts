import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { nextIndex } from './list-keys.ts';
import type { ListLayout } from './list-layout.ts';
import { useActiveRow } from './use-active-row.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useOpenRowInView } from './use-open-row-in-view.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** `by` says whether the focus should move into the opened order. */
export type OpenOrder = (order: Pick<Order, 'order_id'>, by: 'keyboard' | 'pointer') => void;

interface RowElements {
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The element that has the focus and the rows. */
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * Orders in rows of which only the visible ones are rendered. The focus stays on the element of `list`; the arrow keys move the active
 * row, Enter opens it. After an update the visible rows stay in place.
 */
export function useOrderRows(
  { scroller, list }: RowElements,
  layout: ListLayout,
  openId: string | null,
  onOpen: OpenOrder,
) {
  const { orders, rowHeight } = layout;
  useFocusReturn(list, openId);
  const { activeIndex, active, moveTo } = useActiveRow(orders, openId);
  const { inView, height, scrollToIndex } = useRowsInView(layout, scroller);
  useScrollAnchor(
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
  useOpenRowInView(orders, openId, scrollToIndex);
  return {
    height,
    activeIndex,
    active,
    /** The active row is always rendered, because the list refers to it for screen readers. */
    isRendered: (index: number) => inView.has(index) || index === activeIndex,
    press(order: Order, index: number) {
      moveTo(index);
      onOpen(order, 'pointer');
    },
    onKeyDown(event: KeyboardEvent) {
      if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) {
        event.preventDefault();
        onOpen(active, 'keyboard');
        return;
      }
      const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
      const index = nextIndex(event.key, activeIndex, orders.length, pageRows);
      if (index === null) return;
      event.preventDefault();
      moveTo(index);
      scrollToIndex(index);
    },
  };
}
