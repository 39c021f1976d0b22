import type { VoucherSpent } from '../../features/orders/ports.ts';
import { orderColumns, listStatement, type OrderListQuery } from './order-list.ts';
import type { NewEvent, NewHistoryEntry, NewOrder, OrderChanges, StoredOrder, WrittenAlong } from './order-rows.ts';
import { changeStatement, insertStatement, type BoundSql } from './order-statements.ts';
import { constraintOf, isCheckViolation, isUniqueViolation } from './sql-errors.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

/** Why nothing was written: the quote, the idempotency key or the last use of the voucher was spent before, by another request. */
export type WriteRefusal = 'quote-used' | 'key-used' | VoucherSpent;

// One order at a time by its id, whatever is thought of the sizes: a plan for any number of orders that was made while the
// table was small would read all of it.
const findMany = fixedSql(`select ${orderColumns} from jsonb_array_elements_text($1::jsonb) as wanted(order_id)
  cross join lateral (select * from orders where orders.order_id = wanted.order_id offset 0) as found`);
const versionOf = fixedSql('select version, updated_at from orders where order_id = $1');
const dropExpiredKey = fixedSql('delete from idempotency_keys where scope = $1 and key = $2 and expires_at <= $3');

/** The rows of orders with what belongs to them. Each write is one statement: all of it happens, or nothing. */
export class OrderStore {
  readonly #runner: SqlRunner;
  #wanted: string[] = [];
  #reading: Promise<ReadonlyMap<string, StoredOrder>> | null = null;

  /** @param runner the pool, or a transaction's client when more is to be written with the order */
  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  /** Stores a new order with its first history, its event and what comes along. */
  async insertOrder(
    order: NewOrder,
    history: readonly NewHistoryEntry[],
    event: NewEvent,
    along: WrittenAlong = {},
  ): Promise<'inserted' | 'guest-changed' | 'id-taken' | WriteRefusal> {
    const written = await this.#write(insertStatement(order, history, event, along), along);
    if (written === 0) return 'guest-changed';
    return typeof written === 'number' ? 'inserted' : written;
  }

  /**
   * Changes the order as it was read: only the copy of this version, and the version rises by one.
   * @throws when `changes.updated_at` does not lie after the stored one
   */
  async changeOrder(
    orderId: string,
    expectedVersion: number,
    changes: OrderChanges,
    newHistoryEntries: readonly NewHistoryEntry[],
    event: NewEvent,
    along: WrittenAlong = {},
  ): Promise<'changed' | 'changed-meanwhile' | 'not-found' | WriteRefusal> {
    const statement = changeStatement(orderId, expectedVersion, changes, newHistoryEntries, event, along);
    const written = await this.#write(statement, along);
    if (written === 0) return this.#whyNothingChanged(orderId, expectedVersion);
    // An order's own id is never written by a change.
    return typeof written === 'number' || written === 'id-taken' ? 'changed' : written;
  }

  /** The order with its history and proofs, as it is now. Orders that are asked for at once are read together. */
  async findOrder(orderId: string): Promise<StoredOrder | null> {
    this.#wanted.push(orderId);
    this.#reading ??= this.#readWanted();
    const found = await this.#reading;
    return found.get(orderId) ?? null;
  }

  /** A page of orders, newest first, with their histories and proofs. */
  async listOrders(query: OrderListQuery): Promise<StoredOrder[]> {
    const { text, values } = listStatement(query);
    const { rows } = await this.#runner.query<StoredOrder>(text, values);
    return rows;
  }

  async #readWanted(): Promise<ReadonlyMap<string, StoredOrder>> {
    // Whoever else asks in this turn asks before it goes on here: the jobs that were claimed together do.
    await Promise.resolve();
    const wanted = this.#wanted;
    this.#wanted = [];
    this.#reading = null;
    const { rows } = await this.#runner.query<StoredOrder>(findMany, [JSON.stringify(wanted)]);
    return new Map(rows.map((row) => [row.order_id, row]));
  }

  async #write({ statement, values }: BoundSql, along: WrittenAlong): Promise<number | 'id-taken' | WriteRefusal> {
    for (let retried = false; ; retried = true) {
      try {
        return (await this.#runner.query(statement, values)).rowCount;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        // A key that is kept no longer may still lie there until the next sweep.
        if (refusal !== 'key-used' || retried || !(await this.#droppedExpired(along))) return refusal;
      }
    }
  }

  async #droppedExpired({ once }: WrittenAlong): Promise<boolean> {
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
