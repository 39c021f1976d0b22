import { KeyAlreadyUsed } from '@riderbell/contract/handler.ts';
import type {
  GuestClaim,
  OrderAtDoor,
  OrderChange,
  OrderFilter,
  OrderProof,
  OrderQuery,
  OrderRecord,
  OrderStore,
  OrderTotals,
  OrderWrite,
  VoucherSpent,
} from '../../../features/orders/ports.ts';
import { constraintOf, isCheckViolation, isUniqueViolation } from '../sql-errors.ts';
import { fixedSql, type SqlRunner } from '../sql-pool.ts';
import type { OrderCondition } from './order-conditions.ts';
import { orderColumns, listStatement, type OrderListQuery } from './order-list.ts';
import {
  changesOf,
  doorColumns,
  entriesOf,
  type NewHistoryEntry,
  type NewOrder,
  orderAtDoor,
  type OrderChanges,
  proofRowOf,
  recordOf,
  rowOf,
  type StoredDoor,
  type StoredOrder,
} from './order-rows.ts';
import { type TotalsRow, totalsStatement } from './order-totals.ts';
import {
  type BoundSql,
  changeStatement,
  insertStatement,
  type NewEvent,
  type RelatedWrites,
} from './order-statements.ts';

/** How long an idempotency key is stored: 24 hours (specification §7). */
const keyLifetime = 24 * 60 * 60 * 1000;
const eventKind = 'order_update';
// The index of a guest's orders finds its few orders.
const stateOfGuest = fixedSql(`
  select orders_made, (select count(*) from orders where orders.guest_id = guests.guest_id and not ended) as under_way
  from guests where guest_id = $1 and joined_at is null`);
const dropOldQuotes = fixedSql('delete from quotes where expires_at < $1');

/** The order store of the feature, over the rows of the tables. */
export class PostgresOrders implements OrderStore {
  readonly #runner: SqlRunner;
  readonly #rows: OrderRows;
  readonly #now: () => number;
  readonly #onWritten: () => void;

  /** @param onWritten called after each write, for listeners to its event and its jobs */
  constructor(runner: SqlRunner, now: () => number, onWritten: () => void = () => undefined) {
    this.#runner = runner;
    this.#rows = new OrderRows(runner);
    this.#now = now;
    this.#onWritten = onWritten;
  }

