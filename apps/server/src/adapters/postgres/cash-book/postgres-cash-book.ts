import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { cashToCount, closingFault, handOverOf, isCorrectable, sumsOf } from '@riderbell/domain/cash/cash-book.ts';
import type { CashAccount } from '@riderbell/domain/cash/cash-of-order.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  CashBookStore,
  CashClosing,
  CashDay,
  CashEntry,
  CashLine,
  CashOfDays,
  Closing,
  ClosingOutcome,
  Correction,
  HandOver,
} from '../../../features/cash-book/ports.ts';
import { addAuditEntry } from '../audit/added-audit-entry.ts';
import type { Schema } from '../schema.ts';
import { storeOnce } from '../stored-once.ts';
import { addLines, bookOrders, lockBook } from './book-orders.ts';

const vendorsAtOnce = 100;
/** What each of these calls answers. */
const answer = { result: {} };

type Writing = Transaction<Schema>;

/** The cash books, whose days are those of the time zone. */
export class PostgresCashBook implements CashBookStore {
  readonly #database: Kysely<Schema>;
  readonly #timeZone: string;

  constructor(database: Kysely<Schema>, timeZone: string) {
    this.#database = database;
    this.#timeZone = timeZone;
  }

  read(vendorId: string, day: string): Promise<CashDay> {
    return this.#inBook(vendorId, async (transaction) => ({
      lines: await linesOf(transaction, vendorId, day),
      closing: await closingOf(transaction, vendorId, day),
      open: (await openOrders(transaction, vendorId)).reduce((sum, { open }) => sum + open, 0),
    }));
  }

  async readDays(vendorIds: readonly string[], { from, to }: { from: string; to: string }): Promise<CashOfDays> {
    const { rows: marked } = await sql<{ vendor_id: string }>`
      select distinct vendor_id from unbooked_orders where vendor_id = any(${vendorIds}::text[])`.execute(
      this.#database,
    );
    for (const { vendor_id: vendorId } of marked) await this.#inBook(vendorId, () => Promise.resolve());
    return sumsOfDays(this.#database, vendorIds, { from, to });
  }

  async bookAny(onFailure: (vendorId: string, error: unknown) => void): Promise<void> {
    const failed: string[] = [];
    for (;;) {
      const { rows } = await sql<{ vendor_id: string }>`
        select distinct vendor_id from unbooked_orders
        where vendor_id <> all(${failed}::text[]) limit ${vendorsAtOnce}`.execute(this.#database);
      if (rows.length === 0) return;
      for (const { vendor_id: vendorId } of rows) {
        try {
          await this.#inBook(vendorId, () => Promise.resolve());
        } catch (error) {
          failed.push(vendorId);
          onFailure(vendorId, error);
        }
      }
    }
  }

  handOver(entry: HandOver): Promise<'done' | 'too-much'> {
    const { vendorId, amount, note, who } = entry;
    return this.#inBook(vendorId, async (transaction) => {
      const owing = (await openOrders(transaction, vendorId)).filter(({ open }) => open > 0);
      const parts = handOverOf(amount, owing);
      if (parts === null) return 'too-much';
      const line = {
        ...this.#lineOf(entry),
        account: 'handed-over',
        kind: 'handed-over',
        corrects: null,
        who,
      } as const;
      const lines = parts.map((part) => ({ ...line, orderId: part.orderId, amount: part.amount, note }));
      const [day = line.day] = await addLines(transaction, vendorId, lines);
      await finish(transaction, entry, entry.auditOf({ day, amount }));
      return 'done';
    });
  }

  correct(entry: Correction): Promise<'done' | 'not-correctable'> {
    const { vendorId, lineId, amount, reason, who } = entry;
    return this.#inBook(vendorId, async (transaction) => {
      const found = await lineWithCorrections(transaction, vendorId, lineId);
      if (found === undefined || !isCorrectable(found)) return 'not-correctable';
      const { account, order_id: orderId, amount: old } = found;
      // The same correction again, whose answer was lost.
      if (old === amount) return 'done';
      const [day = ''] = await addLines(transaction, vendorId, [
        {
          ...this.#lineOf(entry),
          account,
          kind: 'correction',
          orderId,
          amount: amount - old,
          corrects: lineId,
          who,
          note: reason,
        },
      ]);
      await finish(transaction, entry, entry.auditOf({ day, old, new: amount }));
      return 'done';
    });
  }

  close(entry: Closing): Promise<ClosingOutcome> {
    const { vendorId, day, counted, explanation, who, now } = entry;
    return this.#inBook(vendorId, async (transaction): Promise<ClosingOutcome> => {
      const earlier = await closingOf(transaction, vendorId, day);
      if (earlier !== null) return { closed: false, why: earlier };
      const toCount = cashToCount(sumsOf(await linesOf(transaction, vendorId, day)));
      const why = closingFault({ day, today: localDateOf(now, this.#timeZone), counted, toCount, explanation });
      if (why !== null) return { closed: false, why };
      await sql`
        insert into cash_closings (vendor_id, day, to_count, counted, explanation, closed_at, closed_by)
        values (${vendorId}, ${day}, ${toCount}, ${counted}, ${explanation}, ${new Date(now)}, ${who})`.execute(
        transaction,
      );
      await finish(transaction, entry, entry.auditOf({ toCount }));
      return { closed: true };
    });
  }

  #lineOf({ now }: CashEntry) {
    return { at: new Date(now).toISOString(), day: localDateOf(now, this.#timeZone) };
  }

  #inBook<T>(vendorId: string, work: (transaction: Writing) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await lockBook(transaction, vendorId);
      await bookOrders(transaction, vendorId, this.#timeZone);
      return work(transaction);
    });
  }
}

