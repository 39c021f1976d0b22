import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CountedOrder } from '@riderbell/domain/numbers/contribution.ts';
import { countOrders, type DayNumbers } from '@riderbell/domain/numbers/day-numbers.ts';
import { addFigures } from '@riderbell/domain/numbers/figures.ts';
import { weekdayOf } from '@riderbell/domain/numbers/number-periods.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { nextStatuses } from '@riderbell/domain/orders/status-transitions.ts';
import type { NumbersScope } from '../../../features/numbers/ports.ts';
import { type OrderChanges, recordOf } from '../orders/order-rows.ts';
import { OrderRows } from '../orders/postgres-orders.ts';
import type { SqlPool } from '../sql-pool.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from '../test-databases.suite.ts';
import { PostgresNumbers } from './postgres-numbers.ts';
import { watchedPool } from './watched-pool.suite.ts';

const zone = 'Europe/Rome';
/** Around the end of summer time: the repeated hour, both ends of the long day, and other days. */
const placed = [
  '2026-10-23T10:00:00.000Z',
  '2026-10-24T21:59:59.999Z',
  '2026-10-24T22:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-10-25T22:59:59.999Z',
  '2026-10-25T23:00:00.000Z',
  '2026-11-02T08:15:00.000Z',
];
const period = { from: '2026-10-23', to: '2026-11-02' };
const methods = ['CASH_ON_DELIVERY', 'PAY_AT_PICKUP', 'PAID'];
const reasons = ['bad-weather', 'closed', 'unheard-of'];
const vendors = ['d001', 'd002', 'demo', 'othr'];
const scopes: readonly NumbersScope[] = [
  ...vendors.map((vendorId) => ({ vendorId })),
  { familyId: 'demo' },
  { familyId: 'othr' },
];

