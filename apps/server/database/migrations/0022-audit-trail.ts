import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// No references to other tables: an entry outlives what it is about.
const columns = sql`
  entry_id bigserial primary key,
  family_id text not null,
  vendor_id text not null,
  at timestamptz(3) not null,
  who_kind text not null,
  who_id text not null,
  who_name text not null,
  what text not null,
  subject text,
  details jsonb not null,
  network text,
  browser text,
  system text`;

const statements = [
  // Entries whose place in the chain is not decided yet. The change that they report inserts them, so this table has no index that
  // an order would have to maintain.
  sql`create table audit_open (${columns})`,
  // The chains. Rows are only added.
  sql`create table audit_entries (like audit_open, sequence bigint not null, hash text not null,
    primary key (family_id, sequence))`,
  sql`create unique index audit_entries_by_id on audit_entries (entry_id)`,
  sql`create index audit_entries_by_family on audit_entries (family_id, at, entry_id)`,
  sql`create index audit_entries_by_vendor on audit_entries (vendor_id, at, entry_id)`,
  sql`create index audit_entries_by_actor on audit_entries (family_id, who_id, at, entry_id)`,
  sql`create index audit_entries_by_action on audit_entries (family_id, what, at, entry_id)`,
  // The last entry of each chain, so that entries missing at the end are noticed, and so that two processes never continue the same end.
  sql`create table audit_chains (
    family_id text primary key,
    sequence bigint not null,
    hash text not null
  )`,
  // Who acted at which vendor, derived from the entries, for the filter.
  sql`create table audit_actors (
    family_id text not null,
    vendor_id text not null,
    who_id text not null,
    who_kind text not null,
    who_name text not null,
    primary key (family_id, vendor_id, who_id)
  )`,
  sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'entries of the audit trail cannot be changed';
    end $$`,
  sql`create trigger audit_entries_stay before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
  sql`create trigger audit_open_stays before update or truncate on audit_open
    for each statement execute function refuse_audit_change()`,
  sql`create trigger audit_chains_stay before delete or truncate on audit_chains
    for each statement execute function refuse_audit_change()`,
  sql`create function refuse_unsealed_delete() returns trigger language plpgsql as $$
    begin
      if exists (
        select from gone left join audit_entries as entry using (entry_id)
        where (entry.family_id, entry.vendor_id, entry.at, entry.who_kind, entry.who_id, entry.who_name, entry.what, entry.subject,
            entry.details, entry.network, entry.browser, entry.system)
          is distinct from (gone.family_id, gone.vendor_id, gone.at, gone.who_kind, gone.who_id, gone.who_name, gone.what, gone.subject,
            gone.details, gone.network, gone.browser, gone.system)
      ) then
        raise exception 'entries of the audit trail cannot be removed';
      end if;
      return null;
    end $$`,
  // An entry leaves only for the chain, unchanged.
  sql`create trigger audit_open_moves after delete on audit_open referencing old table as gone
    for each statement execute function refuse_unsealed_delete()`,
  sql`create function refuse_shorter_chain() returns trigger language plpgsql as $$
    begin
      if new.family_id <> old.family_id or new.sequence <= old.sequence then
        raise exception 'a chain of the audit trail only grows';
      end if;
      return new;
    end $$`,
  sql`create trigger audit_chains_grow before update on audit_chains
    for each row execute function refuse_shorter_chain()`,
];

/** Adds the audit trail: a chain of entries for each family of vendors, which no statement can change (docs/audit-trail.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
