import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type ListLayout, type ListView, shiftOf } from './list-layout.ts';

export type ScrolledBox = { view(): ListView; scrollTo(top: number): void };

/** Leaves the rows in view where they are when rows come, go or move (see `shiftOf`). */
export function useHeldPlace(box: ScrolledBox, layout: ListLayout): void {
  const before = useRef(layout);
  const hold = useEffectEvent((previous: ListLayout) => {
    // Where the text size has changed, every row has another place.
    if (previous.rowHeight !== layout.rowHeight) return;
    const view = box.view();
    const shift = shiftOf(previous, layout, view);
    if (shift !== 0) box.scrollTo(Math.max(0, view.top + shift));
  });
  useLayoutEffect(() => {
    if (before.current !== layout) hold(before.current);
    before.current = layout;
  }, [layout]);
}
