import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { decideAgain } from './decide-again.ts';
import { jobOnTheWire } from './job-on-the-wire.ts';
import { isUnderWay, vendorWithBulk } from './job-vendor.ts';
import type { BulkNeeds, ChangedRow, RowFacts, StoredJob } from './ports.ts';

type Refusal = 'bulk.job-under-way' | 'bulk.job-placed' | 'bulk.nothing-to-place';

type Asked = Parameters<Handler<typeof calls.placeBulkOrders>>[0];
type Placed = Awaited<ReturnType<Handler<typeof calls.placeBulkOrders>>>;

/** Has the rows of a job placed, or confirms the fees that have changed; see the call. */
export function placeBulkOrders(needs: BulkNeeds): Handler<typeof calls.placeBulkOrders> {
  return (asked) => decideAgain(() => place(needs, asked));
}

/** Null if the job changed after it was read. */
async function place(needs: BulkNeeds, asked: Asked): Promise<Placed | null> {
  const { principal, params, query, remoteAddress, userAgent } = asked;
  const job = await needs.store.find(params.jobId);
  if (job === null) return refused('bulk.job-not-found');
  const found = await vendorWithBulk(needs, principal, job.vendorId);
  if (!found.ok) {
    // Whether another vendor has a job with this id is nothing to tell.
    const isOff = found.refusals.some(({ code }) => code === 'bulk.not-offered');
    return refused(isOff ? 'bulk.not-offered' : 'bulk.job-not-found');
  }
  const facts = await needs.store.facts(params.jobId);
  const answerOf = (placed: StoredJob) => ({
    code: 200 as const,
    body: { bulk_job: jobOnTheWire(placed, needs.country.currency) },
  });
  let refusal: Refusal | 'outdated' | null = null;
  const after = await needs.store.change(params.jobId, needs.now(), (current) => {
    // Also the second click, and the repeated request after a lost answer.
    if (isUnderWay(current)) {
      refusal = current.action === 'ORDER_PLACEMENT' ? null : 'bulk.job-under-way';
      return null;
    }
    refusal = current.version === job.version ? whyNothing(current.waitsFor, facts) : 'outdated';
    const isUnconfirmed = current.waitsFor === 'fees' && query.fees_of !== String(current.version);
    if (refusal !== null || isUnconfirmed) return null;
    const changed = preparedRows(needs, current.vendorId, facts);
    const byPosition = new Map(changed.map((row) => [row.position, row]));
    const now = new Date(needs.now()).toISOString();
    return {
      job: {
        action: 'ORDER_PLACEMENT',
        status: 'UNKNOWN',
        waitsFor: null,
        feesConfirmed: current.waitsFor === 'fees',
        pricedUpTo: 0,
        placedBy: { accountId: principal.accountId, email: principal.email },
        placedFrom: { remoteAddress, userAgent },
        summary: summaryOf(facts.map((row) => byPosition.get(row.position) ?? row)),
        history: [...current.history, { action: 'ORDER_PLACEMENT', status: 'UNKNOWN', at: now, by: principal.email }],
      },
      changed,
      work: 'place-bulk-job',
      once: { key: asked.once, answer: answerOf },
    };
  });
  if (refusal === 'outdated') return null;
  if (after === null) return refused('bulk.job-not-found');
  if (refusal !== null) return refused(refusal);
  needs.onJob();
  return accepted(answerOf(after));
}

function whyNothing(waitsFor: string | null, facts: readonly RowFacts[]): Refusal | null {
  if (waitsFor === 'columns') return 'bulk.nothing-to-place';
  if (facts.some(({ status }) => status === 'READY')) return null;
  return facts.some(({ status }) => status === 'DONE') ? 'bulk.job-placed' : 'bulk.nothing-to-place';
}

/** Every new order has its id before anything is placed. The shown fees are those that count. */
function preparedRows({ orders }: BulkNeeds, vendorId: string, facts: readonly RowFacts[]): (ChangedRow & RowFacts)[] {
  return facts.flatMap((row) => {
    if (row.status !== 'READY' || row.action === 'NONE') return [];
    const orderId = row.action === 'CREATE' ? (row.orderId ?? orders.reserveOrderId(vendorId)) : row.orderId;
    return orderId === row.orderId && row.previousFee === null ? [] : [{ ...row, orderId, previousFee: null }];
  });
}
