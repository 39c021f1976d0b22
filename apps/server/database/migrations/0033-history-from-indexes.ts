import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What lists and totals filter and sum, except names and addresses: an entry of an index may not have more than 2,704 bytes. */
const included = sql.raw(
  'status, payment_method, amount_minor, delivery_fee_minor, preordered_for, customer_phone_number',
);

const statements = [
  sql`create index orders_read_by_vendor on orders (vendor_id, created_at, order_id) include (${included})`,
  sql`create index orders_read_by_family on orders (family_id, created_at, order_id) include (${included})`,
  sql`drop index orders_by_vendor`,
  sql`drop index orders_by_family`,
  sql`alter index orders_read_by_vendor rename to orders_by_vendor`,
  sql`alter index orders_read_by_family rename to orders_by_family`,
  // An index alone answers only for pages that were vacuumed. By default that happens after a fifth of the table has changed.
  sql`alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
];

/**
 * Lets a vendor's history be filtered and summed from its index alone: the orders themselves are each on another page, between those of
 * all other vendors (decision 074).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
