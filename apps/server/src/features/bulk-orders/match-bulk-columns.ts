import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { missingColumns, repeatedColumns } from '@riderbell/domain/bulk-orders/match-columns.ts';
import { summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { decideAgain } from './decide-again.ts';
import { jobOnTheWire } from './job-on-the-wire.ts';
import { isUnderWay, jobOfVendor } from './job-vendor.ts';
import type { BulkNeeds, ChangedRow, RowFacts } from './ports.ts';

type Asked = Parameters<Handler<typeof calls.matchBulkColumns>>[0];
type Matched = Awaited<ReturnType<Handler<typeof calls.matchBulkColumns>>>;

/** Takes over what a person says the columns are, and has all rows checked again; see the call. */
export function matchBulkColumns(needs: BulkNeeds): Handler<typeof calls.matchBulkColumns> {
  return (asked) => decideAgain(() => match(needs, asked));
}

/** Null if the job changed after it was read. */
async function match(needs: BulkNeeds, { principal, params, body }: Asked): Promise<Matched | null> {
  const found = await jobOfVendor(needs, principal, params.vendorId, params.jobId);
  if (!found.ok) return found;
  const { job } = found;
  // A column that the request does not name is ignored.
  const chosen = job.columns.map((_, index) => body.columns[index] ?? null);
  if (repeatedColumns(chosen).length > 0) {
    return refused('bulk.columns-repeated', {
      field: 'columns',
      values: { columns: repeatedColumns(chosen).join(', ') },
    });
  }
  const missing = missingColumns(chosen, needs.country);
  if (missing.length > 0) {
    return refused('bulk.columns-missing', { field: 'columns', values: { columns: missing.join(', ') } });
  }
  const facts = await needs.store.facts(job.jobId);
  if (facts.some(({ status }) => status === 'DONE')) return refused('bulk.job-placed');
  const own = facts.filter(({ action }) => action !== 'CANCEL');
  const changed = own.map((row): ChangedRow & RowFacts => ({
    ...row,
    action: 'CREATE',
    status: 'WAITING',
    check: null,
    fee: null,
    previousFee: null,
    amount: null,
    // The id that was reserved for the row's order stays the row's.
    orderId: row.action === 'CREATE' ? row.orderId : null,
  }));
  let problem: 'bulk.job-under-way' | 'outdated' | null = null;
  const after = await needs.store.change(job.jobId, needs.now(), (current) => {
    problem = isUnderWay(current) ? 'bulk.job-under-way' : current.version === job.version ? null : 'outdated';
    if (problem !== null) return null;
    const at = new Date(needs.now()).toISOString();
    return {
      job: {
        columns: current.columns.map((column, index) => ({ ...column, column: chosen[index] ?? null })),
        reading: null,
        action: 'PREPROCESS',
        status: 'UNKNOWN',
        waitsFor: null,
        summary: summaryOf(changed),
        history: [...current.history, { action: 'PREPROCESS', status: 'UNKNOWN', at, by: principal.email }],
      },
      changed,
      removed: facts.filter(({ action }) => action === 'CANCEL').map(({ position }) => position),
      work: 'check-bulk-job',
    };
  });
  if (problem === 'outdated') return null;
  if (after === null) return refused('bulk.job-not-found');
  if (problem !== null) return refused(problem);
  needs.onJob();
  return accepted({ code: 200 as const, body: { bulk_job: jobOnTheWire(after, needs.country.currency) } });
}
