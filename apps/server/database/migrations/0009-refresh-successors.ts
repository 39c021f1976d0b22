import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The hash of the token that replaced a used one: a client that repeats its request gets the same token, and no other
  // caller does.
  sql`alter table refresh_tokens add column successor_hash text`,
];

/** Lets a client retry a refresh whose answer was lost (specification §4, Session). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
