import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table registrations add column guest_id text references guests on delete set null`,
  // Removing old guests must not read every registration.
  sql`create index registrations_by_guest on registrations (guest_id) where guest_id is not null`,
];

/** The guest who signs up, so that the orders and the address are the account's as soon as it exists. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
