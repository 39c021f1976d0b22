import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// As in 0019, whose function keeps both names in step.
const renamed = (table: 'saved_customers' | 'forgotten_customers') => [
  sql`alter table ${sql.table(table)} rename column parent_vendor_id to family_id`,
  sql`alter table ${sql.table(table)} add column parent_vendor_id text`,
  sql`alter table ${sql.table(table)} alter column parent_vendor_id type text using family_id`,
  sql`create trigger ${sql.table(`${table}_family_on_insert`)} before insert on ${sql.table(table)}
    for each row execute function family_in_step()`,
  sql`create trigger ${sql.table(`${table}_family_on_update`)} before update of family_id, parent_vendor_id
    on ${sql.table(table)} for each row execute function family_in_step()`,
];

const statements = [
  ...renamed('saved_customers'),
  sql`alter index saved_customers_by_parent rename to saved_customers_by_family`,
  // For the searches of the version before.
  sql`create index saved_customers_by_parent on saved_customers (parent_vendor_id, last_ordered_at)`,
  ...renamed('forgotten_customers'),
  // The version before names these columns when it forgets somebody twice. Only one process forgets at a time, so the
  // primary key never refuses what this index lets through.
  sql`create unique index forgotten_customers_by_parent
    on forgotten_customers (parent_vendor_id, customer_key, vendor_id)`,
];

/** The address book calls the head of a family `family_id` as well (decision 055); a later migration drops the old name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
