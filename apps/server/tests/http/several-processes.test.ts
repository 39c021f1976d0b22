import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../src/features/accounts/attempts.ts';
import { orderUntil, placeOrder } from '../orders/order-requests.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { LiveSocket } from '../testing-live.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { openAccount } from '../accounts/testing-accounts.ts';
import { mailsOf, mailTo, settled } from '../testing-mailbox.ts';

const onServer = Boolean(process.env['TEST_DATABASE_URL']);
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

const operatorToken = 'operator-token-of-a-test-0123456789';

/** Several processes need a PostgreSQL server; they notify each other through it, or through Redis if there is one. */
const buses: readonly { bus: string; settings: Record<string, string>; can: boolean }[] = [
  { bus: 'PostgreSQL', settings: {}, can: onServer },
  { bus: 'Redis', settings: { REDIS_URL: redisUrl }, can: onServer && redisUrl !== '' },
];

describe.each(buses.filter(({ can }) => can))(
  'two processes on one database, connected by $bus',
  ({ bus, settings }) => {
    let data: TestingData;
    let one: TestingServer;
    let other: TestingServer;
    beforeAll(async () => {
      data = await testingData();
      // The processes share the secrets of the folder. Without notifications they would read the log only once a minute, too late for these tests.
      const start = () =>
        startTestingServer({
          data,
          settings: { ...settings, OPERATOR_TOKEN: operatorToken },
          overrides: { pollMilliseconds: 60_000 },
        });
      one = await start();
      other = await start();
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await data.remove();
    });

    it('send their sockets the updates that the other process wrote', async () => {
      const session = await one.demo();
      const { result } = await one.client.answer(calls.createLiveTicket, { body: {} }, { as: session });
      // A ticket from one process is accepted by the other.
      const socket = await LiveSocket.open(other.address, result.ticket);
      await socket.subscribe('d001');
      const { order_id: orderId } = await placeOrder(one);
      await socket.until(() => socket.updates().some(({ order }) => order.order_id === orderId));
      expect(socket.updates()[0]?.vendor_id).toBe('d001');
      await socket.close();
    });

    it('send a client that moves between them with its cursor every event once, in order', async () => {
      const session = await one.demo();
      const start = await one.live(session);
      const answer = await start.subscribe('d001');
      let cursor = answer.type === 'subscribe_ok' ? answer.cursor : '';
      await start.close();
      const made: string[] = [];
      const received: { cursor: string; orderId: string; status: string }[] = [];
      for (const server of [other, one, other]) {
        const fresh = await Promise.all([one, other].map((writer) => placeOrder(writer)));
        const ids = fresh.map((order) => order.order_id);
        made.push(...ids);
        const socket = await LiveSocket.open(server.address, session.accessToken);
        await socket.subscribe('d001', { cursor });
        const settled = (id: string) =>
          socket.updates().some(({ order }) => order.order_id === id && order.status === 'WAITING_FOR_TRANSPORT');
        await socket.until(() => ids.every(settled));
        await socket.close();
        for (const { cursor: at, order } of socket.updates()) {
          received.push({ cursor: at, orderId: order.order_id, status: order.status });
          cursor = at;
        }
      }
      const { rows } = await one.server.database.pool.query<{ position: string }>(
        'select position::text from outbox where order_id = any($1) order by position::bigint',
        [made],
      );
      const ours = received.filter(({ orderId }) => made.includes(orderId));
      expect(ours.map((event) => event.cursor)).toEqual(rows.map(({ position }) => position));
    });

    it('end a session in both processes', async () => {
      const session = await one.signIn();
      const ask = () => other.client.call(calls.listVendors, {}, { as: session });
      expect((await ask()).status).toBe(200);
      const socket = await other.live(session);
      await socket.subscribe('d001');
      await one.client.answer(calls.logout, { body: {} }, { as: session });
      await socket.until(() => socket.closed !== null);
      expect(socket.closed).toBe(4401);
      expect((await ask()).status).toBe(401);
    });

    it('refuse sessions that a password change in the other has ended, and mail the change once', async () => {
      const account = await openAccount(one, `owner-${Date.now()}@riderbell.test`);
      const [mine, stolen] = [await one.signIn(account), await other.signIn(account)];
      const ask = () => other.client.call(calls.listVendors, {}, { as: stolen });
      expect((await ask()).status).toBe(200);
      const socket = await other.live(stolen);
      const body = { present_password: account.password, password: 'Fresh-rider-2!' };
      await one.client.answer(calls.changePassword, { body }, { as: mine });
      await socket.until(() => socket.closed !== null);
      expect((await ask()).status).toBe(401);
      expect((await one.client.call(calls.listVendors, {}, { as: mine })).status).toBe(200);
      await mailTo(one, account.email, 2);
      await settled(other);
      expect((await mailsOf(other)).filter(({ to }) => to === account.email)).toHaveLength(2);
    });

    it('hand each order to the fleet once', async () => {
      const orders = await Promise.all(Array.from({ length: 8 }, () => placeOrder(one)));
      await Promise.all(
        orders.map((order) => orderUntil(other, order.order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT')),
      );
      const ids = new Set(orders.map((order) => order.order_id));
      const dispatched = () =>
        [...one.fleet.dispatched, ...other.fleet.dispatched].filter(({ orderId }) => ids.has(orderId));
      await expect.poll(() => dispatched().length).toBe(orders.length);
      expect(new Set(dispatched().map(({ orderId }) => orderId))).toEqual(ids);
    });

    it('show a collection point that was moved through the other', async () => {
      const session = await one.signIn();
      const read = () => other.client.answer(calls.getVendor, { params: { id: 'd002' } }, { as: session });
      const { result } = await read();
      const { latitude, longitude } = result.vendor_information.location;
      if (latitude === null || longitude === null) throw new Error('d002 has no coordinates');
      const body = {
        address_text: `Moved at ${Date.now()}`,
        unit: '',
        notes: '',
        building: '',
        city: 'Bangkok',
        country_code: 'TH',
        latitude: latitude + 0.001,
        longitude,
        postal_code: '',
        street_address: '',
      };
      await one.client.answer(calls.saveOriginAddress, { params: { id: 'd002' }, body }, { as: session });
      const seen = async () => (await read()).result.vendor_information.location.address_text;
      await expect.poll(seen).toBe(body.address_text);
    });

    it('apply a country parameter that was set through the other', async () => {
      const parameter = 'serviceHours';
      const as = await other.demo();
      const read = async () =>
        (await other.client.answer(calls.getCountryParameter, { params: { parameter } }, { as })).result;
      const before = await read();
      const value = before === '0000:0000' ? '0100:0100' : '0000:0000';
      const body = { value, changed_by: 'test' };
      await one.client.answer(calls.setCountryParameter, { params: { parameter }, body }, { as: operatorToken });
      await expect.poll(read).toBe(value);
    });

    if (bus === 'Redis')
      it('count guesses at a password together', async () => {
        const body = { email_address: `guessed-${Date.now()}@riderbell.test`, password: 'Wrong-rider-1!' };
        const guess = (server: TestingServer) => server.client.call(calls.login, { body });
        const guesses = await Promise.all(
          Array.from({ length: attemptLimits.login.network + 2 }, (_, index) => guess(index % 2 === 0 ? one : other)),
        );
        expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
      });
  },
);

describe('a process whose configured Redis is unreachable', () => {
  it('still accepts orders and sends live updates', async () => {
    const server = await startTestingServer({
      settings: { REDIS_URL: 'redis://127.0.0.1:1', REQUESTS_PER_MINUTE: '1000' },
    });
    try {
      const session = await server.signIn();
      const socket = await server.live(session);
      await socket.subscribe('d001');
      const { order_id: orderId } = await placeOrder(server);
      await socket.until(() => socket.updates().some(({ order }) => order.order_id === orderId));
      expect(socket.closed).toBeNull();
      await socket.close();
    } finally {
      await server.stop();
    }
  });
});
