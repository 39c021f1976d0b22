import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isWithoutRider } from '@riderbell/domain/orders/no-rider.ts';
import { useSyncExternalStore } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { keptWaits } from './kept-waits.ts';

type Sought = Pick<Order, 'order_id' | 'status' | 'status_history'>;

/**
 * Which orders riders are sought for so long that the merchant has to be asked, and did not choose to wait on.
 * @param nowMs of the device. The history is the server's, so it is compared with the server's time: a device that is an hour ahead
 * must raise no alarm
 */
export function useOrdersWithoutRider(nowMs: number): (order: Sought) => boolean {
  const { rules } = useDeployment();
  const waits = useSyncExternalStore(keptWaits.subscribe, keptWaits.get, keptWaits.get);
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
