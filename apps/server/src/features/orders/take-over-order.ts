import type { Order } from '@riderbell/contract/shapes/order.ts';
import { withFacts } from './change-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderRecord } from './ports.ts';

/** The account and vendor that take over a guest's order. */
export interface NewOwner {
  readonly accountId: string;
  readonly vendorId: string;
  /** The head of the vendor's family. */
  readonly familyId: string;
}

/**
 * Moves a guest's order to an account (specification §1): the vendor changes and the copy is newer; everything else stays, including the
 * id, the history and the collection point.
 */
export function withNewOwner(
  order: OrderRecord,
  { accountId, vendorId, familyId }: NewOwner,
  nowMs: number,
): { readonly order: OrderRecord; readonly event: Order } {
  const taken = withFacts(order, { vendorId, familyId, guestId: null, createdBy: accountId }, nowMs);
  return { order: taken, event: orderOnTheWire(taken, nowMs) };
}
