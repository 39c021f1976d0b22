import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useState } from 'react';

interface MovedTo {
  readonly orderId: string;
  readonly index: number;
}

/** The row that the keys act on: the last one they moved to, at first the open order. */
export function useActiveRow(orders: readonly Order[], openId: string | null) {
  const [movedTo, setMovedTo] = useState<MovedTo | null>(null);
  const activeIndex = activeIndexOf(orders, movedTo, openId);
  return {
    activeIndex,
    /** Undefined in a list without orders. */
    active: orders[activeIndex],
    moveTo(index: number) {
      const order = orders[index];
      if (order !== undefined) setMovedTo({ orderId: order.order_id, index });
    },
  };
}

/** The index of the order that the keys moved to; if it has left the list, the order in its place becomes active. */
function activeIndexOf(orders: readonly Order[], movedTo: MovedTo | null, openId: string | null): number {
  const indexOf = (orderId: string) => orders.findIndex(({ order_id }) => order_id === orderId);
  const moved = movedTo === null ? -1 : indexOf(movedTo.orderId);
  if (moved >= 0) return moved;
  const open = openId === null ? -1 : indexOf(openId);
  return open >= 0 ? open : Math.max(0, Math.min(movedTo?.index ?? 0, orders.length - 1));
}
