import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { type BulkColumn, bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { tidyReference } from '@riderbell/domain/bulk-orders/read-row.ts';
import { repeatedReferences } from '@riderbell/domain/bulk-orders/repeats.ts';
import { statusOfJob, summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { checkRow } from './check-row.ts';
import { checkScope } from './check-scope.ts';
import { emptyRow } from './create-bulk-job.ts';
import { rowsWithOtherWarnings } from './finish-check.ts';
import { jobOnTheWire, rowOnTheWire } from './job-on-the-wire.ts';
import { isUnderWay, jobOfVendor } from './job-vendor.ts';
import { withFew } from './job-work.ts';
import type { BulkNeeds, RowFacts, StoredJob, StoredRow, WrittenRow } from './ports.ts';
import { valuesOfRow } from './row-values.ts';

type Asked = Parameters<Handler<typeof calls.changeBulkRows>>[0];
type Change = Asked['body']['rows'][number];

/** Changes, adds and leaves out rows, and checks them alone; see the call. */
export function changeBulkRows(needs: BulkNeeds): Handler<typeof calls.changeBulkRows> {
  return async ({ principal, params, body }) => {
    const found = await jobOfVendor(needs, principal, params.vendorId, params.jobId);
    if (!found.ok) return found;
    const { job, vendor } = found;
    if (isUnderWay(job)) return refused('bulk.job-under-way');
    const facts = await needs.store.facts(job.jobId);
    const rows = await wantedRows(needs, job, facts, body.rows);
    if (rows === null) return refused('bulk.row-not-found', { field: 'rows' });
    if (rows.some(({ status }) => status === 'DONE')) return refused('bulk.job-placed', { field: 'rows' });
    const added = rows.filter(({ version }) => version === 0).length;
    if (facts.length + added > bulkRowLimit) {
      return refused('bulk.too-many-rows', { field: 'rows', values: { most: bulkRowLimit } });
    }

    const all = new Map<number, RowFacts>(facts.map((row) => [row.position, row]));
    for (const row of rows) all.set(row.position, { ...row, reference: referenceOf(row, job) });
    const repeats = repeatedReferences(
      [...all.values()]
        .filter(({ action }) => action !== 'CANCEL')
        .map(({ position, number, reference }) => ({ rowId: String(position), number, reference })),
    );
    // A reference that is free again, or repeated now, changes other rows too.
    const others = await needs.store.rows(job.jobId, { positions: positionsToCheck(all, rows, repeats) });
    const checked = [...rows, ...others];
    const references = checked.flatMap((row) => referenceOf(row, job) || []);
    const scope = await checkScope(needs, { job, vendor, principal }, checked, references);
    const written = await withFew(checked, async (row): Promise<WrittenRow> =>
      row.action === 'CANCEL'
        ? row
        : { ...row, ...(await checkRow(needs, scope, row, repeats.get(String(row.position)) ?? null)) },
    );
    for (const row of written) all.set(row.position, { ...row, version: 0 });
    const warned = await rowsWithOtherWarnings(needs, job.vendorId, [...all.values()]);
    const warnings = new Map(warned.map((row) => [row.position, row.check]));
    for (const row of warned) all.set(row.position, row);

    const summary = summaryOf([...all.values()]);
    let wasUnderWay = false;
    const after = await needs.store.change(job.jobId, needs.now(), (current) => {
      wasUnderWay = isUnderWay(current);
      if (wasUnderWay) return null;
      return {
        job: {
          summary,
          action: 'PREPROCESS',
          status: statusOfJob('PREPROCESS', summary),
          waitsFor: summary.changedFees === 0 ? null : current.waitsFor,
        },
        written: written.map((row) => ({ ...row, check: warnings.get(row.position) ?? row.check })),
        changed: warned.filter(({ position }) => !written.some((row) => row.position === position)),
      };
    });
    if (after === null) return refused('bulk.job-not-found');
    if (wasUnderWay) return refused('bulk.job-under-way');
    const { currency } = needs.country;
    const positions = [...written.map(({ position }) => position), ...warned.map(({ position }) => position)];
    const answered = await needs.store.rows(job.jobId, { positions });
    return accepted({
      code: 200 as const,
      body: {
        bulk_job: jobOnTheWire(after, currency),
        orders: answered.map((row) => rowOnTheWire(row, after, currency)),
      },
    });
  };
}

function referenceOf(row: StoredRow, job: StoredJob): string {
  return row.action === 'CANCEL' ? row.reference : tidyReference(valuesOfRow(row, job.columns).values.reference ?? '');
}

/** The rows with their changes; new ones have the version 0. Null if one does not exist. */
async function wantedRows(
  { store }: Pick<BulkNeeds, 'store'>,
  { jobId }: StoredJob,
  facts: readonly RowFacts[],
  changes: readonly Change[],
): Promise<StoredRow[] | null> {
  const ids = changes.flatMap(({ row_id: id }) => id ?? []);
  if (ids.some((id) => !/^[1-9]\d{0,6}$/.test(id))) return null;
  const stored = new Map(
    (await store.rows(jobId, { positions: ids.map(Number) })).map((row) => [String(row.position), row]),
  );
  let last = facts.at(-1)?.position ?? 0;
  let number = Math.max(1, ...facts.map((row) => row.number));
  const wanted = new Map<number, StoredRow>();
  for (const change of changes) {
    const known = change.row_id === null ? null : (wanted.get(Number(change.row_id)) ?? stored.get(change.row_id));
    if (known === undefined) return null;
    const row = known ?? { ...emptyRow, position: (last += 1), number: (number += 1), version: 0 };
    wanted.set(row.position, withChange(row, change));
  }
  return [...wanted.values()];
}

function withChange(row: StoredRow, { values = {}, left_out: leftOut }: Change): StoredRow {
  const typed = Object.entries(values) as [BulkColumn, string][];
  const status = leftOut === undefined ? row.status : leftOut ? 'LEFT_OUT' : 'READY';
  if (row.action === 'CANCEL') return { ...row, status };
  return { ...row, status, corrected: { ...row.corrected, ...Object.fromEntries(typed) } };
}

/** The other rows whose reference became, or no longer is, a repeated one. */
function positionsToCheck(
  all: ReadonlyMap<number, RowFacts>,
  rows: readonly StoredRow[],
  repeats: ReadonlyMap<string, number>,
): number[] {
  const changed = new Set(rows.map(({ position }) => position));
  return [...all.values()].flatMap((row) => {
    if (changed.has(row.position) || row.action === 'CANCEL' || row.status === 'DONE') return [];
    const wasRepeated = row.check?.errors.some(({ code }) => code === 'bulk.reference-repeated') ?? false;
    return wasRepeated === repeats.has(String(row.position)) ? [] : [row.position];
  });
}
