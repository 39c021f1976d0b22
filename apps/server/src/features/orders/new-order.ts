import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { accountOf, guestIdOf, type Principal, requesterName } from '@riderbell/domain/access/principal.ts';
import { shownEmail } from '@riderbell/domain/accounts/email-address.ts';
import { newOrderId } from '@riderbell/domain/orders/order-id.ts';
import type { StatusEntry } from '@riderbell/domain/orders/order.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { promisedRange, type PromiseRecord } from '@riderbell/domain/quotes/promise.ts';
import { afterStep } from './change-order.ts';
import { minorAmount } from './check-details.ts';
import { merchantFieldsOf } from './merchant-fields.ts';
import type { OrderNeeds, OrderParty, OrderRecord, OrderVoucher, QuotedTrip } from './ports.ts';

const randomBytesOfAnId = 16;

/** A request that has passed all checks. */
export interface NewOrderRequest {
  readonly body: OrderRequest;
  readonly vendor: Vendor;
  readonly origin: OrderParty;
  readonly customerAt: Coordinates;
  readonly principal: Principal;
  /** The fee is reduced by the voucher. */
  readonly trip: QuotedTrip;
  readonly voucher: OrderVoucher | null;
  readonly record: PromiseRecord;
}

/** Where the order is collected and from whom: from the sender of a guest's order, otherwise from the vendor. Null without coordinates. */
export function originOf({ sender }: OrderRequest, vendor: Vendor): OrderParty | null {
  const { location, contact } = vendor.vendor_information;
  if (sender === undefined) {
    if (!hasCoordinates(location)) return null;
    const { latitude, longitude, address_text: address, rider_instructions: notes } = location;
    return { name: vendor.name, phoneNumber: contact.phone, address, latitude, longitude, notes };
  }
  if (!hasCoordinates(sender.location)) return null;
  const { latitude, longitude, address, notes } = sender.location;
  return { name: sender.name, phoneNumber: filterPhoneInput(sender.phone_number), address, latitude, longitude, notes };
}

/** A random id for a new order of the vendor. */
export function freshOrderId({ randomBytes }: Pick<OrderNeeds, 'randomBytes'>, vendorId: string): string {
  return newOrderId(vendorId, randomBytes(randomBytesOfAnId));
}

/**
 * Creates the order of a request, already accepted so that it can be cancelled immediately: its history begins with NEW and RECEIVED, and
 * an order that is wanted as soon as possible waits for transport immediately.
 */
export function newOrder(needs: OrderNeeds, orderId: string, request: NewOrderRequest): OrderRecord {
  const { body, vendor, principal, trip, voucher } = request;
  const nowMs = needs.now();
  const createdAt = new Date(nowMs).toISOString();
  const preorderedFor = body.preordered_for ?? null;
  const arrivals = needs.quotes.arrivals(vendor.estimation_pick_up_time, trip, preorderedFor);
  const first: StatusEntry = { status: 'NEW', created_at: createdAt, by: 'vendor' };
  const order: OrderRecord = {
    orderId,
    vendorId: vendor.vendor_id,
    familyId: vendor.parent_vendor_id ?? vendor.vendor_id,
    version: 1,
    revision: 1,
    fleetSequence: 0,
    // Neither guests nor the embedded mode have an account.
    createdBy: accountOf(principal)?.accountId ?? null,
    requestedBy: requesterName(principal),
    guestId: guestIdOf(principal),
    senderEmail: body.sender === undefined ? null : shownEmail(body.sender.email),
    created_at: createdAt,
    updated_at: createdAt,
    status: first.status,
    status_history: [first],
    preordered_for: preorderedFor,
    customer: {
      name: body.customer.name,
      phoneNumber: filterPhoneInput(body.customer.phone_number),
      address: body.customer.location.address,
      ...request.customerAt,
      notes: body.customer.location.notes,
    },
    origin: request.origin,
    amount: minorAmount(needs, body.order.amount),
    currency: needs.country.currency,
    description: body.order.description,
    paymentMethod: body.order.payment_method,
    changeNote: null,
    fee: trip.fee,
    voucher,
    metres: trip.metres,
    quoteId: trip.quoteId,
    rider: null,
    pickUpAt: new Date(arrivals.pickUpAt).toISOString(),
    dropOffAt: new Date(arrivals.dropOffAt).toISOString(),
    promise: promisedRange(arrivals.dropOffAt, request.record, nowMs, arrivals.soonestAt),
    ...merchantFieldsOf(body),
    cancellation: null,
    proofs: [],
  };
  const steps = preorderedFor === null ? (['RECEIVED', 'WAITING_FOR_TRANSPORT'] as const) : (['RECEIVED'] as const);
  return steps.reduce((taken, status) => {
    const step = afterStep(taken, { status, by: 'system' }, nowMs);
    if (!step.ok) throw new Error(`a new order could not become ${status}: ${step.refusal}`);
    return step.order;
  }, order);
}
