import type { Order } from '@riderbell/contract/shapes/order.ts';
import { withFacts } from './change-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderRecord } from './ports.ts';

/** Who takes a guest's order over. */
export interface OrderHeir {
  readonly accountId: string;
  readonly vendorId: string;
  /** The head of the vendor's family. */
  readonly familyId: string;
}

/**
 * A guest's order as its account's (specification §1): another vendor's, a newer copy, and in everything else what it was, its id,
 * its history and where it is collected.
 */
export function takenOver(
  order: OrderRecord,
  { accountId, vendorId, familyId }: OrderHeir,
  nowMs: number,
): { readonly order: OrderRecord; readonly event: Order } {
  const taken = withFacts(order, { vendorId, familyId, guestId: null, createdBy: accountId }, nowMs);
  return { order: taken, event: orderOnTheWire(taken, nowMs) };
}
