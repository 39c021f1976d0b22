import { releaseToFleetAt } from '@riderbell/domain/orders/scheduling.ts';
import type { OrderJob, OrderRecord } from './ports.ts';

/**
 * Hands the order to the fleet immediately, or when the rider of a scheduled order has to set out (specification §4). The job contains
 * the time that it is for: if the order is rescheduled, the job does nothing.
 */
export function releaseJob(
  { orderId, revision, preordered_for: preorderedFor }: OrderRecord,
  pickUpMinutes: number,
  nowMs: number,
): OrderJob {
  const due = preorderedFor === null ? nowMs : releaseToFleetAt(preorderedFor, pickUpMinutes);
  return {
    name: 'release-order',
    key: `${orderId}:${revision}`,
    payload: { orderId, preorderedFor },
    runAt: Math.max(due, nowMs),
  };
}
