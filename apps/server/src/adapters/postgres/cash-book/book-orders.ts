import {
  cashChanges,
  cashOf,
  noCash,
  type CashOfOrder,
  type OrderAccount,
} from '@riderbell/domain/cash/cash-of-order.ts';
import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { handOvers } from '@riderbell/domain/payments/order-money.ts';
import type { CashLine } from '../../../features/cash-book/ports.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** How many marks are booked at once: on the embedded database every other request waits meanwhile. */
const marksAtOnce = 500;

type Transaction = Kysely<Schema>;

export type NewLine = Omit<CashLine, 'lineId' | 'correctsDay'>;

interface MarkedOrder {
  readonly order_id: string;
  readonly marked_at: string;
  /** Whether the order is at the vendor; otherwise it has moved to another one. */
  readonly is_here: boolean;
  readonly created_at: string;
  readonly status: string;
  readonly payment_method: string;
  readonly amount_minor: number | null;
  readonly status_history: readonly { readonly status: string; readonly created_at: string }[];
}

/** Until the transaction ends, only it adds lines to the vendor's book or closes days. */
export async function lockBook(transaction: Transaction, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('riderbell cash ' || ${vendorId}::text, 0))`.execute(
    transaction,
  );
}

/**
 * Books the marked orders of a vendor whose book is locked: the marks are removed before the orders are read, so an order that changes
 * in between is read with the change or keeps its mark.
 */
export async function bookOrders(transaction: Transaction, vendorId: string, timeZone: string): Promise<void> {
  for (;;) {
    const { rows: marks } = await sql<{ order_id: string; at: string }>`
      delete from unbooked_orders where ctid in (
        select ctid from unbooked_orders where vendor_id = ${vendorId} limit ${marksAtOnce})
      returning order_id, at`.execute(transaction);
    if (marks.length === 0) return;
    const orders = await readOrders(transaction, vendorId, marks);
    const booked = await bookedOf(
      transaction,
      vendorId,
      orders.map((order) => order.order_id),
    );
    const lines = orders.flatMap((order) => linesOf(order, booked.get(order.order_id) ?? noCash, timeZone));
    await addLines(transaction, vendorId, lines);
  }
}

/** Adds lines, each on its day or, if that is closed, on the next one that is not. @returns the days */
export async function addLines(
  transaction: Transaction,
  vendorId: string,
  lines: readonly NewLine[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const first = lines.map(({ day }) => day).toSorted()[0] ?? '';
  const { rows } = await sql<{ day: string }>`
    select day from cash_closings where vendor_id = ${vendorId} and day >= ${first}`.execute(transaction);
  const closed = new Set(rows.map(({ day }) => day));
  const onOpenDays = lines.map((line) => ({ ...line, day: openDay(line.day, closed) }));
  const json = onOpenDays.map(({ orderId, ...line }) => ({ ...line, order_id: orderId }));
  await sql`
    insert into cash_lines (vendor_id, day, at, account, kind, order_id, amount, corrects, who, note)
    select ${vendorId}, day, at, account, kind, order_id, amount, corrects, who, note
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as line(
      day date, at timestamptz, account text, kind text, order_id text, amount bigint, corrects bigint, who text, note text)`.execute(
    transaction,
  );
  return onOpenDays.map(({ day }) => day);
}

function openDay(wanted: string, closed: ReadonlySet<string>): string {
  let day = wanted;
  while (closed.has(day)) day = dateAfter(day, 1);
  return day;
}

async function readOrders(
  transaction: Transaction,
  vendorId: string,
  marks: readonly { order_id: string; at: string }[],
): Promise<readonly MarkedOrder[]> {
  const { rows } = await sql<MarkedOrder>`
    select orders.order_id, marked_at, (vendor_id = ${vendorId} and guest_id is null) as is_here, created_at, status, payment_method,
      amount_minor,
      (select coalesce(json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at)
          order by sequence), '[]')
        from order_status_history as entry where entry.order_id = orders.order_id) as status_history
    from orders join (
      select order_id, max(at) as marked_at from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark(order_id text, at timestamptz)
      group by order_id
    ) as marked on marked.order_id = orders.order_id
    order by created_at, order_id`.execute(transaction);
  return rows;
}

/** What the book has of each order. People's corrections are left out: they stay when the order changes. */
async function bookedOf(transaction: Transaction, vendorId: string, orderIds: readonly string[]) {
  const { rows } = await sql<{ order_id: string; account: OrderAccount; amount: number }>`
    select order_id, account, sum(amount)::bigint as amount from cash_lines
    where vendor_id = ${vendorId} and order_id = any(${orderIds}::text[]) and corrects is null and account <> 'handed-over'
    group by order_id, account`.execute(transaction);
  const booked = new Map<string, CashOfOrder>();
  for (const { order_id: id, account, amount } of rows)
    booked.set(id, { ...(booked.get(id) ?? noCash), [account]: amount });
  return booked;
}

function linesOf(order: MarkedOrder, before: CashOfOrder, timeZone: string): NewLine[] {
  const state = { status: order.status, status_history: order.status_history, preordered_for: null };
  const after = order.is_here
    ? cashOf(state, { paymentMethod: order.payment_method, amount: order.amount_minor })
    : noCash;
  return cashChanges(before, after).flatMap(({ account, total, kind }) => {
    if (total === before[account]) return [];
    const at = new Date(timeOf(order, kind)).toISOString();
    const day = localDateOf(Date.parse(at), timeZone);
    const amount = total - before[account];
    return [{ day, at, account, kind, orderId: order.order_id, amount, corrects: null, who: null, note: '' }];
  });
}

const atPickup: ReadonlySet<string> = new Set([...handOvers.pickup.statuses, 'DELAYED']);

/** When it happened, which may be the day before it is booked. */
function timeOf({ created_at: createdAt, marked_at: markedAt, status_history: history }: MarkedOrder, kind: string) {
  if (kind === 'placed') return createdAt;
  if (kind === 'collected') return history.findLast(({ status }) => status === 'DELIVERED')?.created_at ?? markedAt;
  if (kind === 'paid-at-pickup') return history.find(({ status }) => atPickup.has(status))?.created_at ?? markedAt;
  return markedAt;
}
