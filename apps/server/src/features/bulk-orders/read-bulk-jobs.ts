import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { jobOnTheWire, rowOnTheWire } from './job-on-the-wire.ts';
import { jobOfVendor, vendorWithBulk } from './job-vendor.ts';
import type { BulkNeeds } from './ports.ts';

const pageSize = 50;
/** So few that other requests have their turn between the answers. */
const rowsOfAnswer = 500;

/** The uploads of a vendor, newest first; see the call. */
export function listBulkJobs(needs: BulkNeeds): Handler<typeof calls.listBulkJobs> {
  return async ({ principal, params, query }) => {
    const found = await vendorWithBulk(needs, principal, params.vendorId);
    if (!found.ok) return found;
    const vendorId = found.vendor.vendor_id;
    const after = query.after === undefined ? null : await needs.store.find(query.after);
    if (query.after !== undefined && after?.vendorId !== vendorId) {
      return refused('bulk.job-not-found', { field: 'after' });
    }
    const jobs = await needs.store.list({
      vendorId,
      status: query.status ?? null,
      createdBy: query.created_by ?? null,
      from: query.from === undefined ? null : Date.parse(query.from),
      to: query.to === undefined ? null : Date.parse(query.to),
      after,
      limit: pageSize,
    });
    return accepted({ code: 200 as const, body: jobs.map((job) => jobOnTheWire(job, needs.country.currency)) });
  };
}

/** One upload with its rows; see the call. */
export function getBulkJob(needs: BulkNeeds): Handler<typeof calls.getBulkJob> {
  return async ({ principal, params, query }) => {
    const opened = await jobOfVendor(needs, principal, params.vendorId, params.jobId);
    if (!opened.ok) return opened;
    const { job } = opened;
    const { currency } = needs.country;
    // The job was read before its rows: what changes in between has a greater version and comes with the next answer again.
    const since = Number(query.changed_since ?? 0);
    const after = Number(query.after_row ?? 0);
    const found = await needs.store.rows(job.jobId, { since, after, most: rowsOfAnswer + 1 });
    const rows = found.slice(0, rowsOfAnswer);
    return accepted({
      code: 200 as const,
      body: {
        bulk_job: jobOnTheWire(job, currency),
        orders: rows.map((row) => rowOnTheWire(row, job, currency)),
        next_row: found.length > rows.length ? String(rows.at(-1)?.position) : null,
      },
    });
  };
}
