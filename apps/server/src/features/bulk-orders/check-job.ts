import type { AskedOrder } from '@riderbell/domain/bulk-orders/asked-order.ts';
import { tidyReference } from '@riderbell/domain/bulk-orders/read-row.ts';
import { repeatedReferences } from '@riderbell/domain/bulk-orders/repeats.ts';
import { statusOfJob, summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { checkRow } from './check-row.ts';
import { checkScope } from './check-scope.ts';
import { offersOfCancellation, rowsWithOtherWarnings } from './finish-check.ts';
import { type BulkJobPayload, ended, lastAttempt, mapInTurns, rowsOfStep, runMs, withFew } from './job-work.ts';
import { isSameAction, isUnderWay, merchantOf, vendorWithBulk } from './job-vendor.ts';
import type { BulkNeeds, ChangedRow, RowFacts, StoredJob, StoredRow } from './ports.ts';
import { valuesOfRow } from './row-values.ts';

/**
 * Checks the rows of a job in the background: the columns first, then the rows. It stores its results step by step, so that a run that is
 * killed, or a second run beside it, only repeats rows that have no result yet.
 */
export function checkBulkJob(needs: BulkNeeds): (payload: unknown, attempt?: number) => Promise<void> {
  return async (payload, attempt = 1) => {
    const { jobId } = payload as BulkJobPayload;
    const deadline = performance.now() + runMs;
    const job = await needs.store.find(jobId);
    if (job === null || !isChecking(job)) return;
    const rows = await needs.store.rows(jobId, { since: 0 });
    const principal = merchantOf(job.createdBy);
    const found = principal && (await vendorWithBulk(needs, principal, job.vendorId));
    if (principal === null || !found?.ok) {
      const [refusal] = found?.ok === false ? found.refusals : [];
      await refuseAll(needs, job, rows, refusal?.code ?? 'vendor.not-found');
      return;
    }
    const references = await referencesOfRows(needs, job, rows);
    const repeats = repeatedReferences(references);
    const wanted = [...new Set(references.flatMap(({ reference }) => (reference === '' ? [] : [reference])))];
    const scope = await checkScope(needs, { job, vendor: found.vendor, principal }, rows, wanted);
    const facts = new Map<number, RowFacts>(rows.map((row) => [row.position, row]));
    const waiting = rows.filter(({ status }) => status === 'WAITING');
    const size = rowsOfStep(rows.length);
    for (let from = 0; from < waiting.length; from += size) {
      const step = waiting.slice(from, from + size);
      const changed = await withFew(needs, step, (row) =>
        checkOrGiveUp(row, attempt >= lastAttempt, () =>
          checkRow(scope, row, repeats.get(String(row.position)) ?? null),
        ),
      );
      const isLate = performance.now() > deadline && from + size < waiting.length;
      for (const row of changed) note(facts, row);
      const after = await needs.store.change(jobId, needs.now(), (current) =>
        isSameAction(job, current)
          ? {
              job: { summary: summaryOf(facts.values()), reading: scope.reading },
              changed,
              ...(isLate && { work: 'check-bulk-job' as const }),
            }
          : null,
      );
      if (isLate) needs.onJob();
      if (isLate || after === null || !isSameAction(job, after)) return;
    }
    await finish(needs, scope, facts);
  };
}

function isChecking(job: StoredJob): boolean {
  return job.action === 'PREPROCESS' && isUnderWay(job);
}

/** @throws while another attempt may succeed */
async function checkOrGiveUp(
  row: StoredRow,
  isLastAttempt: boolean,
  check: () => Promise<ChangedRow>,
): Promise<ChangedRow> {
  try {
    return await check();
  } catch (error) {
    // Each attempt before was logged. Good rows never wait for a bad one (specification §4).
    if (!isLastAttempt) throw error;
    return withError(row, 'server.failure');
  }
}

/** A row that could not be checked, with the reason. */
function withError(row: StoredRow, code: string): ChangedRow {
  const asked: AskedOrder = {
    customerName: '',
    customerPhone: '',
    unitNumber: '',
    building: '',
    address: '',
    latitude: null,
    longitude: null,
    notes: '',
    description: '',
    amount: null,
    paymentMethod: null,
    preorderedFor: null,
    timeOfDay: null,
    unread: {},
  };
  const errors = [{ column: null, value: '', code }];
  const check = {
    asked,
    target: asked,
    remembered: asked,
    changes: [],
    point: null,
    phone: '',
    usedBefore: null,
    errors,
    warnings: [],
  };
  return { ...row, status: 'ERROR', check: row.check ? { ...row.check, errors } : check };
}

/** Takes over what a check or a placement changed of a row. */
export function note(facts: Map<number, RowFacts>, row: ChangedRow): void {
  const before = facts.get(row.position);
  if (before) facts.set(row.position, { ...before, ...row });
}

function referencesOfRows(needs: BulkNeeds, { columns }: StoredJob, rows: readonly StoredRow[]) {
  const own = rows.filter(({ action }) => action !== 'CANCEL');
  return mapInTurns(needs, own, (row) => {
    const reference = tidyReference(valuesOfRow(row, columns).values.reference ?? '');
    return { rowId: String(row.position), number: row.number, reference };
  });
}

/** Compares the rows with each other, with the orders of today and with the last upload, and ends the check. */
async function finish(
  needs: BulkNeeds,
  scope: Awaited<ReturnType<typeof checkScope>>,
  facts: Map<number, RowFacts>,
): Promise<void> {
  const own = [...facts.values()].filter(({ action }) => action !== 'CANCEL');
  const changed = await rowsWithOtherWarnings(needs, scope.vendor.vendor_id, own);
  const offers = await offersOfCancellation(needs, scope, own);
  const summary = summaryOf([...own, ...offers]);
  await needs.store.change(scope.job.jobId, needs.now(), (job) =>
    isSameAction(scope.job, job)
      ? {
          job: { summary, reading: scope.reading, ...ended(job, statusOfJob('PREPROCESS', summary), needs.now()) },
          changed,
          written: offers,
        }
      : null,
  );
}

/** The person has left the team, or bulk orders are no longer offered: no row can be placed. */
async function refuseAll(
  { store, now }: BulkNeeds,
  job: StoredJob,
  rows: readonly StoredRow[],
  code: string,
): Promise<void> {
  const changed = rows.filter(({ status }) => status === 'WAITING').map((row) => ({ ...row, ...withError(row, code) }));
  const facts = new Map<number, RowFacts>(rows.map((row) => [row.position, row]));
  for (const row of changed) note(facts, row);
  const summary = summaryOf(facts.values());
  await store.change(job.jobId, now(), (current) =>
    isSameAction(job, current)
      ? { job: { summary, ...ended(current, statusOfJob('PREPROCESS', summary), now()) }, changed }
      : null,
  );
}
