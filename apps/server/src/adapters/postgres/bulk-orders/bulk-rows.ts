import type { Insertable, Selectable, Updateable } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type {
  ChangedRow,
  JobState,
  RowFacts,
  RowState,
  StoredJob,
  StoredRow,
  Tie,
  WrittenRow,
} from '../../../features/bulk-orders/ports.ts';
import type { Schema } from '../schema.ts';
import type { BulkJobsTable, BulkReferencesTable, BulkRowsTable } from './bulk-tables.ts';

type JobRow = Selectable<BulkJobsTable>;

export function jobOf(row: JobRow): StoredJob {
  return {
    jobId: row.bulk_job_id,
    vendorId: row.vendor_id,
    createdBy: { accountId: row.created_by_account_id, email: row.created_by },
    placedBy: row.placed_by === null ? null : { accountId: row.placed_by_account_id, email: row.placed_by },
    placedFrom: row.placed_from,
    fileName: row.file_name,
    columns: row.columns,
    reading: row.reading,
    action: row.action,
    status: row.status,
    waitsFor: row.waits_for,
    feesConfirmed: row.fees_confirmed,
    pricedUpTo: row.priced_up_to,
    version: row.version,
    summary: row.summary,
    history: row.history,
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
  };
}

/** The columns of what changes of a job. */
export function stateColumns(state: Partial<JobState>): Updateable<BulkJobsTable> {
  const { columns, reading, action, status, waitsFor, feesConfirmed, placedBy, placedFrom, summary, history } = state;
  const { pricedUpTo } = state;
  return {
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(reading !== undefined && { reading: reading && JSON.stringify(reading) }),
    ...(action && { action }),
    ...(status && { status }),
    ...(waitsFor !== undefined && { waits_for: waitsFor }),
    ...(feesConfirmed !== undefined && { fees_confirmed: feesConfirmed }),
    ...(pricedUpTo !== undefined && { priced_up_to: pricedUpTo }),
    ...(placedBy !== undefined && {
      placed_by: placedBy?.email ?? null,
      placed_by_account_id: placedBy?.accountId ?? null,
    }),
    ...(placedFrom !== undefined && { placed_from: placedFrom && JSON.stringify(placedFrom) }),
    ...(summary && { summary: JSON.stringify(summary) }),
    ...(history && { history: JSON.stringify(history) }),
  };
}

export function jobColumns(job: StoredJob): Insertable<BulkJobsTable> {
  return {
    bulk_job_id: job.jobId,
    vendor_id: job.vendorId,
    created_by_account_id: job.createdBy.accountId,
    created_by: job.createdBy.email,
    file_name: job.fileName,
    columns: JSON.stringify(job.columns),
    action: job.action,
    status: job.status,
    version: job.version,
    summary: JSON.stringify(job.summary),
    history: JSON.stringify(job.history),
    created_at: new Date(job.createdAt),
    updated_at: new Date(job.updatedAt),
    waits_for: job.waitsFor,
    fees_confirmed: job.feesConfirmed,
    priced_up_to: job.pricedUpTo,
  };
}

export function rowOf(row: Selectable<BulkRowsTable>): StoredRow {
  return { ...factsOf(row), cells: row.cells, unreadable: row.unreadable, corrected: row.corrected };
}

export function factsOf(row: Omit<Selectable<BulkRowsTable>, 'cells' | 'unreadable' | 'corrected'>): RowFacts {
  return {
    position: row.position,
    number: row.row_number,
    version: row.version,
    action: row.action,
    status: row.status,
    reference: row.reference,
    check: row.checked,
    fee: row.fee_minor,
    previousFee: row.previous_fee_minor,
    amount: row.amount_minor,
    orderId: row.order_id,
    result: row.result,
  };
}

function stateOf({ action, status, reference, check, fee, previousFee, amount, orderId, result }: RowState) {
  return {
    action,
    status,
    reference,
    checked: check,
    fee_minor: fee,
    previous_fee_minor: previousFee,
    amount_minor: amount,
    order_id: orderId,
    result,
  };
}

