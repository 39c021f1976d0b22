import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Only hashes of the code and the key are stored, so that a reader of the table cannot use them.
  sql`create table devices (
    device_id text primary key,
    vendor_id text not null references vendors on delete cascade,
    name text not null,
    added_at timestamptz(3) not null,
    code_hash text unique,
    code_expires_at timestamptz(3),
    key_hash text,
    connected_at timestamptz(3),
    removed_at timestamptz(3)
  )`,
  sql`create index devices_by_vendor on devices (vendor_id)`,
  // A person who was removed stays, because sessions and the audit trail name them.
  sql`create table device_people (
    person_id text primary key,
    vendor_id text not null references vendors on delete cascade,
    name text not null,
    pin_mac text not null,
    added_at timestamptz(3) not null,
    pin_set_at timestamptz(3) not null,
    removed_at timestamptz(3)
  )`,
  sql`create unique index device_people_by_name on device_people (vendor_id, lower(name)) where removed_at is null`,
  sql`create table device_sessions (
    session_id text primary key,
    device_id text not null references devices on delete cascade,
    person_id text not null references device_people on delete cascade,
    opened_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`,
  sql`create index device_sessions_by_device on device_sessions (device_id, opened_at)`,
  sql`create index device_sessions_by_person on device_sessions (person_id)`,
  sql`create index device_sessions_by_expiry on device_sessions (expires_at)`,
  // The person at a shared device, for a ticket of the live channel.
  sql`alter table live_tickets add column device jsonb`,
  // The name of a person at a shared device, or the e-mail address of an account, when the order was requested.
  sql`alter table orders add column requested_by text`,
];

/** Shared devices at the counter, the people who unlock them with a PIN, and who requested an order (decision 067). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
