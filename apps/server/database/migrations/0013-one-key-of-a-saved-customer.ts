import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The id is made of the vendor and the key, so it says the same. With two of them "on conflict" can name but one, and of two
  // orders of a new customer that are learned at once the second could run into the other.
  sql`alter table saved_customers drop constraint saved_customers_vendor_id_customer_key_key`,
];

/** A saved customer is told from others by one key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
