import type { OrderStanding } from '../orders/order.ts';

export type ReceiptOutcome = 'delivered' | 'returned';

const outcomes: ReadonlyMap<string, ReceiptOutcome> = new Map([
  ['DELIVERED', 'delivered'],
  ['RETURNED_TO_VENDOR', 'returned'],
]);

/** How the delivery ended that a receipt is about; null where there is none to be about (specification §4). */
export function receiptOutcomeOf({ status }: Pick<OrderStanding, 'status'>): ReceiptOutcome | null {
  return outcomes.get(status) ?? null;
}

/** When the rider took the parcel (ISO 8601); null where the fleet never said so. */
export function pickedUpAt({ status_history: history }: Pick<OrderStanding, 'status_history'>): string | null {
  return history.findLast(({ status }) => status === 'PICKED_UP')?.created_at ?? null;
}
