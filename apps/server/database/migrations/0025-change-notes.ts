import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table orders add column change_note jsonb`,
  // The change that an outlet needs today: few orders have a note, and fewer of them are under way.
  sql`create index orders_with_change_note on orders (vendor_id) where change_note is not null and not ended`,
];

/** Stores what the recipient of a cash order pays with, and what was due when they said it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
