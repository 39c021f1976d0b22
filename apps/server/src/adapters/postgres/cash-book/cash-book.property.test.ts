import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashToCount, sumsOf } from '@riderbell/domain/cash/cash-book.ts';
import { type CashAccount, cashOf } from '@riderbell/domain/cash/cash-of-order.ts';
import { nextStatuses } from '@riderbell/domain/orders/status-transitions.ts';
import type { CashEntry } from '../../../features/cash-book/ports.ts';
import { recordOf } from '../orders/order-rows.ts';
import { OrderRows } from '../orders/postgres-orders.ts';
import type { SqlPool } from '../sql-pool.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from '../test-databases.suite.ts';
import { PostgresCashBook } from './postgres-cash-book.ts';

const zone = 'Asia/Bangkok';
const day = '2026-11-21';
const startAt = Date.parse(`${day}T03:00:00Z`);
const now = startAt + 8 * 3_600_000;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place'),
      method: fc.constantFrom('CASH_ON_DELIVERY', 'PAY_AT_PICKUP', 'PAID'),
      amount: fc.nat(50_000),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      which: fc.nat(),
      next: fc.nat(),
      amount: fc.option(fc.nat(50_000)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand over'), amount: fc.integer({ min: 1, max: 60_000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close') }) },
);
const correction = fc.record({ kind: fc.constant('correct'), which: fc.nat(), amount: fc.nat(50_000) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** Steps of a group run at the same time, in different requests. */
const groupsOf = <T>(one: fc.Arbitrary<T>) =>
  fc.array(fc.array(one, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });

describe.each(engines)('the cash book on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let rows: OrderRows;
  let book: PostgresCashBook;
  // Lines cannot be deleted, so each run has its own vendor.
  let vendorId = '';
  let orderIds: string[] = [];
  let runs = 0;

  const entered = (): CashEntry => ({ vendorId, familyId: vendorId, who: 'mia@demo.example', now, once: null });
  const auditOf = () => null;
  const close = (counted: number, explanation: string) =>
    book.close({ ...entered(), day, counted, explanation, auditOf });
  const neverFails = (failed: string, error: unknown): never => {
    throw new Error(failed, { cause: error });
  };
  const killed = (): never => {
    throw new Error('killed');
  };

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await addVendors(pool);
    rows = new OrderRows(pool);
    book = new PostgresCashBook(test.database.kysely, zone);
  });
  afterAll(() => test.drop());

  async function newVendor(): Promise<void> {
    vendorId = `cash-${(runs += 1)}`;
    orderIds = [];
    await pool.query(
      `insert into vendors select (jsonb_populate_record(vendors, jsonb_build_object('vendor_id', $1::text, 'client_vendor_id', $1::text))).*
      from vendors where vendor_id = 'othr'`,
      [vendorId],
    );
  }

  async function place(method: string, amount: number): Promise<string> {
    const orderId = `${vendorId}-${orderIds.length}`;
    orderIds.push(orderId);
    const at = new Date(startAt + orderIds.length * 60_000).toISOString();
    const made = sampleOrder({
      order_id: orderId,
      vendor_id: vendorId,
      family_id: vendorId,
      created_at: at,
      updated_at: at,
      payment_method: method,
      amount_minor: amount,
    });
    await rows.insertOrder(made, [entry('NEW', at)], orderEvent());
    return orderId;
  }

  async function change(
    orderId: string,
    choose: (legal: readonly string[]) => string | undefined,
    amount: number | null,
  ) {
    const found = await rows.findOrder(orderId);
    if (found === null) return;
    const legal = nextStatuses(found.status);
    const status = legal.find((one) => one === choose(legal));
    const at = new Date(Date.parse(found.updated_at) + 60_000).toISOString();
    const changes = { updated_at: at, ...(status && { status }), ...(amount !== null && { amount_minor: amount }) };
    await rows.changeOrder(found.order_id, found.version, changes, status ? [entry(status, at)] : [], orderEvent());
  }

  async function perform(one: Step): Promise<unknown> {
    switch (one.kind) {
      case 'place':
        return place(one.method, one.amount);
      case 'change':
        return change(
          orderIds[one.which % Math.max(orderIds.length, 1)] ?? '',
          (legal) => legal[one.next % Math.max(legal.length, 1)],
          one.amount,
        );
      case 'hand over':
        return book.handOver({ ...entered(), amount: one.amount, note: '', auditOf });
      case 'read':
        return book.read(vendorId, day);
      case 'crash':
        return book.close({ ...entered(), day, counted: 1, explanation: 'x', auditOf: killed }).catch(() => null);
      case 'close':
        return close(0, 'a count');
    }
  }

  async function correct({ which, amount }: { which: number; amount: number }): Promise<unknown> {
    const entries = (await lines()).filter(({ account }) => account !== 'expected');
    const line = entries[which % Math.max(entries.length, 1)];
    if (line === undefined) return null;
    return book.correct({ ...entered(), lineId: line.line_id, amount, reason: 'counted again', auditOf });
  }

  /** What the book has as open, the oldest order first. */
  async function openOrders() {
    const { rows: open } = await pool.query<{ order_id: string; open: number }>(
      'select order_id, open from open_cash where vendor_id = $1 order by first_line',
      [vendorId],
    );
    return open;
  }

  /** The same as a sum over all lines. */
  async function summedOrders() {
    const { rows: summed } = await pool.query<{ order_id: string; open: number }>(
      `select order_id, sum(case account when 'collected' then amount else -amount end)::bigint as open from cash_lines
      where vendor_id = $1 and account in ('collected', 'handed-over')
      group by order_id having sum(case account when 'collected' then amount else -amount end) <> 0
      order by min(line_id)`,
      [vendorId],
    );
    return summed;
  }

  async function lines() {
    return (
      await pool.query<{ line_id: number; account: CashAccount; amount: number; order_id: string; day: string }>(
        'select line_id, account, amount, order_id, day from cash_lines where vendor_id = $1',
        [vendorId],
      )
    ).rows;
  }

  /** The same from all orders, without the book. */
  async function recounted() {
    const found = await rows.listOrders({ scope: { vendorIds: [vendorId] }, count: 10_000 });
    const all = found.map(recordOf).map((order) => cashOf(order, order));
    const sumOf = (account: keyof (typeof all)[number]) => all.reduce((sum, one) => sum + one[account], 0);
    return { expected: sumOf('expected'), collected: sumOf('collected'), 'paid-at-pickup': sumOf('paid-at-pickup') };
  }

  it('equals a recount after any changes, simultaneous readers, crashes and closings', async () => {
    await fc.assert(
      fc.asyncProperty(groupsOf(step), async (all) => {
        await newVendor();
        for (const group of all) {
          await Promise.all(group.map(perform));
          const { open: held, closing } = await book.read(vendorId, day);
          const sums = sumsOf(await lines());
          expect(sums).toMatchObject(await recounted());
          expect(held).toBe(sums.collected - sums['handed-over']);
          const ofDay = (await lines()).filter((line) => line.day === day);
          if (closing !== null) expect(closing.toCount).toBe(cashToCount(sumsOf(ofDay)));
        }
      }),
      { numRuns: 25 },
    );
  }, 300_000);

  it('has as open what a sum over all lines has, after any changes and corrections', async () => {
    const withCorrections = fc.oneof({ weight: 5, arbitrary: step }, { weight: 1, arbitrary: correction });
    await fc.assert(
      fc.asyncProperty(groupsOf(withCorrections), async (all) => {
        await newVendor();
        for (const group of all) {
          await Promise.all(group.map((one) => (one.kind === 'correct' ? correct(one) : perform(one))));
          const { open: held } = await book.read(vendorId, day);
          const summed = await summedOrders();
          expect(await openOrders()).toEqual(summed);
          expect(held).toBe(summed.reduce((sum, { open: ofOrder }) => sum + ofOrder, 0));
        }
      }),
      { numRuns: 25 },
    );
  }, 300_000);

  it('books what an order does after its day is closed on the next day', async () => {
    await newVendor();
    const orderId = await place('CASH_ON_DELIVERY', 26_500);
    expect(await close(0, '')).toEqual({ closed: true });
    await change(orderId, () => 'CANCELLED', null);
    await book.bookAny(neverFails);
    expect((await book.read(vendorId, day)).lines).toMatchObject([{ account: 'expected', amount: 26_500 }]);
    expect((await book.read(vendorId, '2026-11-22')).lines).toMatchObject([
      { account: 'expected', kind: 'taken-back', amount: -26_500 },
    ]);
  });

  it('books the other vendors when one fails, and that one with the next job', async () => {
    await newVendor();
    const failing = vendorId;
    const failingOrder = await place('CASH_ON_DELIVERY', 700);
    await newVendor();
    await place('CASH_ON_DELIVERY', 900);
    await pool.query(
      `create function fail_for_a_vendor() returns trigger language plpgsql as $$
      begin
        if new.vendor_id = '${failing}' then raise exception 'no book'; end if;
        return new;
      end $$`,
    );
    await pool.query(
      'create trigger aa_fails before insert on cash_lines for each row execute function fail_for_a_vendor()',
    );
    const failures: unknown[] = [];
    try {
      await book.bookAny((vendor, error) => failures.push([vendor, String(error)]));
    } finally {
      await pool.query('drop trigger aa_fails on cash_lines');
      await pool.query('drop function fail_for_a_vendor');
    }
    expect(failures).toEqual([[failing, expect.stringContaining('no book')]]);
    expect(await lines()).toMatchObject([{ account: 'expected', amount: 900 }]);
    vendorId = failing;
    expect(await lines()).toEqual([]);
    await book.bookAny(neverFails);
    expect(await lines()).toMatchObject([{ amount: 700, order_id: failingOrder }]);
  });

  it('lets one of two people close a day, and tells the other who did', async () => {
    await newVendor();
    const outcomes = await Promise.all([close(5, 'found a coin'), close(7, 'found two')]);
    const [winner, loser] = outcomes.toSorted((a, b) => Number(b.closed) - Number(a.closed));
    expect(winner).toEqual({ closed: true });
    expect(loser).toMatchObject({ closed: false, why: { day, closedBy: 'mia@demo.example' } });
  });

  it('refuses every change of a line and of a closed day', async () => {
    await newVendor();
    await place('CASH_ON_DELIVERY', 100);
    await close(0, '');
    for (const statement of [
      'update cash_lines set amount = 1',
      'delete from cash_lines',
      'truncate cash_lines',
      'update cash_closings set counted = 1',
      'delete from cash_closings',
      'truncate cash_closings',
    ])
      await expect(pool.query(statement)).rejects.toThrow('cannot be changed');
    const added = pool.query(
      `insert into cash_lines (vendor_id, day, at, account, kind, amount) values ($1, $2, now(), 'collected', 'correction', 1)`,
      [vendorId, day],
    );
    await expect(added).rejects.toThrow('the day is closed');
  });

  it('writes nothing when the process is killed before the end, and books the order afterwards', async () => {
    await newVendor();
    await place('PAY_AT_PICKUP', 500);
    await expect(book.close({ ...entered(), day, counted: 1, explanation: 'x', auditOf: killed })).rejects.toThrow(
      'killed',
    );
    expect(await lines()).toEqual([]);
    expect(await book.read(vendorId, day)).toMatchObject({
      closing: null,
      lines: [{ account: 'expected', amount: 500 }],
    });
  });
});
