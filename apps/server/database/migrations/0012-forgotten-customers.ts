import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Who was taken out of an address book, by the hash of their key, and when: what still waits to be learned from an order of before
  // must not bring them back. An empty vendor is every outlet of the family. Swept once nothing that old can wait any more.
  sql`create table forgotten_customers (
    parent_vendor_id text not null,
    vendor_id text not null,
    customer_key text not null,
    forgotten_at timestamptz(3) not null,
    primary key (parent_vendor_id, customer_key, vendor_id)
  )`,
  sql`create index forgotten_customers_by_time on forgotten_customers (forgotten_at)`,
];

/** The memory of having forgotten. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
