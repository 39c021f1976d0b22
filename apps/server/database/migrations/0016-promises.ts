import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table orders add column promise jsonb`,
  // One row for each outlet with its last outcomes, so that a range is calculated without reading orders. The statement that
  // ends an order writes it, and it is read by key; the index serves "the outlets that delivered last".
  sql`create table promise_records (
    vendor_id text primary key references vendors on delete cascade,
    outcomes jsonb not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index promise_records_by_update on promise_records (updated_at)`,
];

/** Stores when orders are promised at the door, and whether the promises were met. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
