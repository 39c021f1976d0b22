import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
import { vatNumberFault } from '@riderbell/domain/orders/vat-number.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { type FieldPaths, detailFaults, isUnavailable, minorAmount } from './check-details.ts';
import type { OrderNeeds } from './ports.ts';

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
 * Everything that stands against a new order but its price: the rules of specification §5 in their order, then the payment
 * method here, the VAT number, the time, the hours and the collection point.
 */
export function faultsOfNewOrder(needs: OrderNeeds, request: OrderRequest, vendor: Vendor | null): Fault[] {
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
  const faults: Fault[] = detailFaults(needs, checked, vendor !== null, paths);
  if (vendor && isUnavailable(needs, order.payment_method, vendor.flags.payment_methods)) {
    faults.push({ code: 'order.payment-method-unavailable', field: paths.paymentMethod });
  }
  faults.push(...vatFaults(request.vat_number ?? ''), ...timeFaults(needs, request.preordered_for ?? null));
  if (vendor && !hasCoordinates(vendor.vendor_information.location)) {
    faults.push({ code: 'quote.collection-point-incomplete', field: paths.vendor });
  }
  return faults;
}

const vatCodes = {
  'validation.vat-number-length': 'order.vat-number-length',
  'validation.vat-number-invalid': 'order.vat-number-invalid',
} as const;

function vatFaults(vatNumber: string): Fault[] {
  const fault = vatNumberFault(vatNumber);
  return fault ? [{ code: vatCodes[fault.key], field: 'vat_number' }] : [];
}

const timeCodes = {
  'too-early': 'order.scheduled-too-early',
  'too-late': 'order.scheduled-too-late',
  'closed-then': 'quote.closed',
} as const;

function timeFaults({ country, now }: OrderNeeds, preorderedFor: number | null): Fault[] {
  const nowMs = now();
  const { serviceHours, timeZone } = country;
  const hours = serviceStatus(serviceHours, nowMs, timeZone);
  const values = { from: hours.from ?? '', to: hours.to ?? '', current_time: hours.current_time ?? '' };
  if (preorderedFor === null) return hours.status === 'OPEN' ? [] : [{ code: 'quote.closed', values }];
  const check = checkPreorder(preorderedFor, { country, nowMs, serviceHours });
  if (check.ok) return [];
  const code = timeCodes[check.refusal];
  return [{ code, field: 'preordered_for', ...(code === 'quote.closed' ? { values } : {}) }];
}
