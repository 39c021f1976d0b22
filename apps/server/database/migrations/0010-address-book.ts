import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // What vendors know of whom they delivered to. It is learned from orders and could be learned again, so nothing else
  // refers to it and a row may go at any time.
  //
  // "terms" are our own words and not a language's: each begins with the family, so that one index serves all vendors and
  // the beginning of a word never leads through the customers of others. A word that many customers share is found soonest
  // among the newest of them, a rare one through the index: the two others are for the first.
  sql`create table saved_customers (
    saved_customer_id text primary key,
    vendor_id text not null references vendors on delete cascade,
    parent_vendor_id text not null,
    customer_key text not null,
    name text not null,
    phone_number text not null,
    address text not null,
    notes text not null,
    latitude double precision not null,
    longitude double precision not null,
    last_ordered_at timestamptz(3) not null,
    terms tsvector not null,
    unique (vendor_id, customer_key)
  )`,
  sql`create index saved_customers_by_vendor on saved_customers (vendor_id, last_ordered_at)`,
  sql`create index saved_customers_by_parent on saved_customers (parent_vendor_id, last_ordered_at)`,
  sql`create index saved_customers_by_term on saved_customers using gin (terms)`,
  // The orders that were made before there was a book are read once, in the background.
  sql`insert into jobs (name, unique_key, payload, run_at, created_at)
    select 'learn-past-customers', '', '{"after":""}', now(), now() where exists (select from orders)`,
];

/** The address book (specification §3, Saved address). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
