import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { blockOf, type ListLayout } from './list-layout.ts';

/**
 * The rows to render: the visible ones and a few around them. Returns plain values, because the virtualizer is mutable.
 */
export function useRowsInView(layout: ListLayout, scroller: RefObject<HTMLElement | null>) {
  const { orders, rowHeight } = layout;
  // oxlint-disable-next-line react/incompatible-library -- only this hook goes without the compiler; its rows are few
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    // The head of a group belongs to its first row, so that scrolling up to that row shows the head.
    estimateSize: (index) => rowHeight + headAbove(layout, index),
    overscan: 6,
    getItemKey: (index) => orders[index]?.order_id ?? index,
    scrollPaddingStart: layout.blocks[0]?.headHeight ?? 0,
  });
  return {
    inView: new Set(virtualizer.getVirtualItems().map(({ index }) => index)),
    /** The height of all rows and heads, in pixels. */
    height: virtualizer.getTotalSize(),
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index),
  };
}

function headAbove(layout: ListLayout, index: number): number {
  const block = blockOf(layout, index);
  return block !== null && block.firstIndex === index ? block.headHeight : 0;
}
