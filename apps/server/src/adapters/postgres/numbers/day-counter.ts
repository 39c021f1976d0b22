import { dateAfter, endOfDate, startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import type { CountedOrder } from '@riderbell/domain/numbers/contribution.ts';
import { countOrders } from '@riderbell/domain/numbers/day-numbers.ts';
import { figureNames } from '@riderbell/domain/numbers/figures.ts';
import { fixedSql, inTransaction, type SqlPool, type SqlRunner } from '../sql-pool.ts';

/** A vendor's local day, and its first instant and the first one after it. */
interface VendorDay {
  readonly vendorId: string;
  readonly day: string;
  readonly starts: Date;
  readonly ends: Date;
}

const days = 'unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as day(vendor_id, starts, ends)';
const ordersOfDay = 'orders.vendor_id = day.vendor_id and orders.created_at >= starts and orders.created_at < ends';

const sizes = fixedSql(`
  select (select count(*) from orders where ${ordersOfDay})::integer as orders
  from ${days.replace(' as day(vendor_id, starts, ends)', ' with ordinality as day(vendor_id, starts, ends, place)')}
  order by place`);
// A statement sees the data of its start, so the days are locked first. The marks are removed before the orders are read: an order that
// changes in between is read with the change or keeps its mark.
const lock = fixedSql(`
  select pg_advisory_xact_lock(hashtextextended('riderbell numbers ' || day, 0)) from unnest($1::text[]) as day`);
const unmark = fixedSql(`
  delete from uncounted_orders using ${days}
  where uncounted_orders.vendor_id = day.vendor_id and created_at >= starts and created_at < ends`);
// Offset 0 makes each day a range of the index of its vendor.
const readOrders = fixedSql(`
  select found.vendor_id, family_id, created_at, status, preordered_for, delivery_fee_minor, amount_minor, payment_method,
    promise, cancellation_reason,
    (select coalesce(json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at)
        order by sequence), '[]')
      from order_status_history as entry where entry.order_id = found.order_id) as status_history
  from ${days} cross join lateral (
    select * from orders where ${ordersOfDay} and guest_id is null offset 0
  ) as found`);
const forget = fixedSql(`
  delete from order_numbers using unnest($1::text[], $2::date[]) as counted(vendor_id, day)
  where order_numbers.vendor_id = counted.vendor_id and order_numbers.day = counted.day`);
const names = figureNames.join(', ');
const store = fixedSql(`
  insert into order_numbers (vendor_id, family_id, day, ${names}, hours, reasons)
  select vendor_id, family_id, day, ${names}, hours, reasons from jsonb_to_recordset($1::jsonb) as item(
    vendor_id text, family_id text, day date, ${figureNames.map((name) => `${name} bigint`).join(', ')},
    hours integer[], reasons jsonb)`);
const claimVendor = fixedSql('delete from uncounted_vendors where vendor_id = $1');
const lifeOf = fixedSql(`
  select (select created_at from orders where vendor_id = $1 order by created_at limit 1) as first,
    (select created_at from orders where vendor_id = $1 order by created_at desc limit 1) as last`);
const markDays = fixedSql(`
  insert into uncounted_orders (vendor_id, created_at)
  select day.vendor_id, found.created_at from ${days} cross join lateral (
    select created_at from orders where ${ordersOfDay} order by created_at limit 1
  ) as found`);

/** On the embedded database every other request waits for a transaction, so it counts about this many orders. */
const ordersAtOnce = 1000;

interface OrderRow {
  readonly vendor_id: string;
  readonly family_id: string;
  readonly created_at: string;
  readonly status: string;
  readonly preordered_for: string | null;
  readonly delivery_fee_minor: number;
  readonly amount_minor: number | null;
  readonly payment_method: string;
  readonly promise: CountedOrder['promise'];
  readonly cancellation_reason: string | null;
  readonly status_history: CountedOrder['status_history'];
}

/** Counts the orders of days, which are those of the time zone. */
export class DayCounter {
  readonly #pool: SqlPool;
  readonly #timeZone: string;

  constructor(pool: SqlPool, timeZone: string) {
    this.#pool = pool;
    this.#timeZone = timeZone;
  }

  /** Counts the days of marked orders, or the first of them if they have many orders. @returns how many orders it read */
  async countDaysOf(marks: readonly { vendor_id: string; created_at: string }[]): Promise<number> {
    const marked = new Map<string, VendorDay>();
    for (const { vendor_id: vendorId, created_at: createdAt } of marks) {
      const day = localDateOf(Date.parse(createdAt), this.#timeZone);
      const key = `${vendorId} ${day}`;
      if (!marked.has(key)) marked.set(key, this.#vendorDay(vendorId, day));
    }
    // Always in the same order, so that two processes do not wait for each other.
    const keys = [...marked.keys()].toSorted();
    const all = keys.flatMap((key) => marked.get(key) ?? []);
    const some = all.slice(0, await this.#fitting(all));
    return inTransaction(this.#pool, async (client) => {
      await client.query(lock, [keys.slice(0, some.length)]);
      return this.#count(client, some);
    });
  }

  /** Marks the days of a vendor whose earlier orders were never counted. */
  async markDaysOf(vendorId: string): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      if ((await client.query(claimVendor, [vendorId])).rowCount === 0) return;
      const { rows } = await client.query<{ first: string | null; last: string | null }>(lifeOf, [vendorId]);
      const [life] = rows;
      if (!life?.first || !life.last) return;
      const last = localDateOf(Date.parse(life.last), this.#timeZone);
      const lived: VendorDay[] = [];
      for (let day = localDateOf(Date.parse(life.first), this.#timeZone); day <= last; day = dateAfter(day, 1)) {
        lived.push(this.#vendorDay(vendorId, day));
      }
      await client.query(markDays, rangesOf(lived));
    });
  }

  #vendorDay(vendorId: string, day: string): VendorDay {
    return {
      vendorId,
      day,
      starts: new Date(startOfDate(day, this.#timeZone)),
      ends: new Date(endOfDate(day, this.#timeZone)),
    };
  }

  /** How many of the days fit into one transaction, at least one. */
  async #fitting(all: readonly VendorDay[]): Promise<number> {
    const { rows } = await this.#pool.query<{ orders: number }>(sizes, rangesOf(all));
    let orders = 0;
    const tooMany = rows.findIndex((row) => (orders += row.orders) > ordersAtOnce);
    return tooMany === -1 ? all.length : Math.max(1, tooMany);
  }

  async #count(client: SqlRunner, some: readonly VendorDay[]): Promise<number> {
    const ranges = rangesOf(some);
    await client.query(unmark, ranges);
    const { rows } = await client.query<OrderRow>(readOrders, ranges);
    const counted = countOrders(rows.map(orderOf), this.#timeZone);
    await client.query(forget, [some.map(({ vendorId }) => vendorId), some.map(({ day }) => day)]);
    const items = counted.map(({ vendorId, familyId, day, figures, hours, reasons }) => ({
      vendor_id: vendorId,
      family_id: familyId,
      day,
      ...figures,
      hours,
      reasons,
    }));
    await client.query(store, [JSON.stringify(items)]);
    return rows.length;
  }
}

function rangesOf(all: readonly VendorDay[]): unknown[] {
  return [all.map(({ vendorId }) => vendorId), all.map(({ starts }) => starts), all.map(({ ends }) => ends)];
}

function orderOf(row: OrderRow): CountedOrder {
  return {
    vendorId: row.vendor_id,
    familyId: row.family_id,
    created_at: row.created_at,
    status: row.status,
    status_history: row.status_history,
    preordered_for: row.preordered_for === null ? null : Date.parse(row.preordered_for) / 1000,
    fee: row.delivery_fee_minor,
    amount: row.amount_minor,
    paymentMethod: row.payment_method,
    promise: row.promise,
    cancelReason: row.cancellation_reason,
  };
}
