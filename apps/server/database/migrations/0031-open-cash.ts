import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // What riders still hold of each order: as many rows as there are unsettled orders, however old the book is.
  sql`create table open_cash (
    vendor_id text not null,
    order_id text not null,
    first_line bigint not null,
    open bigint not null,
    primary key (vendor_id, order_id)
  )`,
  // A trigger, because processes of the previous version add lines as well. The book's lock lets one transaction add lines at a time.
  sql`create function keep_open_cash() returns trigger language plpgsql as $$
    begin
      insert into open_cash as present values (
        new.vendor_id,
        new.order_id,
        (select min(line_id) from cash_lines
          where vendor_id = new.vendor_id and order_id = new.order_id and account in ('collected', 'handed-over')),
        case new.account when 'collected' then new.amount else -new.amount end
      ) on conflict (vendor_id, order_id) do update set open = present.open + excluded.open;
      delete from open_cash where vendor_id = new.vendor_id and order_id = new.order_id and open = 0;
      return null;
    end $$`,
  // It also keeps other transactions from adding lines until the sums below are written.
  sql`create trigger cash_lines_open after insert on cash_lines
    for each row when (new.account in ('collected', 'handed-over')) execute function keep_open_cash()`,
  sql`insert into open_cash
    select vendor_id, order_id, min(line_id), sum(case account when 'collected' then amount else -amount end)
    from cash_lines where account in ('collected', 'handed-over')
    group by vendor_id, order_id
    having sum(case account when 'collected' then amount else -amount end) <> 0`,
];

/** The cash that riders hold, so that no request sums a whole cash book (docs/cash-book.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
