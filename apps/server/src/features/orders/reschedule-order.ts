import type { CallAnswer, CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, type Outcome, type Refusal, refused } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasPromiseRecord } from '@riderbell/domain/access/capabilities.ts';
import { accountOf, modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { placeOf } from '@riderbell/domain/orders/place-of.ts';
import { canReschedule } from '@riderbell/domain/orders/rescheduling.ts';
import { promisedRange } from '@riderbell/domain/quotes/promise.ts';
import { auditOfReschedule } from './audit-of-order.ts';
import { afterStep, type Decision, changeOrder, type When, withFacts } from './change-order.ts';
import { timeFaults } from './check-time.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderFlags, OrderJob, OrderNeeds, OrderRecord, OrderWrite } from './ports.ts';
import { releaseJob } from './release-job.ts';

type Call = typeof calls.rescheduleOrder;
type Code = CallErrorCode<Call>;
type Body = CallInput<Call>['body'];

interface Request {
  readonly principal: Principal;
  readonly body: Body;
}

/**
 * Reschedules an order that no rider has: the order is taken back from the fleet and waits as if it had been scheduled for the new time,
 * with a new promise. Its price does not change. Refusals in this order: not found, a rider has it or it has ended, out of date, the
 * time. If a rider takes the order at the same moment, the store accepts only one of both changes.
 */
export function rescheduleOrder(needs: OrderNeeds): Handler<Call> {
  return (asked) => applyReschedule(needs, asked, 'always');
}

/** See `rescheduleOrder`. An order that already has the time is as asked. */
export async function applyReschedule(
  needs: OrderNeeds,
  asked: Request & TracedRequest & Pick<OrderWrite, 'once'>,
  when: When,
): Promise<Outcome<CallAnswer<Call>, Code>> {
  const { principal, body, once } = asked;
  const read = await readOrder(needs, asked);
  if (read === null) return refused('order.not-found');
  const { visible, vendor, flags } = read;
  const record = await needs.quotes.promiseRecord(hasPromiseRecord(principal) ? visible.vendorId : null);
  const outcome = await changeOrder(needs, visible.orderId, (order): Decision<Refusal<Code>[] | 'as-asked'> => {
    if (when === 'unless-as-asked' && isAsAsked(order, body)) return { leave: 'as-asked' };
    const refusals = faultsOf(needs, flags, vendor, order, body);
    if (refusals.length > 0) return { leave: refusals };
    const nowMs = needs.now();
    const arrivals = needs.quotes.arrivals(
      vendor.estimation_pick_up_time,
      { metres: order.metres, seconds: null },
      body.preordered_for,
    );
    const later = rescheduled(order, nowMs, {
      // A higher revision, so that the fleet replaces its old copy if it still has one.
      revision: order.revision + 1,
      preordered_for: body.preordered_for,
      rider: null,
      pickUpAt: new Date(arrivals.pickUpAt).toISOString(),
      dropOffAt: new Date(arrivals.dropOffAt).toISOString(),
      promise: promisedRange(arrivals.dropOffAt, record, nowMs, arrivals.soonestAt),
    });
    if (later === null) return { leave: [cannotReschedule(order)] };
    return {
      order: later,
      jobs: [...takeBackJobs(order, later, nowMs), releaseJob(later, vendor.estimation_pick_up_time, nowMs)],
      once,
      askedBy: accountOf(principal)?.accountId ?? null,
      audit: auditOfReschedule(callerTrace(asked), order, later),
    };
  });
  if (outcome.kind === 'left' && outcome.reason !== 'as-asked') return { ok: false, refusals: outcome.reason };
  if (outcome.kind === 'quote-used') throw new Error('rescheduling uses no quote');
  if (outcome.kind === 'not-found') return refused('order.not-found');
  return accepted({ result: orderOnTheWire(outcome.order, needs.now()) });
}

/** What `applyReschedule` would refuse; empty also if the order already has the time. */
export async function judgeReschedule(needs: OrderNeeds, asked: Request): Promise<Refusal<Code>[]> {
  const read = await readOrder(needs, asked);
  if (read === null) return [{ code: 'order.not-found' }];
  const { visible, vendor, flags } = read;
  return isAsAsked(visible, asked.body) ? [] : faultsOf(needs, flags, vendor, visible, asked.body);
}

interface ReadOrder {
  readonly visible: OrderRecord;
  readonly vendor: Vendor;
  readonly flags: OrderFlags;
}

async function readOrder(needs: OrderNeeds, { principal, body }: Request): Promise<ReadOrder | null> {
  const visible = await findVisibleOrder(needs, principal, body.vendor_id, body.order_id, 'change-orders');
  const vendor = visible && (await needs.vendors.find(principal, visible.vendorId, 'change-orders'));
  if (visible === null || vendor === null) return null;
  return { visible, vendor, flags: await needs.flags({ vendorId: visible.vendorId, mode: modeOf(principal) }) };
}

function isAsAsked(order: OrderRecord, body: Body): boolean {
  return order.preordered_for === body.preordered_for;
}

function faultsOf(
  needs: OrderNeeds,
  flags: OrderFlags,
  vendor: Pick<Vendor, 'opening_hours'>,
  order: OrderRecord,
  body: Body,
): Refusal<Code>[] {
  if (!canReschedule(order)) return [cannotReschedule(order)];
  if (body.updated_at !== undefined && Date.parse(order.updated_at) > Date.parse(body.updated_at)) {
    return [{ code: 'order.stale', field: 'updated_at' }];
  }
  return timeFaults(needs, flags, body.preordered_for, vendor.opening_hours);
}

function cannotReschedule({ status }: OrderRecord): Refusal<Code> {
  return { code: 'order.cannot-reschedule', values: { status } };
}

/** The order, waiting for its new time; null if the domain does not allow it. */
function rescheduled(order: OrderRecord, nowMs: number, facts: Partial<OrderRecord>): OrderRecord | null {
  if (order.status === 'RECEIVED') return withFacts(order, facts, nowMs);
  const step = afterStep({ ...order, ...facts }, { status: 'RECEIVED', by: 'vendor', reason: 'rescheduled' }, nowMs);
  return step.ok ? step.order : null;
}

/** An order that the fleet does not have need not be taken back. */
function takeBackJobs(before: OrderRecord, { orderId, revision }: OrderRecord, nowMs: number): OrderJob[] {
  if (placeOf(before) !== 'WAITING_FOR_TRANSPORT') return [];
  return [{ name: 'take-back-order', key: `${orderId}:${revision}`, payload: { orderId }, runAt: nowMs }];
}
