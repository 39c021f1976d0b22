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

/** A sign-in of its own, because one ends while the clock is turned on. */
async function estimate(vendorId = 'd001'): Promise<Estimation> {
  const body = { vendor_id: vendorId, destination: door };
  return (await server.client.answer(calls.estimateDelivery, { body }, { as: await server.signIn() })).result;
}

function promiseOf({ promise }: Pick<Order, 'promise'>): NonNullable<Order['promise']> {
  if (promise === undefined) throw new Error('nothing was promised');
  return promise;
}

/** Orders that the fleet delivers at this instant. */
async function delivered(count: number): Promise<void> {
  const orders = await Promise.all(Array.from({ length: count }, () => placeOrder(server)));
  await Promise.all(orders.map(({ order_id: id }) => reportAll(server, id, ['PICKED_UP', 'DELIVERED'])));
}

describe('the promise of an order', () => {
  it('is a range around its estimate, offered before and fixed with the order', async () => {
    const offered = promiseOf(await estimate());
    const order = await placeOrder(server);
    expect(order.promise).toEqual({ from: offered.from, to: offered.to });
    expect(Date.parse(offered.from)).toBeLessThanOrEqual(Date.parse(order.estimation.drop_off_at ?? ''));
    expect(Date.parse(offered.to)).toBeGreaterThan(Date.parse(order.estimation.drop_off_at ?? ''));
    expect(await readOrder(server, order.order_id)).toMatchObject({ promise: order.promise });
  });

  it('is not moved by a rider who is late, and says afterwards that it was not kept', async () => {
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

  it('is kept by who arrives in time, and not by who brings the order back', async () => {
    const [arrived, returned] = [await placeOrder(server), await placeOrder(server)];
    await reportAll(server, arrived.order_id, ['PICKED_UP', 'DELIVERED']);
    await reportAll(server, returned.order_id, ['PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);
    expect(promiseOf(await readOrder(server, arrived.order_id)).kept).toBe(true);
    expect(promiseOf(await readOrder(server, returned.order_id)).kept).toBe(false);
  });

  it('moves with the door when the merchant sends the rider elsewhere', async () => {
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

describe('how often promises were kept', () => {
  it('is told of this outlet with its true counts, once there are enough to say', async () => {
    await delivered(8);
    const returned = await placeOrder(server);
    const statuses = ['PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const;
    await reportAll(server, returned.order_id, statuses);
    // What comes again counts once, and what was cancelled not at all.
    await reportAll(server, returned.order_id, statuses);
    const { order_id: cancelled } = await placeOrder(server);
    const body = { vendor_id: 'd001', order_id: cancelled, reason: 'closed' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    expect((await estimate()).promise).not.toHaveProperty('kept_of');
    await delivered(1);
    // An order goes by what was known a minute ago at most.
    server.clock.advance(minute);
    expect(promiseOf(await estimate())).toMatchObject({ kept_of: { kept: 9, of: 10 } });
    expect((await estimate('d002')).promise).not.toHaveProperty('kept_of');
  });

  it('makes the range as wide as the arrivals were', async () => {
    const usual = promiseOf(await estimate());
    const orders = await Promise.all(Array.from({ length: 10 }, () => placeOrder(server)));
    const [first] = orders;
    server.clock.advance(Date.parse(first?.estimation.drop_off_at ?? '') + 40 * minute - server.clock.now());
    await Promise.all(orders.map(({ order_id: id }) => reportAll(server, id, ['PICKED_UP', 'DELIVERED'])));
    server.clock.advance(minute);
    const learned = promiseOf(await estimate());
    expect(learned).toMatchObject({ kept_of: { kept: 0, of: 10 } });
    const width = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);
    expect(width(learned)).toBeGreaterThan(width(usual));
    expect(Date.parse(learned.to)).toBeGreaterThanOrEqual(server.clock.now() + 40 * minute);
  });

  it('never lets the range begin before a rider could be at the door, however early they were', async () => {
    await delivered(20);
    server.clock.advance(minute);
    const offered = await estimate();
    const order = await placeOrder(server);
    // After the collection there is a ride.
    expect(Date.parse(promiseOf(offered).from)).toBeGreaterThan(Date.parse(offered.pick_up_at));
    expect(Date.parse(promiseOf(order).from)).toBeGreaterThan(Date.parse(order.estimation.pick_up_at ?? ''));
  });
});
