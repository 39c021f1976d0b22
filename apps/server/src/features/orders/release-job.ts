import { releaseToFleetAt } from '@riderbell/domain/orders/scheduling.ts';
import type { OrderJob, OrderRecord } from './ports.ts';

/**
 * Hands the order to the fleet at once, or when the rider of a scheduled order has to set out (decisions: Orders). The job names the
 * time that it is for: should the order be put off, it is no more than the job of a time that was given up.
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
