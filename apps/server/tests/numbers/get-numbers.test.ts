import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { localTimeOf } from '@riderbell/domain/countries/local-time.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, orderUntil } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const startAt = '2026-11-21T04:00:00Z';
const zone = 'Asia/Bangkok';
/** The days of the demo's orders. */
const days = { from: '2026-11-13', to: '2026-11-21' };

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ startAt, demo: { world: demoWorld(Date.parse(startAt), 'TH') } });
});
afterAll(() => server.stop());

type Query = NonNullable<CallRequest<typeof calls.getNumbers>['query']>;

async function read(query: Partial<Query> = {}, id = 'demo'): Promise<Numbers> {
  const request = { params: { id }, query: { ...days, ...query } };
  return (await server.client.answer(calls.getNumbers, request, { as: await server.demo() })).result;
}

const refusals = async (query: Query, id = 'demo', as = server.demo()) =>
  server.client.refusal(calls.getNumbers, { params: { id }, query }, { as: await as });

async function ordersOf(id: string, withOutlets: boolean): Promise<Order[]> {
  const query = { count: '200', include_outlets: withOutlets ? 'true' : 'false' } as const;
  return (await server.client.answer(calls.listOrders, { params: { id }, query }, { as: await server.demo() })).result
    .data;
}

const sum = (values: readonly number[]) => Number(values.reduce((total, value) => total + value, 0).toFixed(2));

describeCall('getNumbers', () => server, {
  answers: async () => {
    const { totals, ...numbers } = await read({ include_outlets: 'true' });
    const { result } = await server.client.answer(
      calls.totalOrders,
      { params: { id: 'demo' }, query: { include_outlets: 'true' } },
      { as: await server.demo() },
    );
    const { currency: _, ...ofHistory } = result;
    expect(totals).toMatchObject(ofHistory);
    const statuses = (await ordersOf('demo', true)).map(({ status }) => status);
    const countOf = (status: string) => statuses.filter((one) => one === status).length;
    expect(totals).toMatchObject({ delivered: countOf('DELIVERED'), cancelled: countOf('CANCELLED'), returned: 0 });
    expect(totals.orders).toBeGreaterThan(20);
    expect(numbers).toMatchObject({ ...days, week_starts_on: 7, still_counting: false, hours_of_week: [] });
    expect(sum(numbers.cancel_reasons.map((one) => one.orders))).toBe(totals.cancelled);
  },
  'vendor.not-found': async () => {
    expect(await refusals(days, 'othr')).toEqual(['vendor.not-found']);
    expect(await refusals(days, 'nobody')).toEqual(['vendor.not-found']);
    expect(await refusals(days, 'd001', server.other())).toEqual(['vendor.not-found']);
  },
  'order.period-reversed': async () => {
    expect(await refusals({ from: '2026-11-21', to: '2026-11-20' })).toEqual(['order.period-reversed']);
  },
  'order.period-too-long': async () => {
    const as = await server.demo();
    const ask = (from: string) =>
      server.client.call(calls.getNumbers, { params: { id: 'demo' }, query: { from, to: '2026-11-21' } }, { as });
    expect(await ask('2026-08-21')).toMatchObject({
      codes: ['order.period-too-long'],
      error: { errors: [{ meta: { field: 'from', values: { maximum: 92 } } }] },
    });
    expect(await ask('2026-08-22')).toMatchObject({ ok: true });
  },
});

describe('the numbers', () => {
  it('refuse a day that does not exist', async () => {
    for (const from of ['2026-02-30', '2026-11', '0000-01-01', "2026-11-01' or 1=1", '2026-11-01T00:00:00Z']) {
      expect(await refusals({ from, to: '2026-11-21' })).toEqual(['request.invalid']);
    }
  });

  it('are those of the vendor alone without its outlets', async () => {
    const own = await ordersOf('d001', false);
    expect((await read({}, 'd001')).totals.orders).toBe(own.length);
    expect((await read({}, 'd001')).outlets).toEqual([]);
  });

  it('have every day, and every week from the first day of the country’s week', async () => {
    const byDay = await read({ include_outlets: 'true' });
    expect(byDay.series.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
      ['2026-11-13', '2026-11-13'],
      ['2026-11-14', '2026-11-14'],
    ]);
    expect(byDay.series).toHaveLength(9);
    const byWeek = await read({ include_outlets: 'true', by: 'week' });
    expect(byWeek.series.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-13', '2026-11-14'],
      ['2026-11-15', '2026-11-21'],
    ]);
    for (const { series, totals } of [byDay, byWeek]) {
      expect(sum(series.map(({ orders }) => orders))).toBe(totals.orders);
      expect(sum(series.map(({ delivery_fees: fees }) => fees))).toBe(totals.delivery_fees);
    }
  });

  it('have the orders of each hour of the week', async () => {
    const { hours_of_week: hours, series } = await read({ include_outlets: 'true', by: 'hour-of-week' });
    expect(series).toEqual([]);
    expect(hours).toHaveLength(168);
    expect(hours[0]).toMatchObject({ weekday: 7, hour: 0 });
    expect(hours[25]).toMatchObject({ weekday: 1, hour: 1 });
    const orders = await ordersOf('demo', true);
    for (const { weekday, hour, orders: count } of hours) {
      const requested = orders.filter(({ created_at: at }) => {
        const { year, month, day, hour: of } = localTimeOf(Date.parse(at), zone);
        return of === hour && (new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7) === weekday;
      });
      expect(count).toBe(requested.length);
    }
  });

  it('compare with the days before, and each outlet adds up', async () => {
    const numbers = await read({ from: '2026-11-17', to: '2026-11-20', include_outlets: 'true' });
    const before = await read({ from: '2026-11-13', to: '2026-11-16', include_outlets: 'true' });
    expect(numbers.previous).toEqual({
      from: '2026-11-13',
      to: '2026-11-16',
      totals: before.totals,
      cancel_reasons: before.cancel_reasons,
    });
    expect(numbers.outlets.map((outlet) => outlet.vendor_id)).toEqual(['demo', 'a-001', 'd001', 'd002', 'd003']);
    expect(sum(numbers.outlets.map(({ totals }) => totals.orders))).toBe(numbers.totals.orders);
    expect(sum(numbers.outlets.map(({ previous }) => previous.delivery_fees))).toBe(before.totals.delivery_fees);
  });

  it('have each change of an order at once', async () => {
    const before = await read({}, 'd002');
    const { order_id: orderId } = await dispatchedOrder(server, { vendorId: 'd002' });
    expect((await read({}, 'd002')).totals.orders).toBe(before.totals.orders + 1);
    await orderUntil(server, orderId, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    server.clock.advance(6 * 60_000);
    await reportAll(server, orderId, ['NEAR_VENDOR', 'PICKED_UP']);
    server.clock.advance(4 * 60_000);
    await reportAll(server, orderId, ['DELIVERED'], 3);
    const { totals } = await read({}, 'd002');
    expect(totals).toMatchObject({
      delivered: before.totals.delivered + 1,
      promised: before.totals.promised + 1,
      riders_arrived: before.totals.riders_arrived + 1,
      to_rider_seconds: before.totals.to_rider_seconds + 360,
      to_door_seconds: before.totals.to_door_seconds + 600,
      cash_collected: before.totals.cash_collected + 265,
    });
  });
});
