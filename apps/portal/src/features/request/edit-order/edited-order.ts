import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { canEdit } from '@riderbell/domain/orders/editing.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { collectsCash, type SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Edit } from './send-edit.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';

/** An agreed price must not expire while the form is open. */
const DAY_MS = 86_400_000;

/** The offered methods that the order may change to, and its current one even if that is no longer offered. */
export function methodsOf(
  order: Order,
  offered: readonly SelectablePaymentMethod[],
): readonly SelectablePaymentMethod[] {
  const own = order.order.payment_method as SelectablePaymentMethod;
  const mayHave = (newPaymentMethod: string) => canEdit(order, { paymentMethod: own, newPaymentMethod }).ok;
  return (offered.includes(own) ? offered : [own, ...offered]).filter(mayHave);
}

/** The agreed price, while neither the drop-off nor the kind of payment changes; null when the server has to quote. */
export function agreedPriceOf(
  order: Order,
  destination: Coordinates,
  paymentMethod: string,
  nowMs: number,
): Quote | null {
  const sameKind = collectsCash(paymentMethod) === collectsCash(order.order.payment_method);
  if (!sameKind || !samePoint(order.customer.location, destination)) return null;
  return {
    fee: order.delivery_fee,
    parts: order.delivery_fee_parts,
    currency: order.currency,
    distance: order.distance,
    expires_at: new Date(nowMs + DAY_MS).toISOString(),
    signature: '',
  };
}

/**
 * A guest's area is drawn around the guest; an account's is its vendor's, which does not apply to an order collected
 * elsewhere.
 */
export function hasVendorsArea(order: Order, vendor: Vendor): boolean {
  return vendor.vendor_id === guestVendorId || !isCollectedElsewhere(order, vendor);
}

/** Whether the order is collected elsewhere than at its vendor: the vendor has moved since, or a guest sends it. */
function isCollectedElsewhere({ sender, collection_point: from }: Order, vendor: Vendor): boolean {
  const { location } = vendor.vendor_information;
  return sender !== undefined || !hasCoordinates(location) || !samePoint(location, from);
}

/** The vendor of the order, named after the collection point if that is elsewhere. */
export function vendorOf(order: Order, vendor: Vendor): Vendor {
  if (!isCollectedElsewhere(order, vendor)) return vendor;
  const { address, name } = order.collection_point;
  return { ...vendor, name: readableAddress(address) || name };
}

/** The rider comes at the arranged time; from then on the trip takes as long as a new order's. */
export function expectedOf({ estimation: { pick_up_at: known } }: Order, fresh: Estimation): Estimation {
  if (known === null) return fresh;
  const later = Date.parse(known) - Date.parse(fresh.pick_up_at);
  return {
    ...fresh,
    // Not counted from now: the rider may be there already.
    pick_up_minutes: 0,
    pick_up_at: known,
    drop_off_at: new Date(Date.parse(fresh.drop_off_at) + later).toISOString(),
  };
}

/** The order update for the filled-in form; an agreed price needs no signature. */
export function editOf(
  vendorId: string,
  { customer, order }: UnpricedRequest,
  price: Pick<Quote, 'fee' | 'signature'>,
): Edit {
  const { latitude, longitude, address, notes } = customer.location;
  if (latitude === null || longitude === null) throw new Error('an order goes to a place');
  return {
    vendor_id: vendorId,
    payment_method: order.payment_method,
    amount: order.amount,
    item_details: order.description,
    location: { address, latitude, longitude, notes },
    delivery_fee: price.fee,
    ...(price.signature !== '' && { signature: price.signature }),
  };
}
