import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import { canEdit } from '@riderbell/domain/orders/editing.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { collectsCash, type SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { Edit } from './send-edit.ts';
import type { UnpricedRequest } from '../submission-loop.ts';

/** A price that was agreed does not end while somebody looks at it. */
const DAY_MS = 86_400_000;

/** Of the methods that are offered those that the order may change to, and its own, even where that is offered no more. */
export function methodsOf(
  order: Order,
  offered: readonly SelectablePaymentMethod[],
): readonly SelectablePaymentMethod[] {
  const own = order.order.payment_method as SelectablePaymentMethod;
  const mayHave = (newPaymentMethod: string) => canEdit(order, { paymentMethod: own, newPaymentMethod }).ok;
  return (offered.includes(own) ? offered : [own, ...offered]).filter(mayHave);
}

/** The price as it was agreed, while neither the door nor the kind of payment changes; null when the server has to say it. */
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

/** A fresh price as the order will pay it: it keeps its voucher, by the terms that it was made with. */
export function discountedOf(order: Order, quote: Quote): Quote {
  // An agreed price has its voucher in it already.
  if (quote.signature === '') return quote;
  const off = voucherOff(order, quote.parts);
  return off ? { ...quote, fee: off.fee, parts: { ...quote.parts, voucher: off.voucher } } : quote;
}

/** What is charged for a price that is sent, by the rule by which the server prices the edit. */
export function toPayOf(order: Order, { fee, signature }: Pick<Quote, 'fee' | 'signature'>): number {
  // The rule looks at the whole of a fee alone, not at its parts.
  return (signature === '' ? null : voucherOff(order, { base: fee, distance: 0, surcharge: 0 })?.fee) ?? fee;
}

/** What the order's voucher takes off a fee, and what it leaves; null without one. */
function voucherOff(
  { voucher, currency }: Order,
  { base, distance, surcharge }: Omit<Quote['parts'], 'voucher'>,
): { readonly fee: number; readonly voucher: number } | null {
  if (!voucher || !isCurrencyCode(currency)) return null;
  const minor = (decimal: number) => toMinor(decimal, currency) ?? 0;
  const terms = {
    type: voucher.type,
    amount: voucher.type === 'percent' ? voucher.amount : minor(voucher.amount),
    maximumDiscount: voucher.maximum_discount === null ? null : minor(voucher.maximum_discount),
    minimumFee: minor(voucher.minimum_fee),
  };
  const { total, parts } = withVoucher(
    { base: minor(base), distance: minor(distance), surcharge: minor(surcharge) },
    terms,
  );
  return { fee: fromMinor(total, currency), voucher: fromMinor(parts.voucher, currency) };
}

/** A guest's area is drawn around where the guest is; an account's is its vendor's, which is not that of what is collected elsewhere. */
export function hasVendorsArea(order: Order, vendor: Vendor): boolean {
  return vendor.vendor_id === guestVendorId || !isCollectedElsewhere(order, vendor);
}

/** Whether the order is collected elsewhere than at its vendor: that has moved since, or it is a guest's, which stands at its sender. */
function isCollectedElsewhere({ sender, collection_point: from }: Order, vendor: Vendor): boolean {
  const { location } = vendor.vendor_information;
  return sender !== undefined || !hasCoordinates(location) || !samePoint(location, from);
}

/** The vendor of the order, with the place of collection for its name where that is another. */
export function vendorOf(order: Order, vendor: Vendor): Vendor {
  if (!isCollectedElsewhere(order, vendor)) return vendor;
  const { address, name } = order.collection_point;
  return { ...vendor, name: readableAddress(address) || name };
}

/** The rider comes as arranged; from there on it takes as long as a new order would. */
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

/** The update that the filled-in form is; a price that was agreed needs no signature. */
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
