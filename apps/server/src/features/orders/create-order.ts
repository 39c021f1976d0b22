import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import { newOrderId } from '@riderbell/domain/orders/order-id.ts';
import type { StatusEntry } from '@riderbell/domain/orders/order.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { releaseToFleetAt } from '@riderbell/domain/orders/scheduling.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { afterStep } from './change-order.ts';
import { minorAmount } from './check-details.ts';
import { faultsOfNewOrder } from './check-new-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderJob, OrderNeeds, OrderRecord, QuotedTrip } from './ports.ts';

/** Ten random characters never meet in practice; if they do, another try has another id. */
const idAttempts = 3;
const randomBytesOfAnId = 16;

/**
 * Requests a rider (specification §3, §5). All faults of the request are answered together in the order of the
 * specification; the price is looked at only when there are none, so that a fault of the form never costs a new quote.
 *
 * The order is taken on with its creation, so that it can be cancelled from its first moment: NEW and RECEIVED are its
 * first entries, and one that is wanted as soon as possible waits for transport at once. A job of the same transaction
 * hands it to the fleet.
 */
export function createOrder(needs: OrderNeeds): Handler<typeof calls.createOrder> {
  return async ({ principal, body, once }) => {
    const found = await needs.vendors.find(principal, body.vendor_id);
    const vendor = found?.is_active ? found : null;
    const refusals = faultsOfNewOrder(needs, body, vendor);
    const origin = vendor?.vendor_information.location;
    const { latitude, longitude } = body.customer.location;
    if (refusals.length > 0) return { ok: false, refusals };
    if (!vendor || !origin || !hasCoordinates(origin) || latitude === null || longitude === null) {
      throw new Error('a request without faults has a vendor and both places');
    }

    const verdict = needs.quotes.check(body.signature, {
      vendorId: vendor.vendor_id,
      source: origin,
      destination: { latitude, longitude },
      paymentMethod: body.order.payment_method,
      currency: needs.country.currency,
      fee: toMinor(body.delivery_fee, needs.country.currency),
    });
    if (!verdict.ok) return refused(verdict.refusal, { field: 'signature' });

    for (let attempt = 0; attempt < idAttempts; attempt += 1) {
      const order = newOrder(
        needs,
        { body, vendor, origin, customerAt: { latitude, longitude }, principal },
        verdict.trip,
      );
      const event = orderOnTheWire(order, needs.now());
      const jobs = [releaseJob(order, vendor.estimation_pick_up_time, needs.now())];
      const outcome = await needs.store.create({
        order,
        event,
        jobs,
        usedQuote: verdict.trip,
        once,
        askedBy: order.createdBy,
      });
      if (outcome === 'created') return accepted({ result: event });
      if (outcome === 'quote-used') return refused('SignatureUsed', { field: 'signature' });
    }
    throw new Error('no order id was free');
  };
}

interface Request {
  readonly body: OrderRequest;
  readonly vendor: Vendor;
  readonly origin: Coordinates;
  readonly customerAt: Coordinates;
  readonly principal: Principal;
}

function newOrder(needs: OrderNeeds, request: Request, trip: QuotedTrip): OrderRecord {
  const { body, vendor, principal } = request;
  const { location, contact } = vendor.vendor_information;
  const nowMs = needs.now();
  const createdAt = new Date(nowMs).toISOString();
  const preorderedFor = body.preordered_for ?? null;
  const arrivals = needs.quotes.arrivals(vendor.estimation_pick_up_time, trip.metres, preorderedFor);
  const first: StatusEntry = { status: 'NEW', created_at: createdAt, by: 'vendor' };
  const order: OrderRecord = {
    orderId: newOrderId(vendor.vendor_id, needs.randomBytes(randomBytesOfAnId)),
    vendorId: vendor.vendor_id,
    familyId: vendor.parent_vendor_id ?? vendor.vendor_id,
    version: 1,
    revision: 1,
    fleetSequence: 0,
    // Guests have no account.
    createdBy: principal.mode === 'CLASSIC' ? principal.accountId : null,
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
    origin: {
      name: vendor.name,
      phoneNumber: contact.phone,
      address: location.address_text,
      latitude: request.origin.latitude,
      longitude: request.origin.longitude,
      notes: location.rider_instructions,
    },
    amount: minorAmount(needs, body.order.amount),
    currency: needs.country.currency,
    description: body.order.description,
    paymentMethod: body.order.payment_method,
    fee: trip.fee,
    metres: trip.metres,
    quoteId: trip.quoteId,
    rider: null,
    pickUpAt: new Date(arrivals.pickUpAt).toISOString(),
    dropOffAt: new Date(arrivals.dropOffAt).toISOString(),
    vatNumber: body.vat_number ?? '',
    ageValidationRequired: body.age_validation_required ?? false,
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

/** At once, or when the rider of a scheduled order has to set out (decisions: Orders). */
function releaseJob(order: OrderRecord, pickUpMinutes: number, nowMs: number): OrderJob {
  const due = order.preordered_for === null ? nowMs : releaseToFleetAt(order.preordered_for, pickUpMinutes);
  return {
    name: 'release-order',
    key: order.orderId,
    payload: { orderId: order.orderId },
    runAt: Math.max(due, nowMs),
  };
}
