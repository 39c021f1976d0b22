import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The demo's fleet is a system of its own: what it knows is one document each, which only it reads. It lies beside the
  // orders so that a backup holds both of one moment.
  sql`create table simulated_deliveries (
    order_id text collate "C" primary key,
    state jsonb not null
  ) with (fillfactor = 70)`,
  sql`create table simulated_riders (
    rider_id text primary key,
    state jsonb not null
  ) with (fillfactor = 70)`,
];

/** What the simulated fleet remembers (specification §7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
