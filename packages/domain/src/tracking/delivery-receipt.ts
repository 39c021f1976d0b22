import type { OrderState } from '../orders/order.ts';

export type ReceiptOutcome = 'delivered' | 'returned';

const outcomes: ReadonlyMap<string, ReceiptOutcome> = new Map([
  ['DELIVERED', 'delivered'],
  ['RETURNED_TO_VENDOR', 'returned'],
]);

/** How the delivery ended, for its receipt; null where there is no receipt (specification §4). */
export function receiptOutcomeOf({ status }: Pick<OrderState, 'status'>): ReceiptOutcome | null {
  return outcomes.get(status) ?? null;
}

/** When the rider picked up the parcel (ISO 8601); null where the fleet never reported it. */
export function pickedUpAt({ status_history: history }: Pick<OrderState, 'status_history'>): string | null {
  return history.findLast(({ status }) => status === 'PICKED_UP')?.created_at ?? null;
}
