import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { blockOf, type ListLayout } from './list-layout.ts';

/** Which rows of the list to draw: those in view and a few around them. Returns values alone: the virtualizer changes in place. */
export function useRowsInView(layout: ListLayout, scroller: RefObject<HTMLElement | null>) {
  const { orders, rowHeight } = layout;
  // oxlint-disable-next-line react/incompatible-library -- only this hook goes without the compiler; its rows are few
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    // The head of a group belongs to its first row, so that the way up ends at the head.
    estimateSize: (index) => rowHeight + headAbove(layout, index),
    overscan: 6,
    getItemKey: (index) => orders[index]?.order_id ?? index,
    scrollPaddingStart: layout.blocks[0]?.headHeight ?? 0,
  });
  return {
    inView: new Set(virtualizer.getVirtualItems().map(({ index }) => index)),
    /** Of all rows and heads, in pixels. */
    height: virtualizer.getTotalSize(),
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index),
  };
}

function headAbove(layout: ListLayout, index: number): number {
  const block = blockOf(layout, index);
  return block !== null && block.firstIndex === index ? block.headHeight : 0;
}
