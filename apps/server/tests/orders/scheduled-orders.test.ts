import { calls } from '@riderbell/contract/calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testingData, type TestingData } from '../testing-database.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { dispatchedOrder, placeOrder, quotedRequest, readOrder } from './order-requests.ts';

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
const inTwoHours = (): number => Math.floor((server.clock.now() + 2 * hour) / 1000);

describe('a scheduled order', () => {
  it('goes to the fleet when its rider has to set out, and not before', async () => {
    const preorderedFor = inTwoHours();
    const { order_id: id, status } = await placeOrder(server, { preorderedFor });
    expect(status).toBe('RECEIVED');
    server.clock.advance(10 * minute);
    // One that came later is handed over meanwhile.
    await dispatchedOrder(server);
    expect((await readOrder(server, id)).status).toBe('RECEIVED');
    server.clock.advance(2 * hour - 25 * minute);
    await expect.poll(dispatched, { timeout: 15_000 }).toContain(id);
    expect(server.fleet.dispatched.at(-1)).toMatchObject({ orderId: id, preorderedFor });
  });

  it('goes to the fleet in its time although the server was stopped in between', async () => {
    const { order_id: id } = await placeOrder(server, { preorderedFor: inTwoHours() });
    const later = server.clock.iso(2 * hour - 15 * minute);
    await server.stop();
    server = await startTestingServer({ data, startAt: later });
    await expect.poll(dispatched, { timeout: 15_000 }).toEqual([id]);
    expect((await readOrder(server, id)).status).toBe('WAITING_FOR_TRANSPORT');
  });

  it('that was cancelled or edited before goes as it is by then, or not at all', async () => {
    const preorderedFor = inTwoHours();
    const as = await server.demo();
    const cancelled = await placeOrder(server, { preorderedFor });
    const edited = await placeOrder(server, { preorderedFor });
    const body = { vendor_id: 'd001', order_id: cancelled.order_id, reason: 'closed' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as });
    const request = await quotedRequest(server, as);
    const { result } = await server.client.answer(
      calls.updateOrder,
      {
        params: { id: edited.order_id },
        body: {
          vendor_id: 'd001',
          payment_method: 'CASH_ON_DELIVERY',
          amount: 1,
          item_details: 'one espresso instead',
          location: { ...edited.customer.location },
          delivery_fee: request.delivery_fee,
          updated_at: edited.updated_at,
        },
      },
      { as },
    );
    expect(result.status).toBe('RECEIVED');
    server.clock.advance(2 * hour - 15 * minute);
    await expect.poll(dispatched, { timeout: 15_000 }).toContain(edited.order_id);
    expect(server.fleet.dispatched.at(-1)).toMatchObject({ revision: 2, description: 'one espresso instead' });
    expect(dispatched()).not.toContain(cancelled.order_id);
  });
});
