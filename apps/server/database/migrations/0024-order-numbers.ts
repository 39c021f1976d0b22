import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`create table order_numbers (
    vendor_id text not null,
    family_id text not null,
    day date not null,
    orders integer not null,
    delivered integer not null,
    returned integer not null,
    cancelled integer not null,
    promised integer not null,
    on_time integer not null,
    riders_arrived integer not null,
    to_rider_seconds bigint not null,
    to_door_seconds bigint not null,
    delivery_fees bigint not null,
    cash_collected bigint not null,
    cash_paid_at_pickup bigint not null,
    hours integer[] not null,
    reasons jsonb not null,
    primary key (vendor_id, day, family_id)
  )`,
  sql`create index order_numbers_by_family on order_numbers (family_id, day)`,
  // One row for each change of an order. It is only appended to, so that no request waits for the process that counts.
  sql`create table uncounted_orders (
    vendor_id text not null,
    created_at timestamptz(3) not null
  )`,
  sql`create index uncounted_orders_by_vendor on uncounted_orders (vendor_id, created_at)`,
  // A trigger, because processes of the previous version change orders as well. It marks both vendors of an order that moves. Orders
  // of guests are not counted, because no merchant sees them.
  sql`create function mark_uncounted_order() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.guest_id is null then
        insert into uncounted_orders values (old.vendor_id, old.created_at);
      end if;
      if tg_op = 'DELETE' or new.guest_id is not null then
        return null;
      end if;
      if tg_op = 'INSERT' or (old.vendor_id, old.created_at) is distinct from (new.vendor_id, new.created_at) then
        insert into uncounted_orders values (new.vendor_id, new.created_at);
      end if;
      return null;
    end $$`,
  sql`create trigger orders_uncounted after insert or update or delete on orders
    for each row execute function mark_uncounted_order()`,
  // The vendors whose earlier orders are not counted yet. A job marks their days, so that no migration reads ten million orders.
  sql`create table uncounted_vendors (vendor_id text primary key)`,
  sql`insert into uncounted_vendors select vendor_id from vendors where vendor_id <> 'guest'`,
];

/** The numbers of each vendor by day, and what has to be counted for them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
