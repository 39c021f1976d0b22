import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table proofs add column removed_at timestamptz(3)`,
  // For the sweep, which looks only for files that still exist; rows are never deleted.
  sql`create index proofs_to_remove on proofs (expires_at) where removed_at is null`,
  sql`drop index proofs_by_expiry`,
];

/** Says when the file of a proof was removed, so that an export can tell it from a proof that was never taken. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
