import type { Principal } from '@riderbell/domain/access/principal.ts';
import { isOwnOrder } from '@riderbell/domain/access/order-ownership.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

/**
 * The order, if it belongs to the vendor or one of its outlets and the principal has the right at both; for a guest, only its own. Null
 * otherwise, so that a caller never learns whether another vendor's order exists.
 */
export async function findVisibleOrder(
  needs: Pick<OrderNeeds, 'store' | 'vendors'>,
  principal: Principal,
  vendorId: string,
  orderId: string,
  right: VendorRight,
): Promise<OrderRecord | null> {
  const [vendor, order] = await Promise.all([
    needs.vendors.find(principal, vendorId, right),
    needs.store.find(orderId),
  ]);
  if (vendor === null || order === null || !isOwnOrder(principal, order)) return null;
  if (order.vendorId === vendor.vendor_id) return order;
  if (order.familyId !== vendor.vendor_id) return null;
  return (await needs.vendors.find(principal, order.vendorId, right)) === null ? null : order;
}
