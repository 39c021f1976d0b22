import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type ListLayout, type ListView, shiftOf } from './list-layout.ts';

export type ScrollBox = { view(): ListView; scrollTo(top: number): void };

/** Keeps the visible rows in place when rows are added, removed or moved (see `shiftOf`). */
export function useScrollAnchor(box: ScrollBox, layout: ListLayout): void {
  const before = useRef(layout);
  const hold = useEffectEvent((previous: ListLayout) => {
    // After a change of the text size every row has another position.
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
