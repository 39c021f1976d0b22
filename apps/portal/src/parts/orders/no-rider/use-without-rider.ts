import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isWithoutRider } from '@riderbell/domain/orders/no-rider.ts';
import { useSyncExternalStore } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { storedWaits } from './stored-waits.ts';

type Sought = Pick<Order, 'order_id' | 'status' | 'status_history'>;

/**
 * Tells which orders have been without a rider for so long that the merchant must be asked, unless the merchant chose
 * to wait.
 * @param nowMs the device's time. It is converted to the server's, which the history uses: a device that is an hour
 * ahead must raise no alarm
 */
export function useOrdersWithoutRider(nowMs: number): (order: Sought) => boolean {
  const { rules } = useDeployment();
  const waits = useSyncExternalStore(storedWaits.subscribe, storedWaits.get, storedWaits.get);
  return (order) =>
    isWithoutRider(order, {
      nowMs: serverClock.at(nowMs),
      limitMinutes: rules.no_rider_alert_minutes,
      waitOnFrom: waits[order.order_id] ?? null,
    });
}

/** Whether this order is one of them. */
export function useWithoutRider(order: Sought, nowMs: number): boolean {
  return useOrdersWithoutRider(nowMs)(order);
}
