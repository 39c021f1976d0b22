import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The demo's fleet is a separate system: each rider and delivery is one document that only the fleet reads. They are in
  // the orders' database, so that a backup has both as of the same moment.
  sql`create table simulated_deliveries (
    order_id text collate "C" primary key,
    state jsonb not null
  ) with (fillfactor = 70)`,
  sql`create table simulated_riders (
    rider_id text primary key,
    state jsonb not null
  ) with (fillfactor = 70)`,
];

/** Stores the state of the simulated fleet (specification §7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
