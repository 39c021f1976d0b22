import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Brings the row of an order into view once it is opened: the address may open one that lies far down, as a new request does. */
export function useOpenRowInView(
  orders: readonly Order[],
  openId: string | null,
  scrollToIndex: (index: number) => void,
): void {
  const shown = useRef<string | null>(null);
  const index = openId === null ? -1 : orders.findIndex(({ order_id }) => order_id === openId);
  const show = useEffectEvent(() => scrollToIndex(index));
  const isListed = index >= 0;
  useEffect(() => {
    if (openId === null) shown.current = null;
    if (!isListed || shown.current === openId) return;
    shown.current = openId;
    show();
  }, [openId, isListed]);
}
