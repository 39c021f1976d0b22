import { guestIdOf, type Principal } from './principal.ts';

/**
 * Whether an order of a vendor is the asker's, beside the right at the vendor. Guests share one placeholder vendor, so an order there
 * is its guest's alone; any other belongs to whoever has the right at its vendor. Without it an order is answered as one that does
 * not exist.
 */
export function isOwnOrder(asker: Principal, order: { readonly guestId: string | null }): boolean {
  return order.guestId === guestIdOf(asker);
}

/** For whom a price is quoted: a vendor, or one guest of those that share the placeholder. Nobody else may order with it. */
export function quoteHolderOf(asker: Principal, vendorId: string): string {
  const guestId = guestIdOf(asker);
  return guestId === null ? vendorId : `${vendorId}:${guestId}`;
}
