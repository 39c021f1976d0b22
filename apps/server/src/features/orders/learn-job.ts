import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import type { OrderJob, OrderRecord } from './ports.ts';

/** The address book learns the customer in a job, so that an order neither waits for it nor fails with it. */
export function learnJob({ orderId, revision }: OrderRecord, nowMs: number): OrderJob {
  return { name: 'learn-customer', key: `${orderId}:${revision}`, payload: { orderId }, runAt: nowMs };
}

/** The address book learns nothing from guests' orders. */
export function handOverJobs(order: OrderRecord, handOver: HandOver, nowMs: number): readonly OrderJob[] {
  const { orderId, guestId } = order;
  return guestId === null
    ? [{ name: 'learn-hand-over', key: orderId, payload: { orderId, handOver }, runAt: nowMs }]
    : [];
}