const stateFields = sql`action text, status text, reference text, checked jsonb, fee_minor bigint, previous_fee_minor bigint,
  amount_minor bigint, order_id text, result text`;

/** A statement's text of so many rows stays far below what the driver and the embedded database accept. */
const rowsOfStatement = 1000;

function* slices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += rowsOfStatement) yield items.slice(from, from + rowsOfStatement);
}

/** Adds rows, or replaces those at the same positions. */
export async function writeRows(
  transaction: Kysely<Schema>,
  { jobId, version }: Pick<StoredJob, 'jobId' | 'version'>,
  rows: readonly WrittenRow[],
): Promise<void> {
  for (const slice of slices(rows)) {
    const items = slice.map((row) => ({
      position: row.position,
      row_number: row.number,
      cells: row.cells,
      unreadable: row.unreadable,
      corrected: row.corrected,
      ...stateOf(row),
    }));
    await sql`
      insert into bulk_rows (bulk_job_id, version, position, row_number, cells, unreadable, corrected, action, status, reference,
        checked, fee_minor, previous_fee_minor, amount_minor, order_id, result)
      select ${jobId}, ${version}, item.*
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(
        position integer, row_number integer, cells jsonb, unreadable jsonb, corrected jsonb, ${stateFields})
      on conflict (bulk_job_id, position) do update set version = excluded.version, corrected = excluded.corrected,
        action = excluded.action, status = excluded.status, reference = excluded.reference, checked = excluded.checked,
        fee_minor = excluded.fee_minor, previous_fee_minor = excluded.previous_fee_minor,
        amount_minor = excluded.amount_minor, order_id = excluded.order_id, result = excluded.result
      where bulk_rows.status <> 'DONE' or excluded.status = 'DONE'`.execute(transaction);
  }
}

export async function changeRows(
  transaction: Kysely<Schema>,
  { jobId, version }: Pick<StoredJob, 'jobId' | 'version'>,
  rows: readonly ChangedRow[],
): Promise<void> {
  for (const slice of slices(rows)) {
    const items = slice.map((row) => ({ position: row.position, ...stateOf(row) }));
    await sql`
      update bulk_rows set version = ${version}, action = item.action, status = item.status, reference = item.reference,
        checked = item.checked, fee_minor = item.fee_minor, previous_fee_minor = item.previous_fee_minor,
        amount_minor = item.amount_minor, order_id = item.order_id, result = item.result
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(position integer, ${stateFields})
      where bulk_rows.bulk_job_id = ${jobId} and bulk_rows.position = item.position
        and (bulk_rows.status <> 'DONE' or item.status = 'DONE')`.execute(transaction);
  }
}

/** Ties references to their newest orders. */
export async function writeTies(
  transaction: Kysely<Schema>,
  vendorId: string,
  now: number,
  ties: readonly Tie[],
): Promise<void> {
  for (const slice of slices(ties)) {
    const items = slice.map(({ reference, orderId, jobId, asked }) => ({
      reference,
      order_id: orderId,
      bulk_job_id: jobId,
      asked,
    }));
    await sql`
      insert into bulk_references (vendor_id, tied_at, reference, order_id, bulk_job_id, asked)
      select ${vendorId}, ${new Date(now)}::timestamptz, item.*
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(
        reference text, order_id text, bulk_job_id text, asked jsonb)
      on conflict (vendor_id, reference) do update set tied_at = excluded.tied_at, order_id = excluded.order_id,
        bulk_job_id = excluded.bulk_job_id, asked = excluded.asked`.execute(transaction);
  }
}

export function tieOf(row: Selectable<BulkReferencesTable>): Tie {
  return { reference: row.reference, orderId: row.order_id, jobId: row.bulk_job_id, asked: row.asked };
}
