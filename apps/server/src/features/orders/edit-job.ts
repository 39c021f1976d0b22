import { waitsForRelease } from '@riderbell/domain/orders/editing.ts';
import type { OrderJob, OrderRecord } from './ports.ts';

/** Sends the fleet the new copy. An order that still waits for its time needs no job: its release hands over the newest copy. */
export function editJobs(order: OrderRecord, nowMs: number): OrderJob[] {
  if (waitsForRelease(order, nowMs)) return [];
  const { orderId, revision } = order;
  return [{ name: 'send-edit-to-fleet', key: `${orderId}:${revision}`, payload: { orderId }, runAt: nowMs }];
}
