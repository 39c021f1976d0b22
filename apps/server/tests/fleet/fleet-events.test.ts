import { proofPath } from '@riderbell/contract/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatchedOrder, placeOrder, readOrder } from '../orders/order-requests.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';
import { photo, proofEvent, reportAll, rider, statusEvent } from './fleet-reports.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { photoCleaner } from '../../src/adapters/photos/clean-photo.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const waiting = async (): Promise<string> => (await dispatchedOrder(server)).order_id;

const historyOf = async (orderId: string): Promise<string[]> =>
  (await readOrder(server, orderId)).status_history.slice(3).map(({ status }) => status);

describe('events of the fleet', () => {
  it('change the status of an order and set its rider and times', async () => {
    const id = await waiting();
    const at = server.clock.now();
    const arrivals = { pickUpAt: at + 60_000, dropOffAt: at + 600_000 };
    await server.server.fleet.receive(statusEvent(id, 1, 'COURIER_ACCEPTED_DELIVERY', arrivals));
    expect(await readOrder(server, id)).toMatchObject({
      status: 'COURIER_ACCEPTED_DELIVERY',
      rider: { id: rider.id, phone_number: rider.phoneNumber },
      estimation: { pick_up_at: server.clock.iso(60_000), drop_off_at: server.clock.iso(600_000) },
    });
  });

  it('can report what the vendor does while a rider is found or comes, and the rider’s progress continues from its last status', async () => {
    const id = await waiting();
    const statuses = [
      'RECEIVED_BY_VENDOR',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'ACCEPTED_BY_VENDOR',
      'NEAR_VENDOR',
    ] as const;
    expect(await reportAll(server, id, statuses)).toEqual(statuses.map(() => 'applied'));
    expect(await historyOf(id)).toEqual(statuses);
    expect(await reportAll(server, id, ['ACCEPTED_BY_VENDOR'], 6)).toEqual(['not-now']);
    const early = await waiting();
    await reportAll(server, early, ['COURIER_ACCEPTED_DELIVERY', 'ACCEPTED_BY_VENDOR']);
    expect(await reportAll(server, early, ['ASSIGNED_TO_TRANSPORT'], 3)).toEqual(['not-now']);
  });

  it('remove the expected times when they end an order', async () => {
    const id = await waiting();
    const at = server.clock.now();
    const arrivals = { pickUpAt: at + 60_000, dropOffAt: at + 600_000 };
    await server.server.fleet.receive(statusEvent(id, 1, 'PICKED_UP', arrivals));
    await server.server.fleet.receive(statusEvent(id, 2, 'DELIVERED'));
    expect((await readOrder(server, id)).estimation).toEqual({ pick_up_at: null, drop_off_at: null });
  });

  it('change nothing when they are repeated', async () => {
    const id = await waiting();
    const statuses = ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'] as const;
    expect(await reportAll(server, id, statuses)).toEqual(['applied', 'applied', 'applied']);
    const once = await readOrder(server, id);
    expect(await reportAll(server, id, statuses)).toEqual(['repeated', 'repeated', 'repeated']);
    expect(await readOrder(server, id)).toEqual(once);
  });

  it('never set an order back when they come late', async () => {
    const id = await waiting();
    await server.server.fleet.receive(statusEvent(id, 5, 'PICKED_UP'));
    await server.server.fleet.receive(statusEvent(id, 2, 'ASSIGNED_TO_TRANSPORT'));
    await server.server.fleet.receive(statusEvent(id, 3, 'DELAYED'));
    await server.server.fleet.receive(statusEvent(id, 6, 'DELIVERED'));
    expect(await historyOf(id)).toEqual(['PICKED_UP', 'DELIVERED']);
  });

  it('leave a legal history when they arrive all at once', async () => {
    const id = await waiting();
    const statuses = ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP'] as const;
    const events = statuses.map((status, index) => statusEvent(id, index + 1, status));
    await Promise.all([...events.toReversed(), ...events].map((event) => server.server.fleet.receive(event)));
    const history = await historyOf(id);
    expect(history.at(-1)).toBe('PICKED_UP');
    expect(history).toEqual(statuses.filter((status) => history.includes(status)));
  });

  it('are ignored for an unknown order', async () => {
    expect(await server.server.fleet.receive(statusEvent('d001-0000000000', 1, 'PICKED_UP'))).toBe('unknown-order');
    expect(await server.server.fleet.receive(proofEvent('d001-0000000000', 0))).toBe('unknown-order');
  });

  it('withdraw a cancelled order from the fleet again', async () => {
    const id = await waiting();
    const body = { vendor_id: 'd001', order_id: id, reason: 'mistake-error' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    await expect.poll(() => server.fleet.withdrawn).toContain(id);
    await server.server.fleet.receive(statusEvent(id, 1, 'ASSIGNED_TO_TRANSPORT'));
    expect(server.fleet.withdrawn.filter((orderId) => orderId === id)).toHaveLength(2);
    expect((await readOrder(server, id)).status).toBe('CANCELLED');
  });

  it('may give an order back, which then has no rider', async () => {
    const id = await waiting();
    await reportAll(server, id, ['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT']);
    expect(await readOrder(server, id)).toMatchObject({ status: 'WAITING_FOR_TRANSPORT', rider: null });
  });
});

describe('a fleet that fails', () => {
  it('is asked again until it accepts the order', async () => {
    server.fleet.failure = new Error('the fleet is down');
    const { order_id: id } = await placeOrder(server);
    await expect.poll(() => server.log(), { timeout: 15_000 }).toContain('the fleet is down');
    server.fleet.failure = null;
    // After a first failure, the job waits a second of the server's clock.
    server.clock.advance(1000);
    await expect.poll(() => server.fleet.dispatched.map(({ orderId }) => orderId), { timeout: 15_000 }).toContain(id);
  });
});

describe('a photo of a hand-over', () => {
  const read = (
    orderId: string,
    session: Session | null,
    kind: 'pickup' | 'delivery' = 'delivery',
  ): Promise<Response> =>
    fetch(new URL(proofPath(orderId, kind), server.address), {
      headers: session ? { authorization: `Bearer ${session.accessToken}` } : {},
    });

  it('is shown only to the merchant of the order', async () => {
    const id = await waiting();
    await reportAll(server, id, ['PICKED_UP']);
    expect(await server.server.fleet.receive(proofEvent(id, server.clock.now()))).toBe('applied');
    expect((await readOrder(server, id)).proofs).toEqual(['delivery']);
    const response = await read(id, await server.demo());
    expect(response.headers.get('content-type')).toBe('image/png');
    const cleaned = await photoCleaner()(photo, 'image/png');
    expect(cleaned.ok && Buffer.compare(cleaned.photo, Buffer.from(await response.arrayBuffer()))).toBe(0);
    const statuses = [
      await read(id, await server.other()),
      await read(id, null),
      await read(id, await server.demo(), 'pickup'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 401, 404]);
  });

  it('is stored once, however often it comes', async () => {
    const id = await waiting();
    const event = proofEvent(id, server.clock.now());
    const all = await Promise.all([event, event, event].map((same) => server.server.fleet.receive(same)));
    expect(all.toSorted()).toEqual(['applied', 'repeated', 'repeated']);
    expect((await readOrder(server, id)).proofs).toEqual(['delivery']);
  });

  it('must be a file of its stated type', async () => {
    const id = await waiting();
    const script = new TextEncoder().encode('<svg onload="alert(1)"/>');
    expect(await server.server.fleet.receive(proofEvent(id, 0, { photo: script }))).toBe('no-photo');
    expect((await readOrder(server, id)).proofs).toEqual([]);
  });

  it('is deleted after seven days', async () => {
    const id = await waiting();
    await server.server.fleet.receive(proofEvent(id, server.clock.now()));
    server.clock.advance(7 * 86_400_000);
    const session = await server.signIn();
    expect((await read(id, session)).status).toBe(404);
    const query = { vendorId: 'd001', orderId: id };
    const { result } = await server.client.answer(calls.getOrder, { query }, { as: session });
    expect(result.proofs).toEqual([]);
  });
});
