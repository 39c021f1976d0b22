import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testingData, type TestingData } from '../testing-database.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { dispatchedOrder, placeOrder, readOrder } from './order-requests.ts';

const hour = 3_600_000;
const minute = 60_000;
let data: TestingData;
let server: TestingServer;

beforeEach(async () => {
  data = await testingData();
  server = await startTestingServer({ data });
});
afterEach(async () => {
  await server.stop();
  await data.remove();
});

const dispatched = (): string[] => server.fleet.dispatched.map(({ orderId }) => orderId);
/** Edits the items of an order. */
async function editItems(order: Order): Promise<Order> {
  const body = {
    vendor_id: order.vendor_id,
    payment_method: 'CASH_ON_DELIVERY' as const,
    amount: 1,
    item_details: 'one espresso instead',
    location: { ...order.customer.location },
    delivery_fee: order.delivery_fee,
    updated_at: order.updated_at,
  };
  const request = { params: { id: order.order_id }, body };
  return (await server.client.answer(calls.updateOrder, request, { as: await server.demo() })).result;
}

const inTwoHours = (): number => Math.floor((server.clock.now() + 2 * hour) / 1000);

describe('a scheduled order', () => {
  it('is handed to the fleet when its rider has to set out, and not before', async () => {
    const preorderedFor = inTwoHours();
    const { order_id: id, status } = await placeOrder(server, { preorderedFor });
    expect(status).toBe('RECEIVED');
    server.clock.advance(10 * minute);
    // A newer order is handed over meanwhile.
    await dispatchedOrder(server);
    expect((await readOrder(server, id)).status).toBe('RECEIVED');
    server.clock.advance(2 * hour - 25 * minute);
    await expect.poll(dispatched, { timeout: 15_000 }).toContain(id);
    expect(server.fleet.dispatched.at(-1)).toMatchObject({ orderId: id, preorderedFor });
  });

  it('records an edit in its history, which the recipient’s page does not show', async () => {
    const order = await placeOrder(server, { preorderedFor: inTwoHours() });
    server.clock.advance(minute);
    const { status, status_history: history } = await editItems(order);
    expect(status).toBe('RECEIVED');
    expect(history.slice(order.status_history.length)).toEqual([
      { status: 'RECEIVED', created_at: server.clock.iso(0), by: 'vendor', reason: 'edited:items,amount' },
    ]);
    expect((await readOrder(server, order.order_id)).status_history).toEqual(history);
    const params = { orderId: order.order_id };
    const { result: tracked } = await server.client.answer(calls.getTrackedOrder, { params });
    expect(tracked.status_history).toHaveLength(order.status_history.length);
  });

  it('is handed to the fleet at its time even if the server was stopped in between', async () => {
    const { order_id: id } = await placeOrder(server, { preorderedFor: inTwoHours() });
    const later = server.clock.iso(2 * hour - 15 * minute);
    await server.stop();
    server = await startTestingServer({ data, startAt: later });
    await expect.poll(dispatched, { timeout: 15_000 }).toEqual([id]);
    expect((await readOrder(server, id)).status).toBe('WAITING_FOR_TRANSPORT');
  });

  it('is not handed over after a cancellation, and is handed over as edited after an edit', async () => {
    const preorderedFor = inTwoHours();
    const cancelled = await placeOrder(server, { preorderedFor });
    const edited = await placeOrder(server, { preorderedFor });
    const body = { vendor_id: 'd001', order_id: cancelled.order_id, reason: 'closed' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    expect((await editItems(edited)).status).toBe('RECEIVED');
    server.clock.advance(2 * hour - 15 * minute);
    await expect.poll(dispatched, { timeout: 15_000 }).toContain(edited.order_id);
    expect(server.fleet.dispatched.at(-1)).toMatchObject({ revision: 2, description: 'one espresso instead' });
    expect(dispatched()).not.toContain(cancelled.order_id);
  });

  it('is sent to the fleet again when it is edited between its release and its time', async () => {
    const preorderedFor = Math.floor((server.clock.now() + 20 * minute) / 1000);
    const { order_id: id } = await placeOrder(server, { preorderedFor });
    server.clock.advance(12 * minute);
    await expect.poll(dispatched, { timeout: 15_000 }).toEqual([id]);
    await editItems(await readOrder(server, id));
    await expect.poll(dispatched, { timeout: 15_000 }).toEqual([id, id]);
    expect(server.fleet.dispatched.at(-1)).toMatchObject({ revision: 2, description: 'one espresso instead' });
    await expect.poll(async () => (await readOrder(server, id)).status).toBe('WAITING_FOR_TRANSPORT');
  });
});
