import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Where riders handed over to a customer: the last few points with their order and instant. They stand in the customer's
  // own row, so that whoever is forgotten takes them along.
  sql`alter table saved_customers add column hand_overs jsonb not null default '[]'`,
  // How exact the position of a rider is, where the rider's device says so.
  sql`alter table riders add column accuracy_metres double precision`,
];

/** What deliveries teach of a customer's door. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
