import { listStatement } from '@riderbell/server/adapters/postgres/orders/order-list.ts';
import { totalsStatement } from '@riderbell/server/adapters/postgres/orders/order-totals.ts';
import { statusesOfFilter } from '@riderbell/domain/orders/status-groups.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const vendorId = 'd001';
/** A busy outlet. Its orders are between those of all others, as they came in. */
const ordersADay = 100;
const mostOfVendor = 40_000;
const end = Date.parse('2026-11-20T17:00:00.000Z');
const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** The statements that store `count` orders: up to 40,000 of one outlet, and the others of a thousand vendors, in the order of time. */
export function seedOrders(count: number): readonly string[] {
  const own = Math.min(count, mostOfVendor);
  const stride = Math.max(1, Math.floor(count / own));
  const seconds = (own / ordersADay) * 86_400;
  const isOwn = `(i % ${stride} = 0)`;
  // The outlet's orders have the same numbers in each store, so that a search finds as many.
  const phone = `case when ${isOwn} then '+668' || lpad((i::bigint / ${stride} * 7919 % 100000000)::text, 8, '0')
    else '+669' || lpad((i::bigint * 7919 % 100000000)::text, 8, '0') end`;
  const createdAt = `timestamptz '${iso(end)}' - (${count} - i) * interval '1 second' * ${seconds / count}`;
  return [
    'delete from orders',
    `insert into vendors (vendor_id, name, currency, created_at, updated_at)
      select 'bench-' || v, 'Shop ' || v, 'THB', now(), now() from generate_series(0, 999) v`,
    // Order ids are random, as those of the product.
    `insert into orders (order_id, vendor_id, family_id, created_at, updated_at, status, customer_name, customer_phone_number,
        customer_address, customer_latitude, customer_longitude, amount_minor, currency, description, payment_method,
        delivery_fee_minor, distance_metres, quote_id, origin_name, origin_address, origin_latitude, origin_longitude, rider_id,
        rider_name, promise)
      select case when ${isOwn} then '${vendorId}-' else 'bnch-' end || upper(substr(md5(i::text), 1, 10)) || i,
        case when ${isOwn} then '${vendorId}' else 'bench-' || i % 1000 end,
        case when ${isOwn} then 'demo' else 'bench-' || i % 1000 end,
        ${createdAt}, ${createdAt} + interval '35 minutes',
        case when i / ${stride} % 50 = 0 then 'CANCELLED' else 'DELIVERED' end,
        'Customer ' || substr(md5((i % 99991)::text), 1, 12), ${phone},
        i % 97 || '/4, Baan Suan, Sukhumvit Soi ' || i % 71, 13.74, 100.56, 25000, 'THB', '2 iced lattes',
        case i % 3 when 0 then 'PAID' when 1 then 'CASH_ON_DELIVERY' else 'PAY_AT_PICKUP' end,
        5600, 3400, 'quote-' || i, 'Baan Coffee Silom', '1, Silom Road, Bangkok', 13.73, 100.53, 'rider-' || i % 500,
        'Somchai ' || i % 500, '{"from": 1795233600000, "to": 1795234500000, "expected": 1795234200000}'
      from generate_series(1, ${count}) i`,
    `insert into order_status_history (order_id, sequence, status, created_at)
      select order_id, step.at, step.status, created_at + step.at * interval '5 minutes' from orders
      cross join (values (1, 'NEW'), (2, 'RECEIVED'), (3, 'WAITING_FOR_TRANSPORT'), (4, 'PICKED_UP'), (5, 'DELIVERED')) step (at, status)
      where vendor_id = '${vendorId}' or step.at = 1`,
    // As autovacuum does: orders that have ended are never changed again.
    'vacuum analyze orders',
    'vacuum analyze order_status_history',
  ];
}

/** What a merchant asks of the history of a store with `count` orders, as the server asks the database. */
export function historyQuestions(count: number): Readonly<Record<string, Statement>> {
  const scope = { vendorIds: [vendorId] };
  const days = (length: number) => ({ scope, from: iso(end - length * dayMs), to: iso(end) });
  const page = { count: 31 };
  const behind = Math.min(29_970, Math.min(count, mostOfVendor) - 100);
  const after = { created_at: iso(end - (behind / ordersADay) * dayMs), order_id: vendorId };
  const none = { statuses: ['RETURNED_TO_VENDOR'] };
  return {
    'first page': listStatement({ ...days(30), ...page }),
    'thousandth page (of 10,000 orders the last full one)': listStatement({ scope, after, ...page }),
    'first page with all outlets': listStatement({ ...days(30), scope: { familyId: 'demo' }, count: 51 }),
    'search by the beginning of an id': listStatement({ ...days(92), ...page, orderId: `${vendorId}-A1` }),
    'search by a phone number': listStatement({ ...days(92), ...page, phone: phoneOf(count).slice(3) }),
    'search by the last digits of a phone number': listStatement({
      ...days(92),
      ...page,
      phone: phoneOf(count).slice(-4),
    }),
    'search by a name': listStatement({ ...days(92), ...page, text: 'customer a1' }),
    'search by a name that no customer has': listStatement({ ...days(92), ...page, text: 'unknown' }),
    'page of a rare status': listStatement({ ...days(30), ...page, statuses: statusesOfFilter.CANCELLED }),
    'page of a status that no order has': listStatement({ ...days(92), ...page, ...none }),
    'totals of 30 days': totalsStatement(days(30)),
    'totals of 92 days': totalsStatement(days(92)),
    'totals of 92 days of a status': totalsStatement({ ...days(92), statuses: statusesOfFilter.DELIVERED }),
    'totals of 92 days with all outlets': totalsStatement({ ...days(92), scope: { familyId: 'demo' } }),
  };
}

/** The phone number of the outlet's newest order. */
function phoneOf(count: number): string {
  return `+668${String((Math.min(count, mostOfVendor) * 7919) % 100_000_000).padStart(8, '0')}`;
}
