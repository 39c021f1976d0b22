import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Stores when an outlet itself is open, as one value that is read with its vendor and replaced as a whole (specification §3). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table vendors add column opening_hours jsonb`.execute(database);
}