  async create(
    write: OrderWrite,
    guest: GuestClaim | null,
  ): Promise<'created' | 'quote-used' | 'id-taken' | 'guest-changed' | VoucherSpent> {
    const history = entriesOf(write.order.status_history, write.askedBy);
    const claim = guest && { guest: { guest_id: guest.guestId, orders_made: guest.ordersMade } };
    const outcome = await this.#rows.insertOrder(rowOf(write.order), history, this.#eventOf(write), {
      ...this.#along(write, write.order.proofs),
      ...claim,
    });
    if (outcome === 'key-used') throw new KeyAlreadyUsed();
    if (outcome !== 'inserted') return outcome;
    this.#onWritten();
    return 'created';
  }

  async save(change: OrderChange): Promise<'saved' | 'quote-used' | 'changed-meanwhile'> {
    const { before, order } = change;
    const history = entriesOf(order.status_history.slice(before.status_history.length), change.askedBy);
    const known = new Set(before.proofs.map(({ fileKey }) => fileKey));
    const proofs = order.proofs.filter(({ fileKey }) => !known.has(fileKey));
    const outcome = await this.#rows.changeOrder(
      order.orderId,
      before.version,
      changesOf(rowOf(before), rowOf(order)),
      history,
      this.#eventOf(change),
      this.#along(change, proofs),
    );
    if (outcome === 'key-used') throw new KeyAlreadyUsed();
    if (outcome === 'not-found') throw new Error(`order ${order.orderId} vanished while it was changed`);
    if (outcome === 'voucher-used-up' || outcome === 'voucher-used-up-here') {
      throw new Error(`order ${order.orderId} used a voucher after it was made`);
    }
    if (outcome !== 'changed') return outcome;
    this.#onWritten();
    return 'saved';
  }

  async guest(guestId: string): Promise<{ ordersMade: number; underWay: number } | null> {
    const { rows } = await this.#runner.query<{ orders_made: number; under_way: number }>(stateOfGuest, [guestId]);
    const [row] = rows;
    return row ? { ordersMade: row.orders_made, underWay: row.under_way } : null;
  }

  async find(orderId: string): Promise<OrderRecord | null> {
    const stored = await this.#rows.findOrder(orderId);
    return stored && recordOf(stored);
  }

  async findMany(vendorId: string, orderIds: readonly string[]): Promise<OrderRecord[]> {
    return (await this.#rows.findOrdersOf(vendorId, orderIds)).map(recordOf);
  }

  async atDoors(vendorId: string, from: string, limit: number): Promise<OrderAtDoor[]> {
    return (await this.#rows.listDoors(vendorId, from, limit)).map(orderAtDoor);
  }

  async list(query: OrderQuery): Promise<OrderRecord[]> {
    const condition = conditionOf(query);
    if (condition === null) return [];
    const { after, limit } = query;
    const stored = await this.#rows.listOrders({
      ...condition,
      ...(after === null ? {} : { after: { created_at: after.createdAt, order_id: after.orderId } }),
      count: limit,
    });
    return stored.map(recordOf);
  }

  async totals(filter: OrderFilter): Promise<OrderTotals> {
    const condition = conditionOf(filter);
    if (condition === null) return { orders: 0, fee: 0, collected: 0, paidAtPickup: 0 };
    const { text, values } = totalsStatement(condition);
    const { rows } = await this.#runner.query<TotalsRow>(text, values);
    const [row] = rows;
    if (row === undefined) throw new Error('an aggregate returned no row');
    const { orders, fee, collected, paid_at_pickup: paidAtPickup } = row;
    return { orders, fee, collected, paidAtPickup };
  }

  async carriedBy(riderId: string): Promise<OrderRecord[]> {
    return (await this.#rows.listOrders({ scope: { riderId }, count: carriedAtOnce })).map(recordOf);
  }

  /** Deletes used quotes that expired before; an expired quote cannot be used anyway. */
  async sweepQuotes(before: number): Promise<number> {
    return (await this.#runner.query(dropOldQuotes, [new Date(before)])).rowCount;
  }

  #eventOf({ event }: OrderWrite): { kind: string; payload: unknown; created_at: Date } {
    return { kind: eventKind, payload: event, created_at: new Date(this.#now()) };
  }

  #along(write: OrderWrite, proofs: readonly OrderProof[]): RelatedWrites {
    const now = this.#now();
    const { usedQuote, once } = write;
    return {
      jobs: write.jobs,
      proofs: proofs.map(proofRowOf),
      ...voucherAlong(write, new Date(now)),
      ...(write.audit ? { audit: { record: write.audit, at: new Date(now) } } : {}),
      ...(write.promiseOutcome ? { promiseOutcome: write.promiseOutcome } : {}),
      ...(usedQuote
        ? {
            quote: {
              quote_id: usedQuote.quoteId,
              used_at: new Date(now),
              expires_at: new Date(usedQuote.expiresAt),
            },
          }
        : {}),
      ...(once
        ? {
            once: {
              scope: once.scope,
              key: once.key,
              body_hash: once.bodyHash,
              created_at: new Date(now),
              expires_at: new Date(now + keyLifetime),
            },
          }
        : {}),
    };
  }
}

/** More orders than any rider has at once. */
const carriedAtOnce = 100;

function voucherAlong({ order, voucherUse }: OrderWrite, at: Date): Pick<RelatedWrites, 'voucher'> {
  if (order.voucher === null || voucherUse === undefined) return {};
  return { voucher: voucherUse === 'used' ? { used_id: order.voucher.voucherId, at } : { returned_at: at } };
}

/** The condition of a filter; null if no order can fit it. */
function conditionOf(filter: OrderFilter): OrderCondition | null {
  const { scope, from, to, status, scheduled, find } = filter;
  const phone = phoneOf(filter);
  if (phone === 'none') return null;
  return {
    scope: scopeOf(scope),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(status === null ? {} : statusesOf(status)),
    ...(scheduled === null ? {} : { scheduled: { wanted: scheduled, at: new Date(filter.now).toISOString() } }),
    ...(find?.kind === 'order-id' ? { orderId: find.prefix } : {}),
    ...(find?.kind === 'text' ? { text: find.text } : {}),
    ...(phone === null ? {} : { phone }),
  };
}

function scopeOf(scope: OrderFilter['scope']): OrderCondition['scope'] {
  return 'vendorId' in scope ? { vendorIds: [scope.vendorId] } : scope;
}

function statusesOf({ statuses, delayed }: NonNullable<OrderFilter['status']>): Partial<OrderCondition> {
  if (delayed === 'all') return { statuses: [...statuses, 'DELAYED'] };
  return { statuses, ...(delayed === 'none' ? {} : { delayed }) };
}

/** The required end of the number; `none` if two different ends are required. */
function phoneOf({ phone, find }: OrderFilter): string | null {
  const ends = [phone, find?.kind === 'phone' ? find.digits : null].filter((end) => end !== null);
  const [longest = null, other = ''] = ends.toSorted((a, b) => b.length - a.length);
  return longest === null || longest.endsWith(other) ? longest : 'none';
}

/** Why nothing was written: another request had already used the quote, the idempotency key or the last use of the voucher. */
export type WriteRefusal = 'quote-used' | 'key-used' | VoucherSpent;

// Looks up each order by its id: a generic plan from when the table was small would read all of it.
const findEach = `select ${orderColumns} from jsonb_array_elements_text($1::jsonb) as wanted(order_id)
  cross join lateral (select * from orders where orders.order_id = wanted.order_id offset 0) as found`;
const findMany = fixedSql(findEach);
const findManyOfVendor = fixedSql(`${findEach} where found.vendor_id = $2`);
/** The vendor's orders since an instant, newest first, as many as the limit. */
export const doorsOfVendor = fixedSql(`select ${doorColumns.join(', ')} from orders
  where vendor_id = $1 and created_at >= $2 order by created_at desc, order_id desc limit $3`);
const versionOf = fixedSql('select version, updated_at from orders where order_id = $1');
const dropExpiredKey = fixedSql('delete from idempotency_keys where scope = $1 and key = $2 and expires_at <= $3');

/** The rows of orders and their related rows. Each write is a single statement. */
export class OrderRows {
  readonly #runner: SqlRunner;
  #wanted: string[] = [];
  #reading: Promise<ReadonlyMap<string, StoredOrder>> | null = null;

  /** @param runner the pool, or the client of a transaction that writes more than the order */
  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  /** Stores a new order with its first history, its event and related rows. */
  async insertOrder(
    order: NewOrder,
    history: readonly NewHistoryEntry[],
    event: NewEvent,
    along: RelatedWrites = {},
  ): Promise<'inserted' | 'guest-changed' | 'id-taken' | WriteRefusal> {
    const written = await this.#write(insertStatement(order, history, event, along), along);
    if (written === 0) return 'guest-changed';
    return typeof written === 'number' ? 'inserted' : written;
  }

  /**
   * Changes the order only if it still has this version, which increases by one.
   * @throws if `changes.updated_at` is not later than the stored one
   */
  async changeOrder(
    orderId: string,
    expectedVersion: number,
    changes: OrderChanges,
    newHistoryEntries: readonly NewHistoryEntry[],
    event: NewEvent,
    along: RelatedWrites = {},
  ): Promise<'changed' | 'changed-meanwhile' | 'not-found' | WriteRefusal> {
    const statement = changeStatement(orderId, expectedVersion, changes, newHistoryEntries, event, along);
    const written = await this.#write(statement, along);
    if (written === 0) return this.#whyNothingChanged(orderId, expectedVersion);
    // A change never writes the order's id.
    return typeof written === 'number' || written === 'id-taken' ? 'changed' : written;
  }

  /** The current order with its history and proofs. Orders that are requested together are read together. */
  async findOrder(orderId: string): Promise<StoredOrder | null> {
    this.#wanted.push(orderId);
    this.#reading ??= this.#readWanted();
    const found = await this.#reading;
    return found.get(orderId) ?? null;
  }

  /** Those of these orders that belong to the vendor, each once. */
  async findOrdersOf(vendorId: string, orderIds: readonly string[]): Promise<StoredOrder[]> {
    const wanted = JSON.stringify([...new Set(orderIds)]);
    const { rows } = await this.#runner.query<StoredOrder>(findManyOfVendor, [wanted, vendorId]);
    return rows;
  }

  /** The vendor's orders since an instant, newest first, without their histories and proofs. */
  async listDoors(vendorId: string, from: string, limit: number): Promise<StoredDoor[]> {
    const { rows } = await this.#runner.query<StoredDoor>(doorsOfVendor, [vendorId, from, limit]);
    return rows;
  }

  /** A page of orders, newest first, with their histories and proofs. */
  async listOrders(query: OrderListQuery): Promise<StoredOrder[]> {
    const { text, values } = listStatement(query);
    const { rows } = await this.#runner.query<StoredOrder>(text, values);
    return rows;
  }

  async #readWanted(): Promise<ReadonlyMap<string, StoredOrder>> {
    // Lets the other callers of this turn add their ids, for example jobs that were claimed together.
    await Promise.resolve();
    const wanted = this.#wanted;
    this.#wanted = [];
    this.#reading = null;
    const { rows } = await this.#runner.query<StoredOrder>(findMany, [JSON.stringify(wanted)]);
    return new Map(rows.map((row) => [row.order_id, row]));
  }

  async #write({ statement, values }: BoundSql, along: RelatedWrites): Promise<number | 'id-taken' | WriteRefusal> {
    for (let retried = false; ; retried = true) {
      try {
        return (await this.#runner.query(statement, values)).rowCount;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        // An expired key may still exist until the next sweep.
        if (refusal !== 'key-used' || retried || !(await this.#droppedExpired(along))) return refusal;
      }
    }
  }

  async #droppedExpired({ once }: RelatedWrites): Promise<boolean> {
    if (once === undefined) return false;
    const { rowCount } = await this.#runner.query(dropExpiredKey, [once.scope, once.key, once.created_at]);
    return rowCount > 0;
  }

  async #whyNothingChanged(orderId: string, expectedVersion: number): Promise<'changed-meanwhile' | 'not-found'> {
    const { rows } = await this.#runner.query<{ version: number; updated_at: string }>(versionOf, [orderId]);
    const [stored] = rows;
    if (stored === undefined) return 'not-found';
    if (stored.version !== expectedVersion) return 'changed-meanwhile';
    throw new Error(`A change of order ${orderId} must be later than ${stored.updated_at}`);
  }
}

const refusals: ReadonlyMap<string | undefined, 'id-taken' | WriteRefusal> = new Map([
  ['orders_pkey', 'id-taken'],
  ['quotes_pkey', 'quote-used'],
  ['idempotency_keys_pkey', 'key-used'],
]);

const limits: ReadonlyMap<string | undefined, VoucherSpent> = new Map([
  ['vouchers_used_up', 'voucher-used-up'],
  ['voucher_family_counts_used_up', 'voucher-used-up-here'],
]);

function refusalOf(error: unknown): 'id-taken' | WriteRefusal | undefined {
  if (isCheckViolation(error)) return limits.get(constraintOf(error));
  return isUniqueViolation(error) ? refusals.get(constraintOf(error)) : undefined;
}
