import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { calls } from '@riderbell/contract/calls.ts';
import { livePath } from '@riderbell/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderUntil, placeOrder } from '../orders/order-requests.ts';
import { testingData } from '../testing-database.ts';
import { LiveSocket } from '../testing-live.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  // With a shorter interval, a busy machine would not answer a ping in time.
  server = await startTestingServer({ overrides: { pingMilliseconds: 2000 } });
});
afterAll(() => server.stop());

/** Creates an order and waits until it no longer changes. */
async function settledOrder(on: TestingServer, vendorId = 'd001'): Promise<string> {
  const { order_id: orderId } = await placeOrder(on, { vendorId });
  await orderUntil(on, orderId, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return orderId;
}

async function cursorOf(socket: LiveSocket, vendorId = 'd001'): Promise<string> {
  const answer = await socket.subscribe(vendorId);
  if (answer.type !== 'subscribe_ok') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.cursor;
}

/** Opens the live channel, stays connected and sends nothing more, whatever it receives. */
async function upgrade(
  on: TestingServer,
  authorization: string,
  { more = [], allowHalfOpen = false }: { more?: readonly string[]; allowHalfOpen?: boolean } = {},
): Promise<{ socket: Socket; answer: string }> {
  const { hostname, port, host } = new URL(on.address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  const head = [
    `GET ${livePath}?authorization=${authorization} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...more,
  ];
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: answer.toString('latin1') };
}

/** Opens a client that never answers, as after a network failure. */
async function mute(on: TestingServer): Promise<Socket> {
  const { result } = await on.client.answer(calls.createLiveTicket, { body: {} }, { as: await on.demo() });
  const { socket, answer } = await upgrade(on, result.ticket);
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer);
  return socket;
}

describe('a client that is refused', () => {
  it.each([
    ['its credential is invalid', 'nothing', [], 'HTTP/1.1 101'],
    ['its page is from a foreign origin', 'nothing', ['Origin: https://foreign.example.com'], 'HTTP/1.1 401'],
    ['its handshake is broken', 'nothing', ['Sec-WebSocket-Version: 1'], 'HTTP/1.1 400'],
  ] as const)(
    'is disconnected even if it never closes its side, because %s',
    async (_, authorization, more, status) => {
      const accepted = once(server.server.app.server, 'connection') as Promise<[Socket]>;
      const refused = await upgrade(server, authorization, { more, allowHalfOpen: true });
      const [connection] = await accepted;
      expect(refused.answer).toContain(status);
      await vi.waitFor(() => expect(connection.destroyed).toBe(true), { timeout: 15_000, interval: 50 });
      refused.socket.destroy();
    },
  );
});

describe('a heartbeat', () => {
  it('is sent regularly and on request, with the log’s position, which includes other vendors’ events', async () => {
    const socket = await server.live(await server.demo());
    const cursor = await cursorOf(socket, 'd002');
    await settledOrder(server, 'd001');
    await socket.until(() => socket.heartbeats.some((beat) => BigInt(beat.cursor ?? 0) > BigInt(cursor)));
    expect(socket.updates()).toEqual([]);

    const heartbeats = socket.heartbeats.length;
    socket.send({ action: 'ping' });
    await socket.until(() => socket.heartbeats.length > heartbeats);
    const back = await server.live(await server.demo());
    const last = socket.heartbeats.at(-1)?.cursor ?? '';
    expect(await back.subscribe('d002', { cursor: last })).toMatchObject({ type: 'subscribe_ok', resync: false });
    await Promise.all([socket.close(), back.close()]);
  });

  it('has no log position for a client without subscriptions', async () => {
    const socket = await server.live(await server.demo());
    socket.send({ action: 'ping' });
    await socket.until(() => socket.heartbeats.length > 0);
    expect(socket.heartbeats[0]).toEqual({ type: 'heartbeat' });
    await socket.close();
  });

  it('closes the socket of a client that does not answer it', async () => {
    const socket = await mute(server);
    const ended = once(socket, 'close');
    socket.resume();
    await ended;
    expect(socket.destroyed).toBe(true);
  });
});

describe('a socket', () => {
  const followed = async (socket: LiveSocket, expected: number): Promise<Set<string>> => {
    await socket.until(
      () => socket.updates().filter(({ order }) => order.status === 'WAITING_FOR_TRANSPORT').length >= expected,
    );
    return new Set(socket.updates().map(({ vendor_id }) => vendor_id));
  };

  it('follows several vendors if the client asks for it, and ends each by name', async () => {
    const socket = await server.live(await server.demo());
    await socket.subscribe('d001');
    await socket.subscribe('d002', { also: true });
    await settledOrder(server, 'd001');
    await settledOrder(server, 'd002');
    expect(await followed(socket, 2)).toEqual(new Set(['d001', 'd002']));
    socket.send({ action: 'unsubscribe', vendor_id: 'd001' });
    await socket.until(() => socket.messages.some(({ type }) => type === 'unsubscribe_ok'));
    const before = socket.updates().length;
    await settledOrder(server, 'd001');
    await settledOrder(server, 'd002');
    await socket.until(() =>
      socket
        .updates()
        .slice(before)
        .some(({ order }) => order.status !== 'NEW'),
    );
    expect(
      new Set(
        socket
          .updates()
          .slice(before)
          .map(({ vendor_id }) => vendor_id),
      ),
    ).toEqual(new Set(['d002']));
    await socket.close();
  });

  it('ends all subscriptions when the client names no vendor', async () => {
    const socket = await server.live(await server.demo());
    await socket.subscribe('d001');
    socket.send({ action: 'unsubscribe' });
    await socket.until(() => socket.messages.some(({ type }) => type === 'unsubscribe_ok'));
    await settledOrder(server, 'd001');
    // The answer to a later message comes after everything that was sent before.
    await socket.subscribe('d002');
    expect(socket.updates()).toEqual([]);
    await socket.close();
  });

  it('follows only the last vendor without `also`', async () => {
    const socket = await server.live(await server.demo());
    await socket.subscribe('demo', { include_outlets: true });
    await socket.subscribe('d001');
    expect(await socket.subscribe('d002')).toMatchObject({ type: 'subscribe_ok', vendor_id: 'd002' });
    await settledOrder(server, 'd001');
    const own = await settledOrder(server, 'd002');
    await socket.until(() => socket.updates().some(({ order }) => order.status === 'WAITING_FOR_TRANSPORT'));
    expect(new Set(socket.updates().map(({ order }) => order.order_id))).toEqual(new Set([own]));
    await socket.close();
  });
});

describe('an expired access token', () => {
  it('opens no socket, and leaves open sockets to their session', async () => {
    const own = await startTestingServer({ overrides: { pingMilliseconds: 2000 } });
    try {
      const session = await own.signIn();
      const open = await LiveSocket.open(own.address, session.accessToken);
      await open.subscribe('d001');
      own.clock.advance(2 * 3_600_000);
      const late = await LiveSocket.open(own.address, session.accessToken);
      await late.until(() => late.closed !== null);
      expect(late.closed).toBe(4401);
      const body = { refresh_token: session.refreshToken };
      const { result } = await own.client.answer(calls.extendLogin, { body }, {});
      const renewed = await LiveSocket.open(own.address, result.AuthenticationResult.AccessToken);
      expect(await renewed.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
      await renewed.close();
      const heartbeats = open.heartbeats.length;
      await open.until(() => open.heartbeats.length > heartbeats);
      expect(open.closed).toBeNull();
      await open.close();
    } finally {
      await own.stop();
    }
  });
});

describe('a server that restarts', () => {
  it('continues from the client’s cursor: first the missed events, then new ones', async () => {
    const data = await testingData();
    try {
      const first = await startTestingServer({ data });
      const session = await first.signIn();
      const socket = await first.live(session);
      const cursor = await cursorOf(socket);
      await socket.close();
      const missed = [await settledOrder(first), await settledOrder(first)];
      await first.stop();

      const second = await startTestingServer({ data });
      const after = await second.live(session);
      expect(await after.subscribe('d001', { cursor })).toMatchObject({ cursor, resync: false });
      const next = await settledOrder(second);
      await after.until(() => after.updates().some(({ order }) => order.order_id === next));
      expect([...new Set(after.updates().map(({ order }) => order.order_id))]).toEqual([...missed, next]);
      const cursors = after.updates().map((update) => BigInt(update.cursor));
      expect(cursors.every((at, index) => index === 0 || at > (cursors[index - 1] ?? at))).toBe(true);
      await after.close();
      await second.stop();
    } finally {
      await data.remove();
    }
  });

  it('asks a client that was away for longer than the log reaches to read its lists again', async () => {
    const data = await testingData();
    try {
      const first = await startTestingServer({ data });
      const session = await first.signIn();
      const socket = await first.live(session);
      const cursor = BigInt(await cursorOf(socket));
      const orders = [await settledOrder(first), await settledOrder(first)];
      await socket.until(() => orders.every((id) => socket.updates().some(({ order }) => order.order_id === id)));
      await socket.close();
      // The newest event is never deleted.
      await first.server.database.pool.query('delete from outbox where position <= $1', [Number(cursor) + 1]);
      await first.stop();

      const second = await startTestingServer({ data });
      const after = await second.live(session);
      for (const [from, resync] of [
        [cursor, true],
        [cursor + 1n, false],
      ] as const) {
        expect(await after.subscribe('d001', { cursor: String(from) })).toMatchObject({ resync });
      }
      await after.close();
      await second.stop();
    } finally {
      await data.remove();
    }
  });
});
