import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { guestOrder } from '../guests/guest-orders.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';
import { dispatchedOrder, placeOrder } from './order-requests.ts';

let server: TestingServer;
/** Delivered for cash, delivered and paid online, waiting at d001, collected with pay at pickup at a-001, and cancelled. */
let delivered: Order, paid: Order, waiting: Order, collected: Order, cancelled: Order;
beforeAll(async () => {
  const startAt = '2026-11-21T04:00:00Z';
  server = await startTestingServer({
    startAt,
    demo: { world: { ...demoWorld(Date.parse(startAt)), orders: [] } },
    overrides: { flags: fixedFlags({ guest_checkout: true, 'pay-at-pickup': true }) },
  });
  delivered = await dispatchedOrder(server);
  paid = await dispatchedOrder(server, { paymentMethod: 'PAID' });
  collected = await dispatchedOrder(server, { vendorId: 'a-001', paymentMethod: 'PAY_AT_PICKUP' });
  cancelled = await dispatchedOrder(server);
  server.clock.advance(1000);
  waiting = await placeOrder(server);
  for (const { order_id: id } of [delivered, paid]) await reportAll(server, id, ['PICKED_UP', 'DELIVERED']);
  await reportAll(server, collected.order_id, ['PICKED_UP']);
  const body = { vendor_id: 'd001', order_id: cancelled.order_id, reason: 'mistake-error' as const };
  await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
});
afterAll(() => server.stop());

type Query = NonNullable<CallRequest<typeof calls.totalOrders>['query']>;

async function totals(query: Query = {}, id = 'd001', as?: Session | string) {
  const session = as ?? (await server.demo());
  return (await server.client.answer(calls.totalOrders, { params: { id }, query }, { as: session })).result;
}

async function refusal(query: Query, id = 'd001', as?: Session | string) {
  const session = as ?? (await server.demo());
  return server.client.refusal(calls.totalOrders, { params: { id }, query }, { as: session });
}

const none = { orders: 0, currency: 'THB', delivery_fees: 0, cash_collected: 0, cash_paid_at_pickup: 0 };

describeCall('totalOrders', () => server, {
  answers: async () => {
    expect(await totals()).toEqual({
      orders: 4,
      currency: 'THB',
      delivery_fees: delivered.delivery_fee + paid.delivery_fee + waiting.delivery_fee,
      cash_collected: 265,
      cash_paid_at_pickup: 0,
    });
  },
  'vendor.not-found': async () => {
    expect(await refusal({}, 'othr')).toEqual(['vendor.not-found']);
    expect(await refusal({}, 'd001', await server.other())).toEqual(['vendor.not-found']);
  },
  'order.period-reversed': async () => {
    expect(await refusal({ from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' })).toEqual([
      'order.period-reversed',
    ]);
  },
  'order.period-too-long': async () => {
    expect(await refusal({ from: '2026-01-01T00:00:00Z', to: '2026-11-01T00:00:00Z' })).toEqual([
      'order.period-too-long',
    ]);
  },
  'order.customer-phone-wrong': async () => {
    const as = await guestToken(server);
    expect(await refusal({ customer_phone_number: '12' }, 'guest', as)).toEqual(['order.customer-phone-wrong']);
  },
});

describe('the totals of orders', () => {
  it('have the same filters as the list', async () => {
    const fees = async (query: Query, id?: string) => {
      const { orders, delivery_fees: fee } = await totals(query, id);
      return [orders, fee];
    };
    expect(await fees({ from: server.clock.iso() })).toEqual([1, waiting.delivery_fee]);
    expect(await fees({ to: server.clock.iso(-1000) })).toEqual([3, delivered.delivery_fee + paid.delivery_fee]);
    expect(await fees({ status: 'CANCELLED' })).toEqual([1, 0]);
    expect(await fees({ status: 'DELIVERED' })).toEqual([2, delivered.delivery_fee + paid.delivery_fee]);
    expect(await fees({ search: paid.order_id })).toEqual([1, paid.delivery_fee]);
    expect(await fees({ search: 'SOMSRI', scheduled: 'false' })).toEqual(await fees({}));
    expect(await fees({ customer_phone_number: '0812345678' })).toEqual(await fees({}));
    expect(await fees({ customer_phone_number: '0812345678', search: '+66899999999' })).toEqual([0, 0]);
  });

  it('include the outlets of a parent on request', async () => {
    expect(await totals({}, 'demo')).toEqual(none);
    expect(await totals({ include_outlets: 'true' }, 'demo')).toMatchObject({
      orders: 5,
      cash_collected: 265,
      cash_paid_at_pickup: 265,
    });
    expect(await totals({ include_outlets: 'true' })).toMatchObject({ orders: 4 });
  });

  it('are those of the guest’s own orders only', async () => {
    const [one, other] = [await guestToken(server), await guestToken(server)];
    const { delivery_fee: fee } = await guestOrder(server, one);
    expect(await totals({}, 'guest', one)).toMatchObject({ orders: 1, delivery_fees: fee });
    expect(await totals({}, 'guest', other)).toEqual(none);
  });

  it('equal what the pages of the list add up to', async () => {
    const query = { include_outlets: 'true' } as const;
    const as = await server.demo();
    const listed: Order[] = [];
    for (let key: string | null | undefined; key !== null;) {
      const page: { result: { data: Order[]; pagination_key: string | null } } = await server.client.answer(
        calls.listOrders,
        {
          params: { id: 'demo' },
          query: { ...query, count: '2', ...(key === undefined ? {} : { pagination_key: key }) },
        },
        { as },
      );
      listed.push(...page.result.data);
      key = page.result.pagination_key;
    }
    const uncancelled = listed.filter(({ status }) => status !== 'CANCELLED');
    expect(await totals(query, 'demo')).toMatchObject({
      orders: listed.length,
      delivery_fees: uncancelled.reduce((sum, { delivery_fee: fee }) => sum + fee, 0),
    });
  });
});
