import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

export type ScrolledBox = { top(): number; scrollTo(top: number): void };

/**
 * Keeps the row at the upper edge where it is when rows come or go above it, unless the reader is at the top of the list,
 * where new orders are wanted.
 */
export function useHeldPlace(box: ScrolledBox, orders: readonly Order[], rowHeight: number): void {
  const before = useRef(orders);
  const hold = useEffectEvent((previous: readonly Order[], next: readonly Order[]) => {
    const top = box.top();
    if (top < rowHeight / 2) return;
    const topIndex = Math.floor(top / rowHeight);
    const topId = previous[topIndex]?.order_id;
    const nowAt = next.findIndex(({ order_id }) => order_id === topId);
    if (nowAt >= 0 && nowAt !== topIndex) box.scrollTo(top + (nowAt - topIndex) * rowHeight);
  });
  useLayoutEffect(() => {
    if (before.current !== orders) hold(before.current, orders);
    before.current = orders;
  }, [orders]);
}
