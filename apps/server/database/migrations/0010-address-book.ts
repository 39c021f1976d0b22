import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The customers that vendors have delivered to. They are derived from orders and can be derived again, so nothing else
  // refers to a row and it may be deleted at any time.
  //
  // "terms" has search words of our own and not of a text-search language. Each begins with the family, so that one index
  // serves all vendors and a search by prefix never scans other vendors' customers. A common word is found fastest among
  // the newest customers, which the other two indexes serve; a rare word through the index of terms.
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
  // A background job reads the orders from before the address book once.
  sql`insert into jobs (name, unique_key, payload, run_at, created_at)
    select 'learn-past-customers', '', '{"after":""}', now(), now() where exists (select from orders)`,
];

/** Adds the address book (specification §3, Saved address). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
