import type { Order } from '@riderbell/contract/shapes/order.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { store } from '@riderbell/web/storage/storage.ts';

const loadKeeping = () => import('../../../parts/orders/guest-orders/keep-orders.ts');

/** A guest's are kept on the device; a merchant's the server alone has. */
export async function ordersKeptHere(vendorId: string): Promise<readonly Order[]> {
  if (vendorId !== guestVendorId) return [];
  const { keptOrders } = await loadKeeping();
  return keptOrders(store).orders;
}

/** A guest has no account to find the order with again, should the network go away now. */
export async function keepOfGuest(order: Order): Promise<void> {
  const { keepGuestOrders } = await loadKeeping();
  keepGuestOrders(store, [order]);
}
