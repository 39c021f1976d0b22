import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // A keyed hash of an account and a network from which its owner has signed in, so that a stranger in another network
  // cannot lock the owner out.
  sql`create table known_networks (
    network_hash text primary key,
    seen_at timestamptz(3) not null
  )`,
  sql`create index known_networks_seen on known_networks (seen_at)`,
];

/** Stores the networks that accounts are used from, for the sign-in limits (decision 045). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
