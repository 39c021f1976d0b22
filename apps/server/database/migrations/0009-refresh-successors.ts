import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Of the token that a spent one was traded for: whoever asks again as the first time makes the same, and nobody else can.
  sql`alter table refresh_tokens add column successor_hash text`,
];

/** Lets a trade whose answer was lost be asked for again (specification §4, Session). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
