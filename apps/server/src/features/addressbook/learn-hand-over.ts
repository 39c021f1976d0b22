import { customerKey } from '@riderbell/domain/addressbook/search-terms.ts';
import { type HandOver, locatesHandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import type { AddressBookNeeds } from './ports.ts';

/** Learns where the rider handed an order over, if that is known; repeating it changes nothing. */
export async function learnHandOver(
  needs: Pick<AddressBookNeeds, 'orders' | 'store' | 'phonePrefix'>,
  orderId: string,
  handOver: HandOver,
): Promise<void> {
  const customer = await needs.orders.customerOf(orderId);
  if (customer === null || !locatesHandOver(handOver, customer)) return;
  const { latitude, longitude } = handOver.rider;
  const at = new Date(handOver.deliveredAt).toISOString();
  const key = customerKey(customer, needs.phonePrefix);
  await needs.store.learnHandOver({ vendorId: customer.vendorId, key }, { orderId, latitude, longitude, at });
}
