import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { hasPromiseRecord } from '@riderbell/domain/access/capabilities.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { type TracedRequest, callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import { auditOfRequest } from './audit-of-order.ts';
import { faultsOfNewOrder } from './check-new-order.ts';
import { learnJob } from './learn-job.ts';
import { newOrder, type NewOrderRequest, originOf } from './new-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { fieldOfPrice } from './field-of-price.ts';
import type { GuestClaim, OrderNeeds, OrderStore, OrderWrite, QuotedOrder } from './ports.ts';
import { releaseJob } from './release-job.ts';
import { takeVoucher } from './take-voucher.ts';
import { withinGuestLimits } from './within-guest-limits.ts';

const spentCodes = { 'voucher-used-up': 'voucher.used-up', 'voucher-used-up-here': 'voucher.used-up-here' } as const;

/** Two orders practically never get the same ten random characters; if they do, another attempt makes another id. */
const idAttempts = 3;

/**
 * Requests a rider (specification §3, §5). All faults of the request are reported together, in the order of the specification. The price
 * is checked only when there are none, so that a fault of the form never uses up a quote. A request without a signature is priced here.
 * A job in the same transaction hands the order to the fleet.
 */
export function createOrder(needs: OrderNeeds): Handler<typeof calls.createOrder> {
  return async (asked) => {
    const { principal, body, remoteAddress } = asked;
    const found = await needs.vendors.find(principal, body.vendor_id, 'request-riders');
    const vendor = found?.is_active ? found : null;
    const flags = await needs.flags({ vendorId: vendor?.vendor_id ?? null, mode: modeOf(principal) });
    const refusals = faultsOfNewOrder(needs, flags, body, vendor, principal);
    if (refusals.length > 0) return { ok: false, refusals };
    const origin = vendor && originOf(body, vendor);
    const { latitude, longitude } = body.customer.location;
    if (!vendor || !origin || latitude === null || longitude === null) {
      throw new Error('a request without faults has a vendor and both places');
    }

    const order: QuotedOrder = {
      vendorId: quoteHolderOf(principal, vendor.vendor_id),
      orderId: null,
      source: origin,
      destination: { latitude, longitude },
      paymentMethod: body.order.payment_method,
      currency: needs.country.currency,
      fee: body.delivery_fee === undefined ? undefined : toMinor(body.delivery_fee, needs.country.currency),
    };
    const { signature } = body;
    const verdict =
      signature === undefined
        ? await needs.quotes.price({ principal, vendor, order, change: null })
        : needs.quotes.check(signature, order);
    if (!verdict.ok) return refused(verdict.refusal, { field: fieldOfPrice(verdict.refusal, signature) });

    const discounted = await takeVoucher(needs, { principal, vendor, body, trip: verdict.trip });
    if (!discounted.ok) return { ok: false, refusals: [discounted.refusal] };

    const { voucher, trip } = discounted;
    const record = await needs.quotes.promiseRecord(hasPromiseRecord(principal) ? vendor.vendor_id : null);
    const request = { body, vendor, origin, customerAt: { latitude, longitude }, principal, trip, voucher, record };
    return withinGuestLimits(needs, { principal, remoteAddress }, async (guest) => {
      const { outcome, event } = await storeOrder(needs, request, asked, guest);
      if (outcome === 'created') return accepted({ result: event });
      if (outcome === 'guest-changed') return outcome;
      if (outcome === 'quote-used') return refused('SignatureUsed', { field: 'signature' });
      return refused(spentCodes[outcome], { field: 'voucher.code' });
    });
  };
}

/** Stores the order; chooses another id if the id is taken. */
async function storeOrder(
  needs: OrderNeeds,
  request: NewOrderRequest,
  asked: TracedRequest & Pick<OrderWrite, 'once'>,
  guest: GuestClaim | null,
): Promise<{ outcome: Exclude<Awaited<ReturnType<OrderStore['create']>>, 'id-taken'>; event: OrderWrite['event'] }> {
  for (let attempt = 0; attempt < idAttempts; attempt += 1) {
    const order = newOrder(needs, request);
    const event = orderOnTheWire(order, needs.now());
    const jobs = [
      releaseJob(order, request.vendor.estimation_pick_up_time, needs.now()),
      // A guest has no vendor with an address book.
      ...(guest === null ? [learnJob(order, needs.now())] : []),
    ];
    const write: OrderWrite = {
      order,
      event,
      jobs,
      usedQuote: request.trip,
      ...(request.voucher ? { voucherUse: 'used' } : {}),
      once: asked.once,
      askedBy: order.createdBy,
      audit: auditOfRequest(callerTrace(asked), order),
    };
    const outcome = await needs.store.create(write, guest);
    if (outcome !== 'id-taken') return { outcome, event };
  }
  throw new Error('no order id was free');
}
