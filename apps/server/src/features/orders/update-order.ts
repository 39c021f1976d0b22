import type { CallAnswer, CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, type Outcome, type Refusal, refused } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasAddressBook } from '@riderbell/domain/access/capabilities.ts';
import { accountOf, modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { noteAfterEdit } from '@riderbell/domain/cash/change-note.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import { type DeliveryFee, withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import { type EditedPart, editedParts, editReason, historyEntryOfEdit } from '@riderbell/domain/orders/edit-trace.ts';
import { canEdit, statusAfterEdit } from '@riderbell/domain/orders/editing.ts';
import type { OrderRequestField } from '@riderbell/domain/orders/order-request-checks.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { movedPromise } from '@riderbell/domain/quotes/promise.ts';
import { isInWorld } from '@riderbell/domain/places/coordinates.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { auditOfEdit } from './audit-of-order.ts';
import { type Decision, type When, afterStep, changeOrder, withFacts } from './change-order.ts';
import { type DetailFault, type FieldPaths, detailFaults, isUnavailable, minorAmount } from './check-details.ts';
import { editJobs } from './edit-job.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { learnJob } from './learn-job.ts';
import type { Judged } from './judge-order.ts';
import type {
  OrderFlags,
  OrderNeeds,
  OrderRecord,
  OrderWrite,
  PriceVerdict,
  QuotedOrder,
  QuotedTrip,
} from './ports.ts';

type Call = typeof calls.updateOrder;
type Code = CallErrorCode<Call>;
type Body = CallInput<Call>['body'];

interface Request {
  readonly principal: Principal;
  readonly orderId: string;
  readonly body: Body;
}

const paths: FieldPaths = {
  vendor: 'vendor_id',
  unitNumber: 'location.address',
  customerName: 'customer.name',
  customerPhone: 'customer.phone_number',
  description: 'item_details',
  address: 'location.address',
  coordinates: 'location.latitude',
  amount: 'amount',
  paymentMethod: 'payment_method',
};

/** An edit does not change the customer, so faults of these fields are not reported. */
const untouched: ReadonlySet<string> = new Set<OrderRequestField>(['vendor', 'customerName', 'customerPhone']);
const touchedPaths = new Set(Object.entries(paths).flatMap(([field, path]) => (untouched.has(field) ? [] : [path])));

/**
 * Edits an order up to PICKED_UP (specification §4). Refusals in this order: not found, no longer editable, paid to cash, stale, faults
 * of the new details, the price. A drop-off or a payment method that changes the price is charged by the quote of the edit, or by the
 * server's own price if the edit has no quote; otherwise the fee stays as it was quoted. The order keeps its voucher: a new fee is
 * reduced by the terms that the order was created with.
 */
export function updateOrder(needs: OrderNeeds): Handler<Call> {
  return ({ params, ...asked }) => applyEdit(needs, { ...asked, orderId: params.id }, 'always');
}

/** See `updateOrder`. An order that already has the details is as asked, whatever fee the edit names. */
export async function applyEdit(
  needs: OrderNeeds,
  asked: Request & TracedRequest & Pick<OrderWrite, 'once'>,
  when: When,
): Promise<Outcome<CallAnswer<Call>, Code>> {
  const { principal, body, once } = asked;
  const read = await readOrder(needs, asked);
  if (read === null) return refused('order.not-found');
  const outcome = await changeOrder(needs, read.visible.orderId, (order): Decision<Refusal<Code>[] | 'as-asked'> => {
    if (when === 'unless-as-asked' && isAsAsked(needs, order, body)) return { leave: 'as-asked' };
    const refusals = faultsOfEdit(needs, order, body, read);
    if (refusals.length > 0) return { leave: refusals };
    const price = newPrice(needs, principal, order, body, read.unsigned);
    if (!price.ok) return { leave: [price.refusal] };
    const edited = editedOrder(needs, order, body, price.trip);
    return {
      order: edited,
      jobs: [...editJobs(edited, needs.now()), ...(hasAddressBook(principal) ? [learnJob(edited, needs.now())] : [])],
      ...(price.trip ? { usedQuote: price.trip } : {}),
      once,
      askedBy: accountOf(principal)?.accountId ?? null,
      audit: auditOfEdit(callerTrace(asked), order, edited),
    };
  });
  if (outcome.kind === 'left' && outcome.reason !== 'as-asked') return { ok: false, refusals: outcome.reason };
  if (outcome.kind === 'quote-used') return refused('SignatureUsed', { field: 'signature' });
  if (outcome.kind === 'not-found') return refused('order.not-found');
  return accepted({ result: orderOnTheWire(outcome.order, needs.now()) });
}

/**
 * What `applyEdit` would refuse, and the total fee of the edited order, with its voucher. The order's own fee if the order already is as
 * asked. Stores nothing.
 */
export async function judgeDetails(needs: OrderNeeds, asked: Request): Promise<Judged<Code>> {
  const { principal, body } = asked;
  const read = await readOrder(needs, asked);
  if (read === null) return { ok: false, refusals: [{ code: 'order.not-found' }], fee: null };
  const { visible: order, unsigned } = read;
  if (isAsAsked(needs, order, body)) return { ok: true, fee: order.fee.total };
  const refusals = faultsOfEdit(needs, order, body, read);
  // A door where no rider goes has no price, and its fault is reported already.
  const hasPrice = unsigned !== null || body.signature !== undefined || priceStays(needs, order, body);
  const price = hasPrice ? newPrice(needs, principal, order, body, unsigned) : null;
  if (price === null) return { ok: false, refusals, fee: null };
  if (!price.ok) return { ok: false, refusals: [...refusals, price.refusal], fee: null };
  const fee = price.trip === null ? order.fee : feeAfter(order, price.trip);
  return refusals.length === 0 ? { ok: true, fee: fee.total } : { ok: false, refusals, fee: fee.total };
}

/** What an edit is checked against. */
interface ReadOrder {
  readonly visible: OrderRecord;
  readonly vendor: Vendor;
  readonly flags: OrderFlags;
  readonly isServed: boolean;
  readonly unsigned: PriceVerdict | null;
}

/** The order with what is needed to edit it; null if the principal may not edit it. */
async function readOrder(needs: OrderNeeds, { principal, orderId, body }: Request): Promise<ReadOrder | null> {
  const visible = await findVisibleOrder(needs, principal, body.vendor_id, orderId, 'change-orders');
  const vendor = visible && (await needs.vendors.find(principal, visible.vendorId, 'change-orders'));
  if (visible === null || vendor === null) return null;
  const flags = await needs.flags({ vendorId: visible.vendorId, mode: modeOf(principal) });
  // A door that was in the area when the order was made stays allowed, even if the area has changed since.
  const isServed =
    !isInWorld(body.location) ||
    !isElsewhere(visible, body) ||
    (await needs.quotes.servesOrder(vendor, visible, body.location));
  const unsigned = isServed ? await priceUnsigned(needs, principal, vendor, visible, body) : null;
  return { visible, vendor, flags, isServed, unsigned };
}

function faultsOfEdit(
  needs: OrderNeeds,
  order: OrderRecord,
  body: Body,
  { vendor, flags, isServed }: ReadOrder,
): Refusal<Code>[] {
  const { paymentMethod } = order;
  const editable = canEdit(order, { paymentMethod, newPaymentMethod: body.payment_method });
  if (!editable.ok && editable.refusal === 'cannot-edit') {
    return [{ code: 'order.cannot-edit', values: { status: order.status } }];
  }
  if (!editable.ok) return [{ code: 'order.paid-to-cash', field: paths.paymentMethod }];
  if (isStale(order, body)) return [{ code: 'order.stale', field: 'updated_at' }];

  const address = splitAddress(body.location.address);
  const checked = {
    unitNumber: address.unit,
    customerName: order.customer.name,
    customerPhone: order.customer.phoneNumber,
    description: body.item_details,
    address: address.text,
    latitude: body.location.latitude,
    longitude: body.location.longitude,
    amount: minorAmount(needs, body.amount),
    paymentMethod: body.payment_method,
  };
  const faults: Refusal<Code>[] = detailFaults(needs, checked, true, paths).filter(isAboutTheEdit);
  const changed = body.payment_method !== paymentMethod;
  if (changed && isUnavailable(needs, flags, body.payment_method, vendor.flags.payment_methods)) {
    faults.push({ code: 'order.payment-method-unavailable', field: paths.paymentMethod });
  }
  if (isElsewhere(order, body) && !isServed) faults.push({ code: 'quote.outside-area', field: paths.coordinates });
  return faults;
}

function isStale(order: OrderRecord, { updated_at: edited }: Body): boolean {
  return edited !== undefined && Date.parse(order.updated_at) > Date.parse(edited);
}

function isElsewhere({ customer }: OrderRecord, { location }: Body): boolean {
  return customer.latitude !== location.latitude || customer.longitude !== location.longitude;
}

function isAboutTheEdit(fault: Refusal<DetailFault>): fault is Refusal<Exclude<DetailFault, UntouchedFault>> {
  return fault.field !== undefined && touchedPaths.has(fault.field);
}

type UntouchedFault = 'order.vendor-unknown' | `order.customer-${string}`;

type NewPrice =
  | { readonly ok: true; readonly trip: QuotedTrip | null }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** The new price if the edit changes it; null if the price stays. */
function newPrice(
  needs: OrderNeeds,
  principal: Principal,
  order: OrderRecord,
  body: Body,
  unsigned: PriceVerdict | null,
): NewPrice {
  if (priceStays(needs, order, body)) {
    const fee = feeOf(order, body);
    // The edit may name the fee before or after the voucher.
    return fee === undefined || fee === order.fee.total || fee === withVoucher(order.fee.parts, null).total
      ? { ok: true, trip: null }
      : { ok: false, refusal: { code: 'SignatureInvalid', field: 'delivery_fee' } };
  }
  const { signature } = body;
  if (signature !== undefined) {
    const verdict = needs.quotes.check(signature, quotedOrder(principal, order, body));
    return verdict.ok ? verdict : { ok: false, refusal: { code: verdict.refusal, field: 'signature' } };
  }
  // Another change moved the order after it was priced.
  if (unsigned === null) return { ok: false, refusal: { code: 'order.stale', field: 'delivery_fee' } };
  if (unsigned.ok) return unsigned;
  const { refusal } = unsigned;
  if (refusal === 'quote.collection-point-incomplete') throw new Error(`${order.orderId} has no collection point`);
  const isPlace = refusal === 'quote.too-far' || refusal === 'quote.outside-area';
  return { ok: false, refusal: { code: refusal, field: isPlace ? paths.coordinates : 'delivery_fee' } };
}

/** The server's price for an edit that changes the price and has no quote; null for any other edit. */
async function priceUnsigned(
  needs: OrderNeeds,
  principal: Principal,
  vendor: Vendor,
  order: OrderRecord,
  body: Body,
): Promise<PriceVerdict | null> {
  if (body.signature !== undefined || !isInWorld(body.location) || priceStays(needs, order, body)) return null;
  return needs.quotes.price({ principal, vendor, order: quotedOrder(principal, order, body), change: order });
}

function priceStays(needs: OrderNeeds, { customer, paymentMethod }: OrderRecord, body: Body): boolean {
  return needs.quotes.samePrice(
    { destination: customer, paymentMethod },
    { destination: body.location, paymentMethod: body.payment_method },
  );
}

function quotedOrder(principal: Principal, order: OrderRecord, body: Body): QuotedOrder {
  return {
    vendorId: quoteHolderOf(principal, order.vendorId),
    orderId: order.orderId,
    source: order.origin,
    destination: body.location,
    paymentMethod: body.payment_method,
    currency: order.currency,
    fee: feeOf(order, body),
  };
}

/** Minor units; null when the currency cannot represent the fee, undefined when the edit has no fee. */
function feeOf({ currency }: OrderRecord, { delivery_fee: fee }: Body): number | null | undefined {
  return fee === undefined ? undefined : toMinor(fee, currency);
}

/** Whether the order already has the details of the edit. */
function isAsAsked(needs: OrderNeeds, order: OrderRecord, body: Body): boolean {
  return editedPartsOf(order, { ...order, ...detailsOf(needs, order, body) }).length === 0;
}

function detailsOf(needs: OrderNeeds, { customer }: OrderRecord, { location, ...body }: Body) {
  const { latitude, longitude, address, notes } = location;
  return {
    customer: { ...customer, latitude, longitude, address, notes },
    amount: minorAmount(needs, body.amount),
    description: body.item_details,
    paymentMethod: body.payment_method,
  } satisfies Partial<OrderRecord>;
}

function editedOrder(needs: OrderNeeds, order: OrderRecord, body: Body, trip: QuotedTrip | null): OrderRecord {
  const nowMs = needs.now();
  const details = detailsOf(needs, order, body);
  const edited = withFacts(
    order,
    {
      revision: order.revision + 1,
      ...details,
      changeNote: noteAfterEdit(order.changeNote, details.amount, needs.country.bankNotes),
      ...(trip ? repriced(needs, order, trip) : {}),
    },
    nowMs,
  );
  const parts = editedPartsOf(order, edited);
  const trace = historyEntryOfEdit(order, parts, nowMs);
  if (trace !== null) return { ...edited, status_history: [...order.status_history, trace] };
  const status = statusAfterEdit(order, nowMs);
  if (status === null) return edited;
  const step = afterStep(edited, { status, by: 'vendor', reason: editReason(parts) }, nowMs);
  return step.ok ? step.order : edited;
}

function editedPartsOf(before: OrderRecord, after: OrderRecord): readonly EditedPart[] {
  const changed: Readonly<Record<EditedPart, boolean>> = {
    address: before.customer.address !== after.customer.address || !samePoint(before.customer, after.customer),
    notes: before.customer.notes !== after.customer.notes,
    items: before.description !== after.description,
    amount: before.amount !== after.amount,
    payment: before.paymentMethod !== after.paymentMethod,
  };
  return editedParts.filter((part) => changed[part]);
}

/** Another route takes another time: moves the expected drop-off by the difference of the two rides, both estimated from their length. */
function repriced(needs: OrderNeeds, order: OrderRecord, trip: QuotedTrip): Partial<OrderRecord> {
  const before = needs.quotes.arrivals(0, { metres: order.metres, seconds: null }, order.preordered_for);
  const after = needs.quotes.arrivals(0, { metres: trip.metres, seconds: null }, order.preordered_for);
  const later = after.dropOffAt - after.pickUpAt - (before.dropOffAt - before.pickUpAt);
  const soonest = order.pickUpAt === null ? null : Date.parse(order.pickUpAt) + after.soonestAt - after.pickUpAt;
  return {
    fee: feeAfter(order, trip),
    metres: trip.metres,
    quoteId: trip.quoteId,
    promise: order.promise && movedPromise(order.promise, later, soonest),
    dropOffAt: order.dropOffAt && new Date(Date.parse(order.dropOffAt) + later).toISOString(),
  };
}

function feeAfter({ voucher }: OrderRecord, { fee }: QuotedTrip): DeliveryFee {
  return withVoucher(fee.parts, voucher);
}
