import { reachedAtLeast } from './order-status.ts';
import type { OrderState } from './order.ts';

const etaToOrigin: ReadonlySet<string> = new Set([
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]);

const etaToDestination: ReadonlySet<string> = new Set(['PICKED_UP', 'NEAR_CUSTOMER']);

const withoutFullMap: ReadonlySet<string> = new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);

/**
 * Whether a rider is assigned: the latest COURIER_ACCEPTED_DELIVERY entry of the history comes after the latest
 * WAITING_FOR_TRANSPORT entry (specification §4). Of two entries with the same instant, the later one in the list counts.
 */
export function riderAssigned(order: Pick<OrderState, 'status_history'>): boolean {
  const inTime = order.status_history.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const accepted = inTime.findLastIndex(({ status }) => status === 'COURIER_ACCEPTED_DELIVERY');
  const waiting = inTime.findLastIndex(({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return accepted > waiting;
}

/** Whether to request the rider's position: for DELAYED, and from RECEIVED_BY_VENDOR until DELIVERED, exclusive (§4). */
export function showsRiderPosition({ status }: Pick<OrderState, 'status'>): boolean {
  return status === 'DELAYED' || (reachedAtLeast(status, 'RECEIVED_BY_VENDOR') && !reachedAtLeast(status, 'DELIVERED'));
}

/** Whether to show the time until the rider is at the collection point (specification §4). */
export function showsEtaToOrigin({ status }: Pick<OrderState, 'status'>): boolean {
  return etaToOrigin.has(status);
}

/** Whether to show the time until the rider is at the customer's door (specification §4). */
export function showsEtaToDestination({ status }: Pick<OrderState, 'status'>): boolean {
  return etaToDestination.has(status);
}

/** Whether to show the full map; hidden for NEW, RECEIVED and WAITING_FOR_TRANSPORT (specification §4). */
export function showsFullMap({ status }: Pick<OrderState, 'status'>): boolean {
  return !withoutFullMap.has(status);
}
