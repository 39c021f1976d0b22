import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // One row for each change of an order's cash. It is only appended to, so that no request waits for the book.
  sql`create table unbooked_orders (
    vendor_id text not null,
    order_id text not null,
    at timestamptz(3) not null
  )`,
  sql`create index unbooked_orders_by_vendor on unbooked_orders (vendor_id)`,
  // A trigger, because processes of the previous version change orders as well. Orders of guests are in no book.
  sql`create function mark_unbooked_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (old.vendor_id, old.guest_id, old.status, old.payment_method, old.amount_minor)
          is not distinct from (new.vendor_id, new.guest_id, new.status, new.payment_method, new.amount_minor) then
          return null;
        end if;
        if old.guest_id is null and old.vendor_id <> new.vendor_id then
          insert into unbooked_orders values (old.vendor_id, new.order_id, new.updated_at);
        end if;
      end if;
      if new.guest_id is null then
        insert into unbooked_orders values (new.vendor_id, new.order_id, new.updated_at);
      end if;
      return null;
    end $$`,
  sql`create trigger orders_unbooked_when_new after insert on orders
    for each row when (new.payment_method in ('CASH_ON_DELIVERY', 'PAY_AT_PICKUP')) execute function mark_unbooked_order()`,
  sql`create trigger orders_unbooked after update on orders
    for each row when (new.payment_method in ('CASH_ON_DELIVERY', 'PAY_AT_PICKUP')
      or old.payment_method in ('CASH_ON_DELIVERY', 'PAY_AT_PICKUP')) execute function mark_unbooked_order()`,
  // No references to other tables: a line outlives its order.
  sql`create table cash_lines (
    line_id bigserial primary key,
    vendor_id text not null,
    day date not null,
    at timestamptz(3) not null,
    account text not null,
    kind text not null,
    order_id text,
    amount bigint not null,
    corrects bigint,
    who text,
    note text not null default ''
  )`,
  sql`create index cash_lines_by_day on cash_lines (vendor_id, day, line_id)`,
  sql`create index cash_lines_by_order on cash_lines (vendor_id, order_id)`,
  sql`create index cash_lines_by_corrected on cash_lines (corrects) where corrects is not null`,
  sql`create table cash_closings (
    vendor_id text not null,
    day date not null,
    to_count bigint not null,
    counted bigint not null,
    explanation text not null,
    closed_at timestamptz(3) not null,
    closed_by text not null,
    primary key (vendor_id, day)
  )`,
  sql`create function refuse_cash_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what is in a cash book cannot be changed';
    end $$`,
  sql`create trigger cash_lines_stay before update or delete or truncate on cash_lines
    for each statement execute function refuse_cash_change()`,
  sql`create trigger cash_closings_stay before update or delete or truncate on cash_closings
    for each statement execute function refuse_cash_change()`,
  // The lock orders lines and closings of a vendor, so that no line is added to a day while it is being closed.
  sql`create function lock_cash_book() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('riderbell cash ' || new.vendor_id, 0));
      if tg_table_name = 'cash_lines' then
        if exists (select from cash_closings where vendor_id = new.vendor_id and day = new.day) then
          raise exception 'the day is closed';
        end if;
      end if;
      return new;
    end $$`,
  sql`create trigger cash_lines_of_open_days before insert on cash_lines
    for each row execute function lock_cash_book()`,
  sql`create trigger cash_closings_in_order before insert on cash_closings
    for each row execute function lock_cash_book()`,
];

/** The cash book of each vendor: lines and closed days, which no statement can change (docs/cash-book.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
