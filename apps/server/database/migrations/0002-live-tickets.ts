import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Single-use credentials of the live channel. They are in the database, because the socket may reach another process
  // than the call that made the ticket; only hashes are stored, so that a reader of the table cannot use them.
  sql`create table live_tickets (
    ticket_hash text primary key,
    session_id text not null references sessions on delete cascade,
    account_id text not null,
    email text not null,
    mode text not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create index live_tickets_by_expiry on live_tickets (expires_at)`,
  sql`create index live_tickets_by_session on live_tickets (session_id)`,
];

/** Stores the tickets of the live channel until they are used (specification §7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
