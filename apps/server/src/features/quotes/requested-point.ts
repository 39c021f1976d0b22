import { refused } from '@riderbell/contract/handler.ts';
import { collectsAtVendor } from '@riderbell/domain/access/capabilities.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type CollectionPoint, collectionPointOf, collectionPointOfOrder, senderPointAt } from './collection-point.ts';
import type { ChangedOrder, QuoteNeeds } from './ports.ts';

/** The fields of a request that decide its origin. */
export interface RequestedOrigin {
  readonly vendor_id: string;
  readonly order_id?: string | undefined;
}

export type RequestedPoint =
  | { readonly ok: true; readonly point: CollectionPoint; readonly change: ChangedOrder | null }
  | ReturnType<typeof refused<'vendor.not-found' | 'order.not-found' | 'order.cannot-edit'>>;

type Needs = Pick<QuoteNeeds, 'vendors' | 'orders' | 'cityAt' | 'country' | 'areas'>;

/**
 * The origin of a request: the collection point of the order that it names, if the principal may change that order and it can still be
 * changed; otherwise the collection point of the vendor's orders (`pointOfVendor`).
 */
export async function requestedPoint(
  needs: Needs,
  principal: Principal,
  { vendor_id: vendorId, order_id: orderId }: RequestedOrigin,
  guestPoint: Coordinates | undefined,
): Promise<RequestedPoint> {
  if (orderId !== undefined) return pointOfChange(needs, principal, vendorId, orderId);
  const point = await pointOfVendor(needs, principal, vendorId, guestPoint);
  return point === null ? refused('vendor.not-found', { field: 'vendor_id' }) : { ok: true, point, change: null };
}

/**
 * Where a new order of the vendor is collected: at the stored collection point, or for a guest at `guestPoint`. Null for a principal who
 * may not request riders there.
 */
export async function pointOfVendor(
  needs: Omit<Needs, 'orders'>,
  principal: Principal,
  vendorId: string,
  guestPoint: Coordinates | undefined,
): Promise<CollectionPoint | null> {
  const vendor = await needs.vendors.find(principal, vendorId, 'request-riders');
  if (vendor === null || collectsAtVendor(principal) || guestPoint === undefined) {
    return vendor && collectionPointOf(needs, vendor);
  }
  return senderPointAt(needs, vendor, guestPoint);
}

async function pointOfChange(
  needs: Needs,
  principal: Principal,
  vendorId: string,
  orderId: string,
): Promise<RequestedPoint> {
  const order = await needs.orders.toChange(principal, vendorId, orderId);
  const vendor = order && (await needs.vendors.find(principal, order.vendorId, 'change-orders'));
  if (order === null || vendor === null) return refused('order.not-found', { field: 'order_id' });
  if (!isEditable(order)) return refused('order.cannot-edit', { field: 'order_id', values: { status: order.status } });
  return { ok: true, point: await collectionPointOfOrder(needs, vendor, order), change: order };
}
