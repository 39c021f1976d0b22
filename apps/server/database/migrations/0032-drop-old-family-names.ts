import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const renamed = ['orders', 'outbox', 'saved_customers', 'forgotten_customers'];

/** Drops `parent_vendor_id`, the name of `family_id` before migrations 0019 and 0020, with its triggers and indexes (decision 055). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of renamed) {
    const table = sql.table(name);
    await sql`drop trigger ${sql.table(`${name}_family_on_insert`)} on ${table}`.execute(database);
    await sql`drop trigger ${sql.table(`${name}_family_on_update`)} on ${table}`.execute(database);
    await sql`alter table ${table} drop column parent_vendor_id`.execute(database);
  }
  await sql`drop function family_in_step()`.execute(database);
}
