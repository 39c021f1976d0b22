import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows of one height that are in view, a few around them, and the active one, so that it can have the focus. */
export function useGridRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, active }: { count: number; rowHeight: number; active: number },
): readonly number[] {
  // oxlint-disable-next-line react/incompatible-library -- only this hook goes without the compiler; its rows are few
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The head of the grid is the first row of its height.
    paddingStart: rowHeight,
    // Before the first measurement, and in tests, as many as a usual window shows.
    initialRect: { width: 1000, height: 600 },
  });
  const inView = virtualizer.getVirtualItems().map(({ index }) => index);
  if (active < 0 || active >= count || inView.includes(active)) return inView;
  return [...inView, active].sort((a, b) => a - b);
}
