import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls to the row of an order once it is opened: the URL may open one far down the list, and so may a new request.
 */
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
