import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`alter table registrations add column guest_id text references guests on delete set null`,
  // Without it, deleting old guests would read every registration.
  sql`create index registrations_by_guest on registrations (guest_id) where guest_id is not null`,
];

/** Stores which guest registers, so that a new account has the guest's orders and address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
