import type { Principal } from '@riderbell/contract/handler.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

/**
 * The order, when the principal may act for the vendor and the order is that vendor's or one of its outlets'. Null
 * otherwise: whoever asks for a foreign order must not learn that it exists.
 */
export async function findVisibleOrder(
  needs: Pick<OrderNeeds, 'store' | 'vendors'>,
  principal: Principal,
  vendorId: string,
  orderId: string,
): Promise<OrderRecord | null> {
  const [vendor, order] = await Promise.all([needs.vendors.find(principal, vendorId), needs.store.find(orderId)]);
  if (vendor === null || order === null) return null;
  return order.vendorId === vendor.vendor_id || order.familyId === vendor.vendor_id ? order : null;
}
