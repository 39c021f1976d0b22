import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Customers that were removed from an address book, by the hash of their key, and when, so that a job that still waits
  // for an older order does not add them again. An empty vendor means every outlet of the family. Rows are deleted once no
  // job that old can wait.
  sql`create table forgotten_customers (
    parent_vendor_id text not null,
    vendor_id text not null,
    customer_key text not null,
    forgotten_at timestamptz(3) not null,
    primary key (parent_vendor_id, customer_key, vendor_id)
  )`,
  sql`create index forgotten_customers_by_time on forgotten_customers (forgotten_at)`,
];

/** Remembers which customers were removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
