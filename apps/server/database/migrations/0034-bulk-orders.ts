import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`create table bulk_jobs (
    bulk_job_id text primary key,
    vendor_id text not null references vendors on delete cascade,
    created_by_account_id text references accounts on delete set null,
    created_by text not null,
    placed_by_account_id text references accounts on delete set null,
    placed_by text,
    placed_from jsonb,
    file_name text not null,
    columns jsonb not null,
    reading jsonb,
    action text not null,
    status text not null,
    waits_for text,
    fees_confirmed boolean not null default false,
    priced_up_to integer not null default 0,
    version integer not null,
    summary jsonb not null,
    history jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index bulk_jobs_by_vendor on bulk_jobs (vendor_id, created_at, bulk_job_id)`,
  sql`create index bulk_jobs_by_age on bulk_jobs (created_at)`,
  sql`create index bulk_jobs_by_creator on bulk_jobs (created_by_account_id) where created_by_account_id is not null`,
  sql`create index bulk_jobs_by_placer on bulk_jobs (placed_by_account_id) where placed_by_account_id is not null`,
  sql`create table bulk_rows (
    bulk_job_id text not null references bulk_jobs on delete cascade,
    position integer not null,
    row_number integer not null,
    version integer not null,
    cells jsonb not null,
    unreadable jsonb not null,
    corrected jsonb not null,
    action text not null,
    status text not null,
    reference text not null,
    checked jsonb,
    fee_minor bigint,
    previous_fee_minor bigint,
    amount_minor bigint,
    order_id text,
    result text,
    primary key (bulk_job_id, position)
  ) with (fillfactor = 70)`,
  sql`create index bulk_rows_by_version on bulk_rows (bulk_job_id, version)`,
  // The newest order of each reference, and the job whose placement tied it.
  sql`create table bulk_references (
    vendor_id text not null references vendors on delete cascade,
    reference text not null,
    order_id text not null,
    bulk_job_id text not null,
    asked jsonb not null,
    tied_at timestamptz(3) not null,
    primary key (vendor_id, reference)
  )`,
  sql`create index bulk_references_by_job on bulk_references (vendor_id, bulk_job_id)`,
  sql`create index bulk_references_by_order on bulk_references (vendor_id, order_id)`,
  sql`create index bulk_references_by_age on bulk_references (tied_at)`,
];

/** Adds the jobs of bulk orders, their rows, and what ties the references of workbooks to orders (decisions 071 and 072). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
