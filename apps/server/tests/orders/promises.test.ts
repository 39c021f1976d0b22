import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation } from '@riderbell/contract/shapes/quote.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportAll, statusEvent } from '../fleet/fleet-reports.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { door, otherDoor, placeOrder, quotedRequest, readOrder } from './order-requests.ts';

const minute = 60_000;
let server: TestingServer;
beforeEach(async () => {
  server = await startTestingServer();
});
afterEach(() => server.stop());

/** Signs in each time, because sessions expire when the clock is advanced. */
async function estimate(vendorId = 'd001'): Promise<Estimation> {
  const body = { vendor_id: vendorId, destination: door };
  return (await server.client.answer(calls.estimateDelivery, { body }, { as: await server.signIn() })).result;
}

function promiseOf({ promise }: Pick<Order, 'promise'>): NonNullable<Order['promise']> {
  if (promise === undefined) throw new Error('nothing was promised');
  return promise;
}

/** Creates orders and lets the fleet deliver them immediately. */
async function deliverOrders(count: number): Promise<void> {
  const orders = await Promise.all(Array.from({ length: count }, () => placeOrder(server)));
  await Promise.all(orders.map(({ order_id: id }) => reportAll(server, id, ['PICKED_UP', 'DELIVERED'])));
}

describe('the promise of an order', () => {
  it('is a range around the estimate, offered before the order and fixed with it', async () => {
    const offered = promiseOf(await estimate());
    const order = await placeOrder(server);
    expect(order.promise).toEqual({ from: offered.from, to: offered.to });
    expect(Date.parse(offered.from)).toBeLessThanOrEqual(Date.parse(order.estimation.drop_off_at ?? ''));
    expect(Date.parse(offered.to)).toBeGreaterThan(Date.parse(order.estimation.drop_off_at ?? ''));
    expect(await readOrder(server, order.order_id)).toMatchObject({ promise: order.promise });
  });

  it('does not change when the rider is late, and is marked as broken afterwards', async () => {
    const order = await placeOrder(server);
    const { to } = promiseOf(order);
    const late = Date.parse(to) + 20 * minute;
    await server.server.fleet.receive(statusEvent(order.order_id, 1, 'PICKED_UP', { dropOffAt: late }));
    expect(await readOrder(server, order.order_id)).toMatchObject({
      estimation: { drop_off_at: new Date(late).toISOString() },
      promise: order.promise,
    });
    server.clock.advance(late - server.clock.now());
    await server.server.fleet.receive(statusEvent(order.order_id, 2, 'DELIVERED'));
    const query = { vendorId: 'd001', orderId: order.order_id };
    const { result } = await server.client.answer(calls.getOrder, { query }, { as: await server.signIn() });
    expect(result.promise).toEqual({ ...order.promise, kept: false });
  });

  it('is kept when the rider arrives in time, and broken when the order is returned', async () => {
    const [arrived, returned] = [await placeOrder(server), await placeOrder(server)];
    await reportAll(server, arrived.order_id, ['PICKED_UP', 'DELIVERED']);
    await reportAll(server, returned.order_id, ['PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);
    expect(promiseOf(await readOrder(server, arrived.order_id)).kept).toBe(true);
    expect(promiseOf(await readOrder(server, returned.order_id)).kept).toBe(false);
  });

  it('moves with the drop-off when the merchant changes it', async () => {
    const as = await server.demo();
    const order = await placeOrder(server);
    const { delivery_fee, signature, customer } = await quotedRequest(server, as, { destination: otherDoor });
    const body = {
      vendor_id: 'd001',
      payment_method: 'CASH_ON_DELIVERY',
      amount: 265,
      item_details: '2 iced lattes',
      location: { ...customer.location, ...otherDoor },
      delivery_fee,
      signature,
    };
    const edit = { params: { id: order.order_id }, body };
    const { result } = await server.client.answer(calls.updateOrder, edit, { as });
    const moved = Date.parse(result.estimation.drop_off_at ?? '') - Date.parse(order.estimation.drop_off_at ?? '');
    expect(moved).not.toBe(0);
    expect(Date.parse(promiseOf(result).to) - Date.parse(promiseOf(order).to)).toBeGreaterThanOrEqual(moved);
    expect(Date.parse(promiseOf(result).from) - Date.parse(promiseOf(order).from)).toBeLessThanOrEqual(moved);
  });
});

describe('the record of kept promises', () => {
  it('is shown for the outlet with its true counts, once there are enough', async () => {
    await deliverOrders(8);
    const returned = await placeOrder(server);
    const statuses = ['PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const;
    await reportAll(server, returned.order_id, statuses);
    // A repeated outcome counts once, and a cancelled order does not count.
    await reportAll(server, returned.order_id, statuses);
    const { order_id: cancelled } = await placeOrder(server);
    const body = { vendor_id: 'd001', order_id: cancelled, reason: 'closed' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    expect((await estimate()).promise).not.toHaveProperty('kept_of');
    await deliverOrders(1);
    // The record is cached for a minute, including its last millisecond.
    server.clock.advance(minute + 1);
    expect(promiseOf(await estimate())).toMatchObject({ kept_of: { kept: 9, of: 10 } });
    expect((await estimate('d002')).promise).not.toHaveProperty('kept_of');
  });

  it('makes the range as wide as the arrivals were', async () => {
    const usual = promiseOf(await estimate());
    const orders = await Promise.all(Array.from({ length: 10 }, () => placeOrder(server)));
    const [first] = orders;
    server.clock.advance(Date.parse(first?.estimation.drop_off_at ?? '') + 40 * minute - server.clock.now());
    await Promise.all(orders.map(({ order_id: id }) => reportAll(server, id, ['PICKED_UP', 'DELIVERED'])));
    server.clock.advance(minute + 1);
    const learned = promiseOf(await estimate());
    expect(learned).toMatchObject({ kept_of: { kept: 0, of: 10 } });
    const width = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);
    expect(width(learned)).toBeGreaterThan(width(usual));
    expect(Date.parse(learned.to)).toBeGreaterThanOrEqual(server.clock.now() + 40 * minute);
  });

  it('never lets the range begin before a rider could arrive, however early earlier riders were', async () => {
    await deliverOrders(20);
    server.clock.advance(minute + 1);
    const offered = await estimate();
    const order = await placeOrder(server);
    // The ride comes after the collection.
    expect(Date.parse(promiseOf(offered).from)).toBeGreaterThan(Date.parse(offered.pick_up_at));
    expect(Date.parse(promiseOf(order).from)).toBeGreaterThan(Date.parse(order.estimation.pick_up_at ?? ''));
  });
});
