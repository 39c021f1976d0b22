import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // An account that signs in with an outside provider has no password here.
  sql`alter table accounts alter column password_hash drop not null`,
  // The address as it was typed, which is shown and receives e-mails; "email" is its normalised form.
  sql`alter table accounts add column shown_email text`,
  sql`alter table sessions add column browser text`,
  sql`alter table sessions add column system text`,
  sql`alter table sessions add column last_used_at timestamptz(3)`,
  // A registration is not yet an account, so that no one can claim another person's address. Several may wait for one
  // address; the first that is confirmed gets it. The token in the e-mail is a signature of the id, so it is not stored.
  sql`create table registrations (
    registration_id text primary key,
    email text not null check (email = lower(email)),
    shown_email text not null,
    name text not null,
    password_hash text,
    locale text not null,
    phone_number text not null,
    vendor_name text,
    outlet_id text,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    confirmed_at timestamptz(3)
  )`,
  sql`create index registrations_by_email on registrations (email, created_at)`,
  sql`create index registrations_by_expiry on registrations (expires_at)`,
  // An account has one code at a time: a new request replaces the old one. The code is derived from the id and a secret of
  // the server, so that a reader of the table cannot find it.
  sql`create table password_resets (
    account_id text primary key references accounts on delete cascade,
    reset_id text not null,
    requested_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    guesses integer not null default 0,
    used_at timestamptz(3)
  )`,
  sql`create index password_resets_by_expiry on password_resets (expires_at)`,
  sql`create table outside_identities (
    issuer text not null,
    subject text not null,
    account_id text not null references accounts on delete cascade,
    created_at timestamptz(3) not null,
    primary key (issuer, subject)
  )`,
  // An account has at most one identity of each provider.
  sql`create unique index outside_identities_by_account on outside_identities (account_id, issuer)`,
  // Sign-ins at the outside provider that are in progress. The browser holds the attempt; the table has its hash, which can
  // be used once.
  sql`create table provider_logins (
    attempt_hash text primary key,
    expires_at timestamptz(3) not null
  )`,
  sql`create index provider_logins_by_expiry on provider_logins (expires_at)`,
  // The demo's mailbox: stores e-mails while no mail server is set.
  sql`create table kept_mails (
    mail_id bigint generated always as identity primary key,
    message_id text not null unique,
    sender text not null,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    language text not null,
    created_at timestamptz(3) not null
  )`,
  sql`create index kept_mails_by_age on kept_mails (created_at)`,
];

/** Adds registrations, password resets, facts of sessions and outside identities (specification §5, §8, §6). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
