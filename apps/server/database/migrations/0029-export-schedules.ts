import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`create table export_schedules (
    vendor_id text primary key references vendors on delete cascade,
    frequency text not null check (frequency in ('weekly', 'monthly')),
    format text not null,
    language text not null,
    include_outlets boolean not null,
    recipients text[] not null,
    next_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index export_schedules_by_next on export_schedules (next_at)`,
  // One row for each mail of a period. Its key is why no recipient gets a period twice.
  sql`create table scheduled_exports (
    vendor_id text not null references vendors on delete cascade,
    period_from date not null,
    period_to date not null,
    recipient text not null,
    mail_id text not null unique,
    sending_until timestamptz(3),
    ended_at timestamptz(3),
    primary key (vendor_id, period_from, period_to, recipient)
  )`,
  sql`create index scheduled_exports_by_age on scheduled_exports (period_to)`,
  sql`create table kept_mail_attachments (
    mail_id bigint not null references kept_mails on delete cascade,
    position integer not null,
    name text not null,
    content_type text not null,
    content bytea not null,
    primary key (mail_id, position)
  )`,
];

/** Adds exports that are mailed regularly, and attachments of stored mails. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
