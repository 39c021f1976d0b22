import { guestIdOf, type Principal } from './principal.ts';

/**
 * Whether the order belongs to the caller, checked in addition to the right at its vendor. Guests share one placeholder vendor, so an
 * order there belongs to one guest alone; any other order belongs to all callers with the right at its vendor. The server answers
 * for an order that is not the caller's as if it did not exist.
 */
export function isOwnOrder(asker: Principal, order: { readonly guestId: string | null }): boolean {
  return order.guestId === guestIdOf(asker);
}

/** Who holds a quote: a vendor, or one of the guests that share the placeholder. Only its holder may order with it. */
export function quoteHolderOf(asker: Principal, vendorId: string): string {
  const guestId = guestIdOf(asker);
  return guestId === null ? vendorId : `${vendorId}:${guestId}`;
}
