import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../accounts/testing-accounts.ts';
import { rider, statusEvent } from '../fleet/fleet-reports.ts';
import { placeOrder, readOrder } from '../orders/order-requests.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { LiveSocket } from '../testing-live.ts';
import { mailTo } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

/** The processes share a PostgreSQL server, since the embedded database accepts only one process (vitest.config.ts). */
describe('three processes with one role each', () => {
  let data: TestingData;
  let web: TestingServer;
  let live: TestingServer;
  let worker: TestingServer;

  beforeAll(async () => {
    data = await testingData();
    // Without notifications the processes read the log only once a minute, too late for these tests.
    const start = (ROLES: string) =>
      startTestingServer({
        data,
        settings: { ROLES, PUBLIC_URL: 'https://portal.riderbell.test' },
        overrides: { pollMilliseconds: 60_000 },
      });
    web = await start('web');
    live = await start('live');
    worker = await start('worker');
  });
  afterAll(async () => {
    await Promise.all([web.stop(), live.stop(), worker.stop()]);
    await data.remove();
  });

  it('pass an order from its request to the fleet and to the sockets', async () => {
    const session = await web.demo();
    const { result } = await web.client.answer(calls.createLiveTicket, { body: {} }, { as: session });
    const socket = await LiveSocket.open(live.address, result.ticket);
    await socket.subscribe('d001');
    const { order_id: orderId } = await placeOrder(web);
    const updates = () => socket.updates().filter(({ order }) => order.order_id === orderId);
    await socket.until(() => updates().some(({ order }) => order.status === 'WAITING_FOR_TRANSPORT'));
    expect((await readOrder(web, orderId)).status).toBe('WAITING_FOR_TRANSPORT');
    // The order gets its status before the fleet gets the order.
    await expect.poll(() => worker.fleet.dispatched.map((order) => order.orderId)).toEqual([orderId]);
    expect([web.fleet.dispatched, live.fleet.dispatched]).toEqual([[], []]);
    await socket.close();
  });

  it('pass events of the fleet to the sockets', async () => {
    const socket = await LiveSocket.open(live.address, (await web.demo()).accessToken);
    await socket.subscribe('d001');
    const { order_id: orderId } = await placeOrder(web);
    const now = () => socket.updates().findLast(({ order }) => order.order_id === orderId)?.order.status;
    await socket.until(() => now() === 'WAITING_FOR_TRANSPORT');
    await worker.server.fleet.receive(statusEvent(orderId, 1, 'ASSIGNED_TO_TRANSPORT'));
    await socket.until(() => now() === 'ASSIGNED_TO_TRANSPORT');
    expect((await readOrder(web, orderId)).rider?.name).toBe(rider.name);
    await socket.close();
  });

  it('send mails that the web process requested from the worker, with the portal’s address', async () => {
    const account = await openAccount(web, `owner-${Date.now()}@riderbell.test`);
    const { text } = await mailTo(web, account.email);
    expect(text).toContain('https://portal.riderbell.test');
  });

  it('close sockets in the live process when the web process ends their session', async () => {
    const session = await web.signIn();
    const socket = await LiveSocket.open(live.address, session.accessToken);
    await socket.subscribe('d001');
    await web.client.answer(calls.logout, { body: {} }, { as: session });
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(4401);
  });

  it('answer health checks, and refuse requests for another role', async () => {
    for (const { address } of [web, live, worker]) {
      for (const path of ['/healthz', '/readyz']) expect((await fetch(`${address}${path}`)).status).toBe(200);
    }
    for (const { address } of [live, worker]) {
      const answered = await fetch(`${address}${calls.listVendors.path}`);
      expect(answered.status).toBe(404);
      expect(await answered.json()).toMatchObject({ errors: [{ code: 'request.unknown-path' }] });
    }
    const { accessToken } = await web.demo();
    for (const { address } of [web, worker]) {
      await expect(LiveSocket.open(address, accessToken)).rejects.toThrow('refused with 404');
    }
  });
});
