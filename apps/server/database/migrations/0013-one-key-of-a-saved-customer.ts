import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The id is derived from the vendor and the key, so this constraint is redundant. "on conflict" can name only one of the
  // two, and when two orders of a new customer are processed at once, the second could violate the other.
  sql`alter table saved_customers drop constraint saved_customers_vendor_id_customer_key_key`,
];

/** Identifies a saved customer by one key only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
