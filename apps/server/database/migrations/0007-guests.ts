import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // The placeholder vendor of every guest (specification §1), which guests' orders refer to. Guests see the values of their
  // country, so the other columns are never read. XXX is ISO 4217's "no currency".
  sql`insert into vendors (vendor_id, name, currency, created_at, updated_at)
    values ('guest', 'guest', 'XXX', now(), now()) on conflict (vendor_id) do nothing`,
  // orders_made increases with every order, so that one statement can create an order only if no other was created since the
  // limits were checked, and none after the guest has joined an account.
  sql`create table guests (
    guest_id text primary key,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    orders_made integer not null default 0,
    joined_by text references accounts on delete set null,
    joined_at timestamptz(3),
    joined_orders integer not null default 0
  ) with (fillfactor = 80)`,
  sql`create index guests_by_expiry on guests (expires_at)`,
  sql`create index guests_by_account on guests (joined_by) where joined_by is not null`,
  // Null again once the order belongs to an account.
  sql`alter table orders add column guest_id text references guests`,
  sql`alter table orders add column sender_email text`,
  // Existing orders are not checked (`not valid`), because none of them has a guest.
  sql`alter table orders add constraint orders_of_guests check (guest_id is null or vendor_id = 'guest') not valid`,
  sql`create index orders_by_guest on orders (guest_id, created_at, order_id) where guest_id is not null`,
  sql`alter table outbox add column guest_id text`,
];

/** Adds guests and the guest of an order (specification §1, GUEST). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
