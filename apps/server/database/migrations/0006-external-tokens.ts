import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // A ticket of the embedded mode belongs to no session: it names its vendor and expires with the outside token.
  sql`alter table live_tickets alter column session_id drop not null`,
  sql`alter table live_tickets add column vendor_id text`,
  sql`alter table live_tickets add column ends_at timestamptz(3)`,
  sql`alter table live_tickets add check (session_id is not null or (vendor_id is not null and ends_at is not null))`,
];

/** Lets the embedded mode follow its orders (specification §1, GODROID). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
