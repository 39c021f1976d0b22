import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { faultsOfNewOrder } from './check-new-order.ts';
import { fieldOfPrice } from './field-of-price.ts';
import { originOf } from './new-order.ts';
import type { OrderNeeds, OrderParty, QuotedOrder, QuotedTrip } from './ports.ts';

type Fault = Refusal<CallErrorCode<typeof calls.createOrder>>;

export interface RequestedOrder {
  readonly principal: Principal;
  readonly body: OrderRequest;
}

/** From where to where a new order goes. */
export interface RequestedTrip {
  readonly vendor: Vendor;
  readonly origin: OrderParty;
  readonly customerAt: Coordinates;
}

/** All faults of a new order except those of its price, and its trip; null if the vendor or one of both places is missing. */
export async function checkRequest(
  needs: OrderNeeds,
  { principal, body }: RequestedOrder,
): Promise<{ readonly refusals: Fault[]; readonly requested: RequestedTrip | null }> {
  const found = await needs.vendors.find(principal, body.vendor_id, 'request-riders');
  const vendor = found?.is_active ? found : null;
  const flags = await needs.flags({ vendorId: vendor?.vendor_id ?? null, mode: modeOf(principal) });
  const refusals = faultsOfNewOrder(needs, flags, body, vendor, principal);
  const origin = vendor && originOf(body, vendor);
  const { latitude, longitude } = body.customer.location;
  if (!vendor || !origin || latitude === null || longitude === null) return { refusals, requested: null };
  return { refusals, requested: { vendor, origin, customerAt: { latitude, longitude } } };
}

/** The price of a new order before its voucher. A request without a signature is priced here; no quote is used up yet. */
export async function priceRequest(
  needs: OrderNeeds,
  { principal, body }: RequestedOrder,
  { vendor, origin, customerAt }: RequestedTrip,
): Promise<{ readonly ok: true; readonly trip: QuotedTrip } | { readonly ok: false; readonly refusal: Fault }> {
  const order: QuotedOrder = {
    vendorId: quoteHolderOf(principal, vendor.vendor_id),
    orderId: null,
    source: origin,
    destination: customerAt,
    paymentMethod: body.order.payment_method,
    currency: needs.country.currency,
    fee: body.delivery_fee === undefined ? undefined : toMinor(body.delivery_fee, needs.country.currency),
  };
  const { signature } = body;
  const verdict =
    signature === undefined
      ? await needs.quotes.price({ principal, vendor, order, change: null })
      : needs.quotes.check(signature, order);
  if (verdict.ok) return verdict;
  const { refusal } = verdict;
  return { ok: false, refusal: { code: refusal, field: fieldOfPrice(refusal, signature) } };
}
