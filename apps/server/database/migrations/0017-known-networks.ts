import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // A keyed hash of an account and a network from which it was used, so that a stranger elsewhere cannot lock its owner out there.
  sql`create table known_networks (
    network_hash text primary key,
    seen_at timestamptz(3) not null
  )`,
  sql`create index known_networks_seen on known_networks (seen_at)`,
];

/** Remembers from where accounts are used, for the limits of sign-ins (decision 045). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
