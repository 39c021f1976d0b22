import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { type BulkColumn, bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { tidyReference } from '@riderbell/domain/bulk-orders/read-row.ts';
import { repeatedReferences } from '@riderbell/domain/bulk-orders/repeats.ts';
import { statusOfJob, summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { checkRow } from './check-row.ts';
import { checkScope } from './check-scope.ts';
import { emptyRow } from './create-bulk-job.ts';
import { decideAgain } from './decide-again.ts';
import { rowsWithOtherWarnings } from './finish-check.ts';
import { jobOnTheWire, rowOnTheWire } from './job-on-the-wire.ts';
import { isUnderWay, jobOfVendor } from './job-vendor.ts';
import { withFew } from './job-work.ts';
import type { BulkNeeds, RowFacts, StoredJob, StoredRow, WrittenRow } from './ports.ts';
import { valuesOfRow } from './row-values.ts';

type Asked = Parameters<Handler<typeof calls.changeBulkRows>>[0];
type Changed = Awaited<ReturnType<Handler<typeof calls.changeBulkRows>>>;
type Change = Asked['body']['rows'][number];

/** Changes, adds and leaves out rows, and checks them alone; see the call. */
export function changeBulkRows(needs: BulkNeeds): Handler<typeof calls.changeBulkRows> {
  return (asked) => decideAgain(() => change(needs, asked));
}

/** Null if the job changed after it was read. */
async function change(needs: BulkNeeds, { principal, params, body, once }: Asked): Promise<Changed | null> {
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
  const written = await withFew(needs, checked, async (row): Promise<WrittenRow> =>
    row.action === 'CANCEL'
      ? row
      : { ...row, ...(await checkRow(scope, row, repeats.get(String(row.position)) ?? null)) },
  );
  for (const row of written) all.set(row.position, { ...row, version: 0 });
  const warned = await rowsWithOtherWarnings(needs, job.vendorId, [...all.values()]);
  const warnings = new Map(warned.map((row) => [row.position, row.check]));
  for (const row of warned) all.set(row.position, row);

  const positions = new Set(written.map(({ position }) => position));
  const warnedOnly = warned.filter(({ position }) => !positions.has(position));
  const shown = [
    ...written.map((row) => ({ ...row, check: warnings.get(row.position) ?? row.check })),
    ...(await withTexts(needs, job, warnedOnly)),
  ].toSorted((one, other) => one.position - other.position);
  const answerOf = (after: StoredJob) => ({
    code: 200 as const,
    body: {
      bulk_job: jobOnTheWire(after, needs.country.currency),
      orders: shown.map((row) => rowOnTheWire({ ...row, version: after.version }, after, needs.country.currency)),
    },
  });
  const summary = summaryOf([...all.values()]);
  let problem: 'bulk.job-under-way' | 'outdated' | null = null;
  const after = await needs.store.change(job.jobId, needs.now(), (current) => {
    problem = isUnderWay(current) ? 'bulk.job-under-way' : current.version === job.version ? null : 'outdated';
    if (problem !== null) return null;
    return {
      job: {
        summary,
        action: 'PREPROCESS',
        // While it waits for its columns, its other rows are not checked.
        status: current.waitsFor === 'columns' ? 'UNKNOWN' : statusOfJob('PREPROCESS', summary),
        waitsFor: current.waitsFor === 'fees' && summary.changedFees === 0 ? null : current.waitsFor,
      },
      written: shown.filter(({ position }) => positions.has(position)),
      changed: warnedOnly,
      once: { key: once, answer: answerOf },
    };
  });
  if (problem === 'outdated') return null;
  if (after === null) return refused('bulk.job-not-found');
  if (problem !== null) return refused(problem);
  return accepted(answerOf(after));
}

/** Rows of which only the state is known, with their cells and texts. */
async function withTexts(
  { store }: Pick<BulkNeeds, 'store'>,
  { jobId }: StoredJob,
  facts: readonly RowFacts[],
): Promise<StoredRow[]> {
  if (facts.length === 0) return [];
  const byPosition = new Map(facts.map((row) => [row.position, row]));
  const stored = await store.rows(jobId, { positions: [...byPosition.keys()] });
  return stored.map((row) => ({ ...row, ...byPosition.get(row.position) }));
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
