import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { collectsAtVendor, paysVat } from '@riderbell/domain/access/capabilities.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { vatNumberFault } from '@riderbell/domain/orders/vat-number.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { timeFaults } from './check-time.ts';
import { senderFaults } from './check-sender.ts';
import { type FieldPaths, detailFaults, isUnavailable, minorAmount } from './check-details.ts';
import type { OrderFlags, OrderNeeds } from './ports.ts';

type Fault = Refusal<CallErrorCode<typeof calls.createOrder>>;

const paths: FieldPaths = {
  vendor: 'vendor_id',
  unitNumber: 'customer.location.address',
  customerName: 'customer.name',
  customerPhone: 'customer.phone_number',
  description: 'order.description',
  address: 'customer.location.address',
  coordinates: 'customer.location.latitude',
  amount: 'order.amount',
  paymentMethod: 'order.payment_method',
};

/**
 * All faults of a new order except those of its price: the rules of specification §5 in their order, then the payment method, the VAT
 * number, the time, the hours, the collection point and the delivery area. A quote has checked the area too, but an operator may have
 * changed the area since.
 */
export function faultsOfNewOrder(
  needs: OrderNeeds,
  flags: OrderFlags,
  request: OrderRequest,
  vendor: Vendor | null,
  principal: Principal,
): Fault[] {
  const { customer, order } = request;
  const address = splitAddress(customer.location.address);
  const checked = {
    unitNumber: address.unit,
    customerName: customer.name,
    customerPhone: customer.phone_number,
    description: order.description,
    address: address.text,
    latitude: customer.location.latitude,
    longitude: customer.location.longitude,
    amount: minorAmount(needs, order.amount),
    paymentMethod: order.payment_method,
  };
  const faults: Fault[] = [
    // If the vendor is unknown, report nothing about the sender.
    ...(vendor ? senderFaults(needs, principal, request) : []),
    ...detailFaults(needs, checked, vendor !== null, paths),
  ];
  if (vendor && isUnavailable(needs, flags, order.payment_method, vendor.flags.payment_methods)) {
    faults.push({ code: 'order.payment-method-unavailable', field: paths.paymentMethod });
  }
  faults.push(
    ...vatFaults(request.vat_number ?? '', principal),
    ...timeFaults(needs, flags, request.preordered_for ?? null, vendor?.opening_hours ?? null),
  );
  // A guest's order is collected where the request says.
  if (vendor && collectsAtVendor(principal) && !hasCoordinates(vendor.vendor_information.location)) {
    faults.push({ code: 'quote.collection-point-incomplete', field: paths.vendor });
  }
  // For the same reason only the quote of a guest's order checks the area.
  if (vendor && collectsAtVendor(principal) && isOutOfReach(needs, vendor, customer.location)) {
    faults.push({ code: 'quote.outside-area', field: paths.coordinates });
  }
  return faults;
}

function isOutOfReach(
  { quotes }: OrderNeeds,
  vendor: Vendor,
  { latitude, longitude }: OrderRequest['customer']['location'],
): boolean {
  return latitude !== null && longitude !== null && !quotes.serves(vendor, { latitude, longitude });
}

const vatCodes = {
  'validation.vat-number-length': 'order.vat-number-length',
  'validation.vat-number-invalid': 'order.vat-number-invalid',
} as const;

/** A VAT number is for business customers only (specification §5); guests may not send one. */
function vatFaults(vatNumber: string, principal: Principal): Fault[] {
  if (!paysVat(principal) && vatNumber.trim() !== '')
    return [{ code: 'order.vat-number-invalid', field: 'vat_number' }];
  const fault = vatNumberFault(vatNumber);
  return fault ? [{ code: vatCodes[fault.key], field: 'vat_number' }] : [];
}
