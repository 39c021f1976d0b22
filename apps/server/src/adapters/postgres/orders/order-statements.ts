import { storedOutcomes, type PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { NewJob } from '../../../jobs/ports.ts';
import { fixedSql, type FixedSql } from '../sql-pool.ts';
import type { NewHistoryEntry, NewOrder, NewProof, OrderChanges } from './order-rows.ts';
import { changeableColumns, givenColumns } from './order-rows.ts';

export interface NewEvent {
  readonly kind: string;
  /** Stored as JSON. */
  readonly payload: unknown;
  readonly created_at: string | Date;
}

/** What is written together with an order, in the same statement. */
export interface WrittenAlong {
  readonly jobs?: readonly NewJob[];
  /** A quote that is spent by this. */
  readonly quote?: { readonly quote_id: string; readonly used_at: string | Date; readonly expires_at: string | Date };
  readonly proofs?: readonly NewProof[];
  /** The voucher that is used by this, or whether the one of the order is given back. */
  readonly voucher?: { readonly used_id: number; readonly at: string | Date } | { readonly returned_at: string | Date };
  /** What became of the order's promise, to be counted at its vendor. */
  readonly promiseOutcome?: PromiseOutcome;
  /** The guest whose new order it is, as it was when its limits were looked at: without it nothing is written. */
  readonly guest?: { readonly guest_id: string; readonly orders_made: number };
  /** The idempotency key that is spent by this. Its answer is the payload of the event, as `result`. */
  readonly once?: {
    readonly scope: string;
    readonly key: string;
    readonly body_hash: string;
    readonly created_at: string | Date;
    readonly expires_at: string | Date;
  };
}

/** A statement with its values. */
export interface BoundSql {
  readonly statement: FixedSql;
  readonly values: readonly unknown[];
}

/**
 * One statement for everything that a change of an order writes: one round trip instead of five doubles what a server can
 * take, and on the embedded database nobody has to wait for a transaction to end. What comes in lists travels as one JSON
 * value each, so the text depends only on what kinds of things are written and is parsed and planned once.
 */
class StatementOfOrder {
  readonly #values: unknown[] = [];
  readonly #parts: string[] = [];

  /** Adds a value. @returns its placeholder */
  value(value: unknown): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }

  part(name: string, text: string): void {
    this.#parts.push(`${name} as (${text})`);
  }

  /** Adds rows to a table; `columns` says how the fields of the objects are read. */
  rows(name: string, items: readonly object[], columns: string, insert: (from: string) => string): void {
    if (items.length === 0) return;
    const list = this.value(JSON.stringify(items));
    this.part(name, insert(`subject, jsonb_to_recordset(${list}::jsonb) as item(${columns})`));
  }

  bind(): BoundSql {
    const text = `with ${this.#parts.join(',\n')}\nselect order_id from subject`;
    return { statement: remembered(text), values: this.#values };
  }
}

const statements = new Map<string, FixedSql>();

function remembered(text: string): FixedSql {
  const known = statements.get(text) ?? fixedSql(text);
  statements.set(text, known);
  return known;
}

/** The statement that stores a new order; it returns one row, or none when the guest is not as it was. */
export function insertStatement(
  order: NewOrder,
  history: readonly NewHistoryEntry[],
  event: NewEvent,
  along: WrittenAlong,
): BoundSql {
  const sql = new StatementOfOrder();
  const values = givenColumns.map((column) => sql.value(order[column])).join(', ');
  const { guest } = along;
  // Holds the guest's row: a joining that comes at the same time waits for the order, or the order finds the guest joined.
  if (guest) {
    sql.part(
      'claim',
      `update guests set orders_made = orders_made + 1
       where guest_id = ${sql.value(guest.guest_id)} and orders_made = ${sql.value(guest.orders_made)} and joined_at is null
       returning guest_id`,
    );
  }
  sql.part(
    'subject',
    `insert into orders (${givenColumns.join(', ')}) ${guest ? `select ${values} from claim` : `values (${values})`}
     returning order_id, vendor_id, family_id, guest_id`,
  );
  addHistory(sql, history, '0');
  addEvent(sql, event, along.once);
  addAlong(sql, along);
  return sql.bind();
}

/** The statement that changes an order of this version; it returns one row, or none when there is no such order. */
export function changeStatement(
  orderId: string,
  expectedVersion: number,
  changes: OrderChanges,
  history: readonly NewHistoryEntry[],
  event: NewEvent,
  along: WrittenAlong,
): BoundSql {
  const sql = new StatementOfOrder();
  const id = sql.value(orderId);
  const version = sql.value(expectedVersion);
  const updatedAt = sql.value(changes.updated_at);
  const assignments = changeableColumns
    .filter((column) => column !== 'updated_at' && changes[column] !== undefined)
    .map((column) => `${column} = ${sql.value(changes[column])}`);
  sql.part(
    'subject',
    `update orders set ${['version = version + 1', `updated_at = ${updatedAt}`, ...assignments].join(', ')}
     where order_id = ${id} and version = ${version} and updated_at < ${updatedAt}
     returning order_id, vendor_id, family_id, guest_id`,
  );
  // Nobody else adds to the history meanwhile: whoever does changes the version first.
  addHistory(sql, history, `(select coalesce(max(sequence), 0) from order_status_history where order_id = ${id})`);
  addEvent(sql, event, along.once);
  addAlong(sql, along);
  return sql.bind();
}

function addHistory(sql: StatementOfOrder, history: readonly NewHistoryEntry[], last: string): void {
  const entries = history.map((entry, index) => ({ ...entry, sequence: index + 1 }));
  sql.rows(
    'history',
    entries,
    'sequence integer, status text, created_at timestamptz, asked_by text, asked_by_id text, reason text',
    (from) => `insert into order_status_history
      (order_id, sequence, status, created_at, asked_by, asked_by_id, reason)
      select subject.order_id, ${last} + item.sequence, item.status, item.created_at, item.asked_by,
        item.asked_by_id, item.reason
      from ${from}`,
  );
}

/** The event, and the answer that is kept for the key of the request: the same JSON, which travels once. */
function addEvent(sql: StatementOfOrder, event: NewEvent, once: WrittenAlong['once']): void {
  const kind = sql.value(event.kind);
  const payload = sql.value(JSON.stringify(event.payload));
  const createdAt = sql.value(event.created_at);
  sql.part(
    'event',
    `insert into outbox (vendor_id, family_id, guest_id, order_id, kind, payload, created_at)
     select vendor_id, family_id, guest_id, order_id, ${kind}, ${payload}::jsonb, ${createdAt}::timestamptz from subject`,
  );
  if (once === undefined) return;
  const { scope, key, body_hash: bodyHash, created_at: keptFrom, expires_at: keptUntil } = once;
  sql.part(
    'once',
    `insert into idempotency_keys (scope, key, body_hash, answer, created_at, expires_at)
     select ${sql.value(scope)}, ${sql.value(key)}, ${sql.value(bodyHash)}, jsonb_build_object('result', ${payload}::jsonb),
       ${sql.value(keptFrom)}::timestamptz, ${sql.value(keptUntil)}::timestamptz from subject`,
  );
}

/**
 * The count of a voucher and of the business rise with the order or the whole statement fails: each has a check of its limit.
 * Parts run from the last to the first, so this stands before the quote: of two copies of one request the later one is told
 * that its quote is spent, and not that the voucher is.
 */
function addVoucherUse(sql: StatementOfOrder, use: NonNullable<WrittenAlong['voucher']>): void {
  if ('returned_at' in use) {
    sql.part(
      'returned',
      `update voucher_uses set returned_at = ${sql.value(use.returned_at)}::timestamptz from subject
       where voucher_uses.order_id = subject.order_id and returned_at is null
       returning voucher_uses.voucher_id, voucher_uses.family_id`,
    );
    sql.part(
      'freed',
      `update vouchers set used = used - 1 from returned where vouchers.voucher_id = returned.voucher_id
       returning vouchers.voucher_id, returned.family_id`,
    );
    sql.part(
      'freed_of_family',
      `update voucher_family_counts as counts set used = counts.used - 1 from freed
       where counts.voucher_id = freed.voucher_id and counts.family_id = freed.family_id`,
    );
    return;
  }
  sql.part(
    'spent',
    `update vouchers set used = used + 1 from subject where voucher_id = ${sql.value(use.used_id)}
     returning voucher_id, use_limit_per_vendor, order_id, vendor_id, subject.family_id`,
  );
  sql.part(
    'spent_of_family',
    `insert into voucher_family_counts (voucher_id, family_id, used, use_limit)
     select voucher_id, family_id, 1, use_limit_per_vendor from spent where use_limit_per_vendor is not null
     on conflict (voucher_id, family_id) do update set used = voucher_family_counts.used + 1`,
  );
  sql.part(
    'voucher_use',
    `insert into voucher_uses (order_id, voucher_id, vendor_id, family_id, used_at)
     select order_id, voucher_id, vendor_id, family_id, ${sql.value(use.at)}::timestamptz from spent`,
  );
}

/** The outlet's record is held by its row until the change is written: two deliveries at once count both. */
function addPromiseOutcome(sql: StatementOfOrder, outcome: PromiseOutcome): void {
  const counted = sql.value(JSON.stringify([outcome]));
  sql.part(
    'promise_along',
    `insert into promise_records (vendor_id, outcomes, updated_at)
     select vendor_id, ${counted}::jsonb, now() from subject
     on conflict (vendor_id) do update set updated_at = excluded.updated_at, outcomes = (
       select jsonb_agg(item order by place)
       from jsonb_array_elements(excluded.outcomes || promise_records.outcomes) with ordinality as listed(item, place)
       where place <= ${storedOutcomes})`,
  );
}

function addAlong(sql: StatementOfOrder, along: WrittenAlong): void {
  const { jobs = [], quote, voucher, promiseOutcome, proofs = [] } = along;
  if (voucher) addVoucherUse(sql, voucher);
  if (promiseOutcome) addPromiseOutcome(sql, promiseOutcome);
  sql.rows(
    'jobs_along',
    jobs.map(({ runAt, ...job }) => ({ ...job, payload: job.payload ?? null, run_at: new Date(runAt) })),
    'name text, key text, payload jsonb, run_at timestamptz',
    (from) => `insert into jobs (name, unique_key, payload, run_at, created_at)
      select item.name, item.key, coalesce(item.payload, 'null'), item.run_at, now() from ${from}
      on conflict (name, unique_key) where finished_at is null and dead_at is null do nothing`,
  );
  if (quote) {
    sql.part(
      'quote_along',
      `insert into quotes (quote_id, order_id, used_at, expires_at)
       select ${sql.value(quote.quote_id)}, order_id, ${sql.value(quote.used_at)}::timestamptz,
         ${sql.value(quote.expires_at)}::timestamptz from subject`,
    );
  }
  sql.rows(
    'proofs_along',
    proofs,
    'file_key text, kind text, content_type text, taken_at timestamptz, expires_at timestamptz',
    (from) => `insert into proofs (file_key, order_id, kind, content_type, taken_at, expires_at)
      select item.file_key, subject.order_id, item.kind, item.content_type, item.taken_at, item.expires_at from ${from}
      on conflict (file_key) do nothing`,
  );
}
