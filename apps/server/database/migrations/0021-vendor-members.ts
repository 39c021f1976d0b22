import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Owners stay in vendor_owners, where a process of the previous version takes each row for an owner.
  sql`create table vendor_members (
    vendor_id text not null references vendors on delete cascade,
    email text not null check (email = lower(email)),
    role text not null check (role in ('manager', 'requester')),
    added_at timestamptz(3) not null,
    added_by text,
    primary key (vendor_id, email)
  )`,
  sql`create index vendor_members_by_email on vendor_members (email)`,
  sql`alter table vendor_owners add column added_at timestamptz(3), add column added_by text`,
  // Not in the statement above: it is unknown since when the present owners are owners.
  sql`alter table vendor_owners alter column added_at set default now()`,
  sql`create view vendor_team as
    select vendor_id, email, 'owner'::text as role, added_at, added_by from vendor_owners
    union all select vendor_id, email, role, added_at, added_by from vendor_members`,
];

/** Adds managers and requesters beside the owners of vendors. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
