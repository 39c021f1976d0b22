import type { CallAnswer, CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type Outcome } from '@riderbell/contract/handler.ts';
import { hasPromiseRecord } from '@riderbell/domain/access/capabilities.ts';
import { type TracedRequest, callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { auditOfRequest } from './audit-of-order.ts';
import { checkRequest, priceRequest, type RequestedOrder } from './check-request.ts';
import { learnJob } from './learn-job.ts';
import { freshOrderId, newOrder, type NewOrderRequest } from './new-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { GuestClaim, OrderNeeds, OrderStore, OrderWrite } from './ports.ts';
import { releaseJob } from './release-job.ts';
import { takeVoucher } from './take-voucher.ts';
import { withinGuestLimits } from './within-guest-limits.ts';

const spentCodes = { 'voucher-used-up': 'voucher.used-up', 'voucher-used-up-here': 'voucher.used-up-here' } as const;

/** Two orders practically never get the same ten random characters; if they do, another attempt makes another id. */
const idAttempts = 3;

export type Created = Outcome<CallAnswer<typeof calls.createOrder>, CallErrorCode<typeof calls.createOrder>>;

/** The ids that a new order may get. */
export interface OrderIds {
  /** They are tried in their order, each once. */
  of(vendorId: string): Iterable<string>;
  /** Answers when other orders have all of them. */
  whenTaken(): Promise<Created>;
}

/**
 * Requests a rider (specification §3, §5). All faults of the request are reported together, in the order of the specification. The price
 * is checked only when there are none, so that a fault of the form never uses up a quote. A request without a signature is priced here.
 * A job in the same transaction hands the order to the fleet.
 */
export function createOrder(needs: OrderNeeds): Handler<typeof calls.createOrder> {
  return (asked) =>
    requestOrder(needs, asked, {
      *of(vendorId) {
        for (let attempt = 0; attempt < idAttempts; attempt += 1) yield freshOrderId(needs, vendorId);
      },
      whenTaken() {
        throw new Error('no order id was free');
      },
    });
}

/** See `createOrder`; the order gets the first of the ids that is free. */
export async function requestOrder(
  needs: OrderNeeds,
  asked: RequestedOrder & TracedRequest & Pick<OrderWrite, 'once'>,
  ids: OrderIds,
): Promise<Created> {
  const { principal, body, remoteAddress } = asked;
  const { refusals, requested } = await checkRequest(needs, asked);
  if (refusals.length > 0) return { ok: false, refusals };
  if (requested === null) throw new Error('a request without faults has a vendor and both places');

  const priced = await priceRequest(needs, asked, requested);
  if (!priced.ok) return { ok: false, refusals: [priced.refusal] };
  const { vendor } = requested;
  const discounted = await takeVoucher(needs, { principal, vendor, body, trip: priced.trip });
  if (!discounted.ok) return { ok: false, refusals: [discounted.refusal] };

  const { voucher, trip } = discounted;
  const record = await needs.quotes.promiseRecord(hasPromiseRecord(principal) ? vendor.vendor_id : null);
  const request = { ...requested, body, principal, trip, voucher, record };
  return withinGuestLimits(needs, { principal, remoteAddress }, async (guest) => {
    const stored = await storeOrder(needs, request, asked, guest, ids);
    if (stored === 'id-taken') return ids.whenTaken();
    const { outcome, event } = stored;
    if (outcome === 'created') return accepted({ result: event });
    if (outcome === 'guest-changed') return outcome;
    if (outcome === 'quote-used') return refused('SignatureUsed', { field: 'signature' });
    return refused(spentCodes[outcome], { field: 'voucher.code' });
  });
}

interface Stored {
  readonly outcome: Exclude<Awaited<ReturnType<OrderStore['create']>>, 'id-taken'>;
  readonly event: OrderWrite['event'];
}

/** Stores the order under the first free id. */
async function storeOrder(
  needs: OrderNeeds,
  request: NewOrderRequest,
  asked: TracedRequest & Pick<OrderWrite, 'once'>,
  guest: GuestClaim | null,
  ids: OrderIds,
): Promise<Stored | 'id-taken'> {
  for (const orderId of ids.of(request.vendor.vendor_id)) {
    const order = newOrder(needs, orderId, request);
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
  return 'id-taken';
}
