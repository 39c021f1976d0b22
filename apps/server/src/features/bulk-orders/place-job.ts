import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { statusOfJob, summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import { note } from './check-job.ts';
import { type BulkJobPayload, ended, lastAttempt, rowsOfStep, runMs, withFew } from './job-work.ts';
import { isSameAction, isUnderWay, merchantOf } from './job-vendor.ts';
import type {
  BulkEdit,
  BulkNeeds,
  ChangedRow,
  Done,
  Judged,
  Judgements,
  PlacedFrom,
  RowFacts,
  StoredJob,
  StoredRow,
  Tie,
} from './ports.ts';
import { errorOf, requestOf } from './row-request.ts';
import { valuesOfRow } from './row-values.ts';

/** Who the server acts for, and for which job. */
interface Placement extends PlacedFrom {
  readonly job: StoredJob;
  readonly principal: Merchant;
  readonly judgements: Judgements;
  /** Whether a row whose work fails is given up. */
  readonly isLastAttempt: boolean;
}

/**
 * Places the rows of a job in the background. It prices all of them again first: if fees have changed, nothing is placed until a person
 * confirms them. Each row has its order id before its order is placed, so that a run that is killed, or a second run beside it, makes no
 * second order (decision 072).
 */
export function placeBulkJob(needs: BulkNeeds): (payload: unknown, attempt?: number) => Promise<void> {
  return async (payload, attempt = 1) => {
    const { jobId } = payload as BulkJobPayload;
    const deadline = performance.now() + runMs;
    const job = await needs.store.find(jobId);
    if (job === null || !isPlacing(job)) return;
    const rows = await needs.store.rows(jobId, { since: 0 });
    const facts = new Map<number, RowFacts>(rows.map((row) => [row.position, row]));
    const ready = rows.filter(({ status, action }) => status === 'READY' && action !== 'NONE');
    const principal = job.placedBy && merchantOf(job.placedBy);
    if (principal === null) {
      await store(needs, job, facts, ready.map(withoutPerson), false);
      await finish(needs, job, rows, facts);
      return;
    }
    const from = job.placedFrom ?? { remoteAddress: '', userAgent: undefined };
    const placement: Placement = {
      job,
      principal,
      judgements: needs.orders.judgementsOf(principal),
      isLastAttempt: attempt >= lastAttempt,
      ...from,
    };
    if (!job.feesConfirmed && !(await feesStay(needs, placement, ready, facts, deadline))) return;
    const size = rowsOfStep(rows.length);
    for (let at = 0; at < ready.length; at += size) {
      const changed = await withFew(needs, ready.slice(at, at + size), (row) => placeRow(needs, placement, row));
      const isLate = performance.now() > deadline && at + size < ready.length;
      const after = await store(needs, job, facts, changed, isLate);
      if (isLate) needs.onJob();
      if (isLate || after === null || !isSameAction(job, after)) return;
    }
    await finish(needs, job, rows, facts);
  };
}

function isPlacing(job: StoredJob): boolean {
  return job.action === 'ORDER_PLACEMENT' && isUnderWay(job);
}

function store(
  needs: BulkNeeds,
  read: StoredJob,
  facts: Map<number, RowFacts>,
  changed: readonly ChangedRow[],
  goesOn: boolean,
): Promise<StoredJob | null> {
  const { jobId } = read;
  for (const row of changed) note(facts, row);
  const ties = changed.flatMap((row) => tieOf(jobId, row) ?? []);
  return needs.store.change(jobId, needs.now(), (current) =>
    isSameAction(read, current)
      ? {
          job: { summary: summaryOf(facts.values()), feesConfirmed: true },
          changed,
          ties,
          ...(goesOn && { work: 'place-bulk-job' as const }),
        }
      : null,
  );
}

/** What a placed or unchanged row ties to its reference. One without a reference is tied by its order's id, which the filled file has. */
function tieOf(jobId: string, { status, action, reference, orderId, check }: ChangedRow): Tie | null {
  if (status !== 'DONE' || action === 'CANCEL' || orderId === null || check === null) return null;
  return { reference: reference === '' ? orderId : reference, orderId, jobId, asked: check.remembered };
}

/**
 * Whether all fees are still those that were shown. Otherwise the job waits for a person to confirm the new ones. The rows are priced step
 * by step, and a run that is late hands over to the next one, which is no answer yet: false.
 */
async function feesStay(
  needs: BulkNeeds,
  placement: Placement,
  ready: readonly StoredRow[],
  facts: Map<number, RowFacts>,
  deadline: number,
): Promise<boolean> {
  const { job } = placement;
  const left = ready.filter(({ position }) => position > job.pricedUpTo);
  const size = rowsOfStep(facts.size);
  for (let at = 0; at < left.length; at += size) {
    const step = left.slice(at, at + size);
    const priced = await withFew(needs, step, async (row) => ({ row, judged: await judgeFee(needs, placement, row) }));
    const changed = priced.flatMap(({ row, judged }): (ChangedRow & RowFacts)[] =>
      // Another refusal is the placement's to give.
      judged?.ok === true && row.fee !== null && judged.fee !== row.fee
        ? [{ ...row, fee: judged.fee, previousFee: row.fee }]
        : [],
    );
    for (const row of changed) note(facts, row);
    const isLate = performance.now() > deadline;
    const after = await needs.store.change(job.jobId, needs.now(), (current) =>
      isSameAction(job, current)
        ? {
            job: { pricedUpTo: step.at(-1)?.position ?? job.pricedUpTo },
            changed,
            ...(isLate && { work: 'place-bulk-job' as const }),
          }
        : null,
    );
    if (isLate) needs.onJob();
    if (isLate || after === null || !isSameAction(job, after)) return false;
  }
  if (ready.every(({ position }) => facts.get(position)?.previousFee === null)) return true;
  const summary = summaryOf(facts.values());
  await needs.store.change(job.jobId, needs.now(), (current) =>
    isSameAction(job, current)
      ? {
          job: {
            action: 'PREPROCESS',
            summary,
            waitsFor: 'fees',
            ...ended({ ...current, action: 'PREPROCESS' }, statusOfJob('PREPROCESS', summary), needs.now()),
          },
        }
      : null,
  );
  return false;
}

/** Null where there is nothing to compare: for a cancellation, and for a row whose work fails. */
async function judgeFee(needs: BulkNeeds, placement: Placement, row: StoredRow): Promise<Judged | null> {
  try {
    return await judge(needs, placement, row);
  } catch (error) {
    if (!placement.isLastAttempt) throw error;
    return null;
  }
}

function judge({ country }: BulkNeeds, { job, judgements }: Placement, row: StoredRow): Promise<Judged> | null {
  const { check, action } = row;
  if (check === null || action === 'CANCEL') return null;
  const edit = editOf(job, row);
  if (edit) return judgements.judgeEdit(edit);
  return judgements.judge(requestOf(job.vendorId, check.target, check.point, country.currency));
}

function editOf({ vendorId }: StoredJob, { action, orderId, check }: StoredRow): BulkEdit | null {
  if (action !== 'EDIT' || orderId === null || check === null || check.point === null) return null;
  const { target, point, changes } = check;
  return { vendorId, orderId, target, point, changesTime: changes.includes('delivery_time') };
}

const results = { CREATE: 'placed', EDIT: 'edited', CANCEL: 'cancelled', NONE: 'unchanged' } as const;

async function placeRow(needs: BulkNeeds, placement: Placement, row: StoredRow): Promise<ChangedRow> {
  const done = await actOrGiveUp(needs, placement, row);
  if (done.ok) return { ...row, status: 'DONE', previousFee: null, result: results[row.action] };
  const { values } = valuesOfRow(row, placement.job.columns);
  return failed(
    row,
    done.refusals.map((refusal) => errorOf(isOfFee(refusal.code) ? { code: 'bulk.fee-changed' } : refusal, values)),
  );
}

/** @throws while another attempt may succeed */
async function actOrGiveUp(needs: BulkNeeds, placement: Placement, row: StoredRow): Promise<Done> {
  try {
    return await act(needs, placement, row);
  } catch (error) {
    // Each attempt before was logged. Good rows never wait for a bad one (specification §4).
    if (!placement.isLastAttempt) throw error;
    return { ok: false, refusals: [{ code: 'server.failure' }] };
  }
}

/** A single request would show the new fee and ask again; here a person confirmed the fees of all rows. */
function isOfFee(code: string): boolean {
  return code.startsWith('Signature');
}

function failed(row: StoredRow, errors: NonNullable<StoredRow['check']>['errors']): ChangedRow {
  return { ...row, status: 'FAILED', check: row.check && { ...row.check, errors } };
}

/** The account of the person who placed the job is gone. */
function withoutPerson(row: StoredRow): ChangedRow {
  return failed(row, [{ column: null, value: '', code: 'order.vendor-unknown' }]);
}

async function act({ orders, country }: BulkNeeds, placement: Placement, row: StoredRow): Promise<Done> {
  const { job, principal, remoteAddress, userAgent } = placement;
  const { check, orderId, fee } = row;
  if (check === null || orderId === null) throw new Error(`row ${row.position} of ${job.jobId} was not prepared`);
  const acting = { principal, remoteAddress, userAgent };
  if (row.action === 'CANCEL') return orders.cancel({ ...acting, vendorId: job.vendorId, orderId });
  if (fee === null) throw new Error(`row ${row.position} of ${job.jobId} has no fee`);
  const edit = editOf(job, row);
  if (edit) return orders.edit({ ...acting, edit, fee });
  const body = requestOf(job.vendorId, check.target, check.point, country.currency);
  return orders.place({ ...acting, body, orderId, fee });
}

async function finish(
  needs: BulkNeeds,
  read: StoredJob,
  rows: readonly StoredRow[],
  facts: Map<number, RowFacts>,
): Promise<void> {
  const { jobId } = read;
  const unchanged = rows
    .filter(({ action, status }) => action === 'NONE' && status === 'READY')
    .map((row): ChangedRow & RowFacts => ({ ...row, status: 'DONE', result: 'unchanged' }));
  for (const row of unchanged) note(facts, row);
  const summary = summaryOf(facts.values());
  const ties = unchanged.flatMap((row) => tieOf(jobId, row) ?? []);
  await needs.store.change(jobId, needs.now(), (job) => {
    if (!isSameAction(read, job)) return null;
    const principal = job.placedBy && merchantOf(job.placedBy);
    const trace = principal && job.placedFrom ? callerTrace({ principal, ...job.placedFrom }) : null;
    return {
      job: { summary, placedFrom: null, ...ended(job, statusOfJob('ORDER_PLACEMENT', summary), needs.now()) },
      changed: unchanged,
      ties,
      audit: trace && {
        ...trace,
        what: 'bulk.placed',
        subject: job.fileName,
        details: { orders: summary.ordersPlaced, edits: summary.edits, errors: summary.errors },
      },
    };
  });
}
