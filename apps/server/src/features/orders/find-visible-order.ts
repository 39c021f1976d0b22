import type { Principal } from '@riderbell/domain/access/principal.ts';
import { isOwnOrder } from '@riderbell/domain/access/order-ownership.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

/**
 * The order, when it is the vendor's or one of its outlets' and the principal has the right at both, and to a guest when it is
 * its own. Null otherwise: whoever asks for a foreign order must not learn that it exists.
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