async function finish(transaction: Writing, entry: CashEntry, audit: AuditRecord | null): Promise<void> {
  const { familyId, vendorId, now, once } = entry;
  if (audit) await addAuditEntry(transaction, audit, { familyId, vendorId, at: new Date(now) });
  await storeOnce(transaction, once, answer, now);
}

async function linesOf(transaction: Writing, vendorId: string, day: string): Promise<readonly CashLine[]> {
  const { rows } = await sql<CashLine>`
    select line.line_id as "lineId", line.day, line.at, line.account, line.kind, line.order_id as "orderId", line.amount,
      line.corrects, corrected.day as "correctsDay", line.who, line.note
    from cash_lines as line left join cash_lines as corrected on corrected.line_id = line.corrects
    where line.vendor_id = ${vendorId} and line.day = ${day}
    order by line.at, line.line_id`.execute(transaction);
  return rows;
}

async function closingOf(transaction: Writing, vendorId: string, day: string): Promise<CashClosing | null> {
  const { rows } = await sql<CashClosing>`
    select day, to_count as "toCount", counted, explanation, closed_at as "closedAt", closed_by as "closedBy"
    from cash_closings where vendor_id = ${vendorId} and day = ${day}`.execute(transaction);
  return rows[0] ?? null;
}

/** What riders hold of each order, the oldest first; below zero where a correction came after the hand-over. */
async function openOrders(transaction: Writing, vendorId: string) {
  const { rows } = await sql<{ orderId: string; open: number }>`
    select order_id as "orderId", open from open_cash where vendor_id = ${vendorId} order by first_line`.execute(
    transaction,
  );
  return rows;
}

async function sumsOfDays(
  database: Kysely<Schema>,
  vendorIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<CashOfDays> {
  const { rows: sums } = await sql<CashOfDays['sums'][number]>`
    select vendor_id as "vendorId", day, account, sum(amount)::bigint as amount from cash_lines
    where vendor_id = any(${vendorIds}::text[]) and day between ${from} and ${to}
    group by vendor_id, day, account`.execute(database);
  const { rows: closings } = await sql<CashOfDays['closings'][number]>`
    select vendor_id as "vendorId", day, to_count as "toCount", counted from cash_closings
    where vendor_id = any(${vendorIds}::text[]) and day between ${from} and ${to}`.execute(database);
  const { rows: open } = await sql<CashOfDays['open'][number]>`
    select vendor_id as "vendorId", sum(open)::bigint as amount from open_cash
    where vendor_id = any(${vendorIds}::text[]) group by vendor_id`.execute(database);
  return { sums, closings, open };
}

async function lineWithCorrections(transaction: Writing, vendorId: string, lineId: number) {
  const { rows } = await sql<{
    account: CashAccount;
    order_id: string | null;
    corrects: number | null;
    amount: number;
  }>`
    select account, order_id, corrects,
      (amount + (select coalesce(sum(amount), 0) from cash_lines where corrects = line.line_id))::bigint as amount
    from cash_lines as line where vendor_id = ${vendorId} and line_id = ${lineId}`.execute(transaction);
  return rows[0];
}
