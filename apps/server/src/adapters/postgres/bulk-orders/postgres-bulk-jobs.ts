import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  BulkStore,
  BulkWork,
  JobChange,
  JobFilter,
  RowFacts,
  StoredJob,
  StoredRow,
  Tie,
} from '../../../features/bulk-orders/ports.ts';
import { addDueJob } from '../added-job.ts';
import { addAuditEntry } from '../audit/added-audit-entry.ts';
import type { Schema } from '../schema.ts';
import { storeOnce } from '../stored-once.ts';
import {
  changeRows,
  factsOf,
  jobColumns,
  jobOf,
  rowOf,
  stateColumns,
  tieOf,
  writeRows,
  writeTies,
} from './bulk-rows.ts';

const factColumns = [
  'bulk_job_id',
  'position',
  'row_number',
  'version',
  'action',
  'status',
  'reference',
  'checked',
  'fee_minor',
  'previous_fee_minor',
  'amount_minor',
  'order_id',
  'result',
] as const;

/** The jobs of bulk orders, their rows, and what ties references to orders. */
export class PostgresBulkJobs implements BulkStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async create(
    job: StoredJob,
    rows: Parameters<BulkStore['create']>[1],
    { work, most, once, answer, audit }: Parameters<BulkStore['create']>[2],
  ): Promise<'created' | 'too-many'> {
    return this.#database.transaction().execute(async (transaction) => {
      // Uploads of a vendor are counted one after the other.
      const { family_id: familyId } = await transaction
        .selectFrom('vendors')
        .select((vendor) => vendor.fn.coalesce('parent_vendor_id', 'vendor_id').as('family_id'))
        .where('vendor_id', '=', job.vendorId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { under_way: underWay } = await transaction
        .selectFrom('bulk_jobs')
        .select((one) => one.fn.countAll<number>().as('under_way'))
        .where('vendor_id', '=', job.vendorId)
        .where('status', '=', 'UNKNOWN')
        .where('waits_for', 'is', null)
        .executeTakeFirstOrThrow();
      if (underWay >= most) return 'too-many';
      await storeOnce(transaction, once, answer, job.createdAt);
      await transaction.insertInto('bulk_jobs').values(jobColumns(job)).execute();
      await writeRows(transaction, job, rows);
      await addWork(transaction, job.jobId, work, job.createdAt);
      if (audit)
        await addAuditEntry(transaction, audit, { familyId, vendorId: job.vendorId, at: new Date(job.createdAt) });
      return 'created';
    });
  }

  async find(jobId: string): Promise<StoredJob | null> {
    const row = await this.#database
      .selectFrom('bulk_jobs')
      .selectAll()
      .where('bulk_job_id', '=', jobId)
      .executeTakeFirst();
    return row ? jobOf(row) : null;
  }

  async list({ vendorId, status, createdBy, from, to, after, limit }: JobFilter): Promise<StoredJob[]> {
    let query = this.#database.selectFrom('bulk_jobs').selectAll().where('vendor_id', '=', vendorId);
    if (status !== null) query = query.where('status', '=', status);
    if (createdBy !== null) {
      const literal = createdBy.replaceAll(/[\\%_]/g, String.raw`\$&`);
      query = query.where('created_by', 'ilike', `%${literal}%`);
    }
    if (from !== null) query = query.where('created_at', '>=', new Date(from).toISOString());
    if (to !== null) query = query.where('created_at', '<=', new Date(to).toISOString());
    if (after !== null) {
      const at = new Date(after.createdAt).toISOString();
      query = query.where(sql<boolean>`(created_at, bulk_job_id) < (${at}::timestamptz, ${after.jobId})`);
    }
    const rows = await query.orderBy('created_at', 'desc').orderBy('bulk_job_id', 'desc').limit(limit).execute();
    return rows.map(jobOf);
  }

  async rows(jobId: string, which: Parameters<BulkStore['rows']>[1]): Promise<StoredRow[]> {
    const query = this.#database.selectFrom('bulk_rows').selectAll().where('bulk_job_id', '=', jobId);
    const wanted =
      'since' in which
        ? query
            .where('version', '>', which.since)
            .where('position', '>', which.after ?? 0)
            .$if(which.most !== undefined, (all) => all.limit(which.most ?? 0))
        : query.where(sql<boolean>`position = any(${[...which.positions]}::integer[])`);
    const rows = await wanted.orderBy('position').execute();
    return rows.map(rowOf);
  }

  async facts(jobId: string): Promise<RowFacts[]> {
    const rows = await this.#database
      .selectFrom('bulk_rows')
      .select(factColumns)
      .where('bulk_job_id', '=', jobId)
      .orderBy('position')
      .execute();
    return rows.map(factsOf);
  }

  async change(jobId: string, now: number, decide: (job: StoredJob) => JobChange | null): Promise<StoredJob | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('bulk_jobs')
        .selectAll()
        .where('bulk_job_id', '=', jobId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return null;
      const before = jobOf(row);
      const change = decide(before);
      if (change === null) return before;
      const version = before.version + 1;
      const after = await transaction
        .updateTable('bulk_jobs')
        .set({ ...stateColumns(change.job), version, updated_at: new Date(now) })
        .where('bulk_job_id', '=', jobId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await this.#write(transaction, { ...before, version }, now, change);
      const job = jobOf(after);
      if (change.once) await storeOnce(transaction, change.once.key, change.once.answer(job), now);
      return job;
    });
  }

  async #write(
    transaction: Transaction<Schema>,
    job: StoredJob,
    now: number,
    { changed = [], written = [], removed = [], ties = [], work, audit }: JobChange,
  ): Promise<void> {
    if (removed.length > 0) {
      await transaction
        .deleteFrom('bulk_rows')
        .where('bulk_job_id', '=', job.jobId)
        .where(sql<boolean>`position = any(${[...removed]}::integer[])`)
        .execute();
    }
    await changeRows(transaction, job, changed);
    await writeRows(transaction, job, written);
    await writeTies(transaction, job.vendorId, now, ties);
    await addWork(transaction, job.jobId, work ?? null, now);
    if (!audit) return;
    const { family_id: familyId } = await transaction
      .selectFrom('vendors')
      .select((vendor) => vendor.fn.coalesce('parent_vendor_id', 'vendor_id').as('family_id'))
      .where('vendor_id', '=', job.vendorId)
      .executeTakeFirstOrThrow();
    await addAuditEntry(transaction, audit, { familyId, vendorId: job.vendorId, at: new Date(now) });
  }

  async ties(vendorId: string, references: readonly string[]): Promise<Tie[]> {
    if (references.length === 0) return [];
    const rows = await this.#database
      .selectFrom('bulk_references')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where(sql<boolean>`reference = any(${[...references]}::text[])`)
      .execute();
    return rows.map(tieOf);
  }

  async tiesOfJob(vendorId: string, jobId: string): Promise<Tie[]> {
    const rows = await this.#database
      .selectFrom('bulk_references')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('bulk_job_id', '=', jobId)
      .execute();
    return rows.map(tieOf);
  }

  async referencesOf(vendorId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('bulk_references')
      .select(['order_id', 'reference'])
      .where('vendor_id', '=', vendorId)
      .where(sql<boolean>`order_id = any(${[...orderIds]}::text[])`)
      .execute();
    return new Map(rows.map((row) => [row.order_id, row.reference]));
  }

  async sweep(before: number): Promise<void> {
    const old = new Date(before).toISOString();
    await this.#database.deleteFrom('bulk_jobs').where('created_at', '<', old).execute();
    await this.#database.deleteFrom('bulk_references').where('tied_at', '<', old).execute();
  }

  async resume(before: number, now: number): Promise<void> {
    await sql`
      insert into jobs (name, payload, run_at, created_at)
      select work.name, jsonb_build_object('jobId', bulk_jobs.bulk_job_id), ${new Date(now)}, ${new Date(now)}
      from bulk_jobs
      cross join lateral (
        select case bulk_jobs.action when 'PREPROCESS' then 'check-bulk-job' else 'place-bulk-job' end as name
      ) as work
      where bulk_jobs.status = 'UNKNOWN' and bulk_jobs.waits_for is null and bulk_jobs.updated_at < ${new Date(before)}
        and not exists (
          select from jobs
          where jobs.name = work.name and jobs.payload ->> 'jobId' = bulk_jobs.bulk_job_id
            and jobs.finished_at is null and jobs.dead_at is null
        )`.execute(this.#database);
  }
}

async function addWork(
  transaction: Transaction<Schema>,
  jobId: string,
  work: BulkWork | null,
  now: number,
): Promise<void> {
  if (work !== null) await addDueJob(transaction, { name: work, payload: { jobId } }, now);
}
