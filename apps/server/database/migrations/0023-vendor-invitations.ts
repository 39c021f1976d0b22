import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`create table vendor_invitations (
    invitation_id text primary key,
    vendor_id text not null references vendors on delete cascade,
    email text not null check (email = lower(email)),
    shown_email text not null,
    role text not null check (role in ('owner', 'manager', 'requester')),
    locale text not null,
    invited_by text not null,
    invited_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    accepted_at timestamptz(3),
    revoked_at timestamptz(3)
  )`,
  // A second invitation of an address replaces the first.
  sql`create unique index vendor_invitations_pending on vendor_invitations (vendor_id, email)
    where accepted_at is null and revoked_at is null`,
  sql`create index vendor_invitations_by_expiry on vendor_invitations (expires_at)`,
];

/** Adds invitations to the team of a vendor. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
