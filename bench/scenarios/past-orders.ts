import { createdColumns } from '@riderbell/server/adapters/postgres/orders/order-rows.ts';
import type { Pool } from 'pg';

/** The columns that differ between the orders; all others are copied from an order that was placed through HTTP. */
const own: Readonly<Record<string, string>> = {
  order_id: `'past-' || n`,
  vendor_id: `(array['demo', 'd001', 'd002', 'd003'])[n % 4 + 1]`,
  family_id: `'demo'`,
  created_at: 'at',
  updated_at: `at + interval '40 minutes'`,
  status: `case when n % 20 = 0 then 'CANCELLED' else 'DELIVERED' end`,
  cancellation_reason: `case when n % 20 = 0 then 'customer-cancelled' end`,
  amount_minor: '25000',
  payment_method: `case when n % 3 = 0 then 'CASH_ON_DELIVERY' else 'PAID' end`,
  quote_id: 'null',
  preordered_for: 'null',
  guest_id: 'null',
};

/** Each status and the minutes after the request. */
const statuses = `(values (1, 'NEW', 0), (2, 'WAITING_FOR_TRANSPORT', 0), (3, 'NEAR_VENDOR', 12), (4, 'PICKED_UP', 15), (5, 'DELIVERED', 34))
  as entry(sequence, status, minutes)`;

/**
 * Adds orders of the demo's family, evenly over the last days, as if they were older than the numbers: none is counted or marked. They
 * are written in portions, each in one statement.
 */
export async function addPastOrders(pool: Pool, { orders, days }: { orders: number; days: number }): Promise<void> {
  const portion = 50_000;
  const values = createdColumns.map((column) => own[column] ?? `template.${column}`).join(', ');
  await pool.query('alter table orders disable trigger orders_uncounted');
  for (let first = 1; first <= orders; first += portion) {
    const last = Math.min(orders, first + portion - 1);
    await pool.query(
      `insert into orders (${createdColumns.join(', ')})
       select ${values}
       from (select * from orders where family_id = 'demo' and promise is not null limit 1) as template,
         (select n, date_trunc('hour', now()) - n * ($3::float8 / $4) * interval '1 day' as at
          from generate_series($1::integer, $2::integer) as n) as placed`,
      [first, last, days, orders],
    );
    await pool.query(
      `insert into order_status_history (order_id, sequence, status, created_at)
       select order_id, sequence, case when sequence = 5 then orders.status else entry.status end,
         orders.created_at + minutes * interval '1 minute'
       from generate_series($1::integer, $2::integer) as n join orders on order_id = 'past-' || n, ${statuses}`,
      [first, last],
    );
  }
  await pool.query('alter table orders enable trigger orders_uncounted');
  await pool.query(`insert into uncounted_vendors select vendor_id from vendors where vendor_id <> 'guest'
    on conflict do nothing`);
  await pool.query('vacuum analyze orders');
  await pool.query('vacuum analyze order_status_history');
}
