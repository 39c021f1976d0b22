import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Where riders handed over to a customer: the last few positions with their order and time. They are in the customer's
  // row, so that they are deleted with the customer.
  sql`alter table saved_customers add column hand_overs jsonb not null default '[]'`,
  // The accuracy of a rider's position, if the rider's device reports it.
  sql`alter table riders add column accuracy_metres double precision`,
];

/** Stores where deliveries were handed over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