const order = fc.record({
  vendor: fc.constantFrom(...vendors),
  at: fc.constantFrom(...placed),
  method: fc.constantFrom(...methods),
  ofGuest: fc.boolean(),
});
/** A change of the order that is chosen by a number, modulo how many there are. */
const change = fc.record({
  which: fc.nat(),
  next: fc.nat(),
  minutes: fc.integer({ min: 1, max: 90 }),
  edit: fc.option(fc.record({ fee: fc.nat(9999), amount: fc.option(fc.nat(99_999)), reason: fc.nat(2) })),
});
const step = fc.oneof(
  { weight: 4, arbitrary: order.map((made) => ({ kind: 'place', made }) as const) },
  { weight: 8, arbitrary: change.map((made) => ({ kind: 'change', made }) as const) },
  { weight: 1, arbitrary: fc.nat().map((which) => ({ kind: 'join', which }) as const) },
  { weight: 1, arbitrary: fc.nat().map((which) => ({ kind: 'delete', which }) as const) },
  { weight: 2, arbitrary: fc.nat(30).map((after) => ({ kind: 'crash', after }) as const) },
  { weight: 2, arbitrary: fc.nat(scopes.length - 1).map((scope) => ({ kind: 'read', scope }) as const) },
);
/** Steps of a group run at the same time, in different requests. */
const run = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 10 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe.each(engines)('the numbers on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let rows: OrderRows;
  let numbers: PostgresNumbers;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await addVendors(pool);
    rows = new OrderRows(pool);
    numbers = new PostgresNumbers(pool, zone);
  });
  afterAll(() => test.drop());

  const empty = async () => {
    for (const table of ['orders', 'outbox', 'order_numbers', 'uncounted_orders', 'uncounted_vendors', 'guests']) {
      await pool.query(`delete from ${table}`);
    }
  };
  beforeEach(empty);

  let placedSoFar = 0;
  const idOf = (which: number) => `demo-${which % Math.max(placedSoFar, 1)}`;

  async function place({ vendor, at, method, ofGuest }: typeof order extends fc.Arbitrary<infer T> ? T : never) {
    const orderId = `demo-${placedSoFar++}`;
    if (ofGuest)
      await pool.query('insert into guests (guest_id, created_at, expires_at) values ($1, now(), now())', [orderId]);
    const made = sampleOrder({
      order_id: orderId,
      vendor_id: ofGuest ? guestVendorId : vendor,
      family_id: ofGuest ? guestVendorId : vendor === 'othr' ? 'othr' : 'demo',
      created_at: at,
      updated_at: at,
      payment_method: method,
      guest_id: ofGuest ? orderId : null,
      promise: JSON.stringify({ from: 0, expected: 0, to: Date.parse(at) + 30 * 60_000 }),
    });
    await rows.insertOrder(made, [entry('NEW', at)], orderEvent());
  }

  async function alter({ which, next, minutes, edit }: typeof change extends fc.Arbitrary<infer T> ? T : never) {
    const found = await rows.findOrder(idOf(which));
    if (found === null) return;
    const legal = nextStatuses(found.status);
    const status = legal[next % Math.max(legal.length, 1)];
    const at = new Date(Date.parse(found.updated_at) + minutes * 60_000).toISOString();
    const changes: OrderChanges = {
      updated_at: at,
      ...(status !== undefined && { status }),
      ...(status === 'CANCELLED' && { cancellation_reason: reasons[(edit?.reason ?? 0) % reasons.length] ?? null }),
      ...(edit && { delivery_fee_minor: edit.fee, amount_minor: edit.amount }),
    };
    const history = status === undefined ? [] : [entry(status, at)];
    await rows.changeOrder(found.order_id, found.version, changes, history, orderEvent());
  }

  async function perform(one: Step): Promise<void> {
    switch (one.kind) {
      case 'place':
        return place(one.made);
      case 'change':
        return alter(one.made);
      case 'join':
        await pool.query(
          "update orders set vendor_id = 'd002', family_id = 'demo', guest_id = null where order_id = $1",
          [idOf(one.which)],
        );
        return;
      case 'delete':
        await pool.query('delete from orders where order_id = $1', [idOf(one.which)]);
        return;
      case 'crash':
        await new PostgresNumbers(watchedPool(pool, killAt(one.after)), zone).countAny(50).catch(() => false);
        return;
      case 'read':
        await numbers.count(scopes[one.scope] ?? { familyId: 'demo' }, period, 10);
    }
  }

  it('equal a recount after any changes, simultaneous counts and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (groups) => {
        await empty();
        placedSoFar = 0;
        for (const group of groups) {
          await Promise.all(group.map(perform));
          const scope = scopes[placedSoFar % scopes.length] ?? { familyId: 'demo' };
          expect(await numbers.count(scope, period, 1e9)).toBe(true);
          expect(await figuresOf(scope)).toEqual(await recounted(scope));
        }
        expect(await numbers.countAny(1e9)).toBe(true);
        for (const scope of scopes) expect(await figuresOf(scope)).toEqual(await recounted(scope));
        expect((await pool.query('select from uncounted_orders')).rowCount).toBe(0);
      }),
      { numRuns: 20 },
    );
  }, 300_000);

  async function figuresOf(scope: NumbersScope) {
    const days = await numbers.byDay(scope, period);
    const byVendor = await numbers.byVendor(scope, period);
    return {
      days: days.map(({ day, ...figures }) => [day, figures]),
      vendors: Object.fromEntries(byVendor),
      reasons: Object.fromEntries(
        (await numbers.byReason(scope, period)).map(({ reason, orders }) => [reason, orders]),
      ),
      hours: (await numbers.byHourOfWeek(scope, period))
        .map(({ weekday, hour, orders }) => `${weekday} ${hour}: ${orders}`)
        .toSorted(),
    };
  }

  /** The same from all orders, without the table of the numbers. */
  async function recounted(scope: NumbersScope) {
    const stored = await rows.listOrders({
      scope: 'familyId' in scope ? scope : { vendorIds: [scope.vendorId] },
      count: 10_000,
    });
    const counted = countOrders(
      stored
        .map(recordOf)
        .flatMap((record): CountedOrder[] =>
          record.guestId === null
            ? [{ ...record, fee: record.fee.total, cancelReason: record.cancellation?.reason ?? null }]
            : [],
        ),
      zone,
    );
    const sumBy = (key: (one: DayNumbers) => string) =>
      [...Map.groupBy(counted, key)].map(([of, all]) => [of, addFigures(all.map(({ figures }) => figures))] as const);
    const reasonCounts: Record<string, number> = {};
    const hourCounts: Record<string, number> = {};
    for (const { day, hours, reasons: ofDay } of counted) {
      for (const [reason, count] of Object.entries(ofDay)) reasonCounts[reason] = (reasonCounts[reason] ?? 0) + count;
      for (const [hour, count] of hours.entries()) {
        const bucket = `${weekdayOf(day)} ${hour}`;
        if (count > 0) hourCounts[bucket] = (hourCounts[bucket] ?? 0) + count;
      }
    }
    return {
      days: sumBy(({ day }) => day).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      vendors: Object.fromEntries(sumBy(({ vendorId }) => vendorId)),
      reasons: reasonCounts,
      hours: Object.entries(hourCounts)
        .map(([bucket, orders]) => `${bucket}: ${orders}`)
        .toSorted(),
    };
  }
});

const killAt = (last: number) => (query: number) => {
  if (query === last) throw new Error('killed');
};
