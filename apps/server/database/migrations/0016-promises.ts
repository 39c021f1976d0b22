import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table orders add column promise jsonb`,
  // One row an outlet with its last outcomes, so that a range is worked out without reading orders. It is written by the statement
  // that ends an order, and read by key; the index serves "the outlets that delivered last".
  sql`create table promise_records (
    vendor_id text primary key references vendors on delete cascade,
    outcomes jsonb not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index promise_records_by_update on promise_records (updated_at)`,
];

/** When orders are promised at the door, and what became of these promises. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
