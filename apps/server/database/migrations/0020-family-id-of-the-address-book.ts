import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// As in 0019, whose function keeps both names in sync.
const renameParentVendorId = (table: 'saved_customers' | 'forgotten_customers') => [
  sql`alter table ${sql.table(table)} rename column parent_vendor_id to family_id`,
  sql`alter table ${sql.table(table)} add column parent_vendor_id text`,
  sql`alter table ${sql.table(table)} alter column parent_vendor_id type text using family_id`,
  sql`create trigger ${sql.table(`${table}_family_on_insert`)} before insert on ${sql.table(table)}
    for each row execute function family_in_step()`,
  sql`create trigger ${sql.table(`${table}_family_on_update`)} before update of family_id, parent_vendor_id
    on ${sql.table(table)} for each row execute function family_in_step()`,
];

const statements = [
  ...renameParentVendorId('saved_customers'),
  sql`alter index saved_customers_by_parent rename to saved_customers_by_family`,
  // For the searches of the previous version.
  sql`create index saved_customers_by_parent on saved_customers (parent_vendor_id, last_ordered_at)`,
  ...renameParentVendorId('forgotten_customers'),
  // The previous version names these columns in "on conflict" when it removes a customer again. Only one process removes
  // customers at a time, so the primary key never refuses a row that this index accepts.
  sql`create unique index forgotten_customers_by_parent
    on forgotten_customers (parent_vendor_id, customer_key, vendor_id)`,
];

/** Renames the same column in the address book (decision 055); a later migration drops the old name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
