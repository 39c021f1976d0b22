import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { isOrderIdOf, orderIdPrefix } from '@riderbell/domain/orders/order-id.ts';
import { type SearchKey, searchKeyOf } from '@riderbell/domain/orders/search-key.ts';

/**
 * The vendor to request an order from: the current one if the id could be its own, else the first of the session's
 * vendors with that prefix, else the current one, whose server will answer that it is not found.
 */
export function vendorOfOrder(orderId: string, current: Vendor, vendors: readonly Vendor[]): string {
  const owner = [current, ...vendors].find(({ vendor_id }) => orderId.startsWith(`${orderIdPrefix(vendor_id)}-`));
  return (owner ?? current).vendor_id;
}

/** The kind of search, and the complete order id in the text if it is one (specification §5, Lists and search). */
export function readSearch(text: string, vendors: readonly Vendor[]): { key: SearchKey; orderId: string | null } {
  const vendorIds = vendors.map(({ vendor_id }) => vendor_id);
  const key = searchKeyOf(text, vendorIds);
  if (key.kind !== 'order-id') return { key, orderId: null };
  return { key, orderId: vendorIds.some((vendorId) => isOrderIdOf(vendorId, key.orderId)) ? key.orderId : null };
}
