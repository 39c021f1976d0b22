import { calls } from '@riderbell/contract/calls.ts';
import type { ServerMessage } from '@riderbell/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { orderUntil, placeOrder } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  // With a shorter interval, a busy machine would not answer a ping in time.
  server = await startTestingServer({ overrides: { pingMilliseconds: 2000 } });
});
afterAll(() => server.stop());

async function ticket(session: Session): Promise<string> {
  const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { as: session });
  return result.ticket;
}

/** Creates an order and waits until it no longer changes. */
async function settledOrder(vendorId = 'd001'): Promise<string> {
  const { order_id: orderId } = await placeOrder(server, { vendorId });
  await orderUntil(server, orderId, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
  return orderId;
}

/** The close code of a socket with this credential. */
async function closeOf(authorization: string): Promise<number | null> {
  const socket = await LiveSocket.open(server.address, authorization);
  await socket.until(() => socket.closed !== null);
  return socket.closed;
}

function cursorOf(message: ServerMessage): string {
  if (message.type !== 'subscribe_ok') throw new Error(`refused: ${JSON.stringify(message)}`);
  return message.cursor;
}

describeCall('createLiveTicket', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { as: await server.demo() });
    expect(result.expires_in).toBe(30);
    expect(result.ticket.length).toBeGreaterThan(30);
  },
});

describe('the live channel', () => {
  it('sends a subscriber each change of the vendor’s orders, as the calls return them', async () => {
    const socket = await server.live(await server.demo());
    expect(await socket.subscribe('d001')).toMatchObject({ type: 'subscribe_ok', vendor_id: 'd001', resync: false });
    const orderId = await settledOrder();
    await socket.until(() => socket.updates().some(({ order }) => order.status === 'WAITING_FOR_TRANSPORT'));
    const updates = socket.updates().filter(({ order }) => order.order_id === orderId);
    const query = { vendorId: 'd001', orderId };
    const { result } = await server.client.answer(calls.getOrder, { query }, { as: await server.demo() });
    expect(updates.at(-1)).toMatchObject({ vendor_id: 'd001', order: result });
    const copies = updates.map(({ order }) => order.updated_at);
    expect(copies).toEqual([...new Set(copies)].toSorted());
    await socket.close();
  });

  it('sends nothing about other vendors, and about outlets only on request', async () => {
    const parent = await server.live(await server.demo());
    await parent.subscribe('demo');
    const family = await server.live(await server.demo());
    await family.subscribe('demo', { include_outlets: true });
    const sister = await server.live(await server.demo());
    await sister.subscribe('d002');
    const orderId = await settledOrder('d001');
    await family.until(() => family.updates().some(({ order }) => order.status === 'WAITING_FOR_TRANSPORT'));
    expect(family.updates().every(({ order, vendor_id }) => order.order_id === orderId && vendor_id === 'd001')).toBe(
      true,
    );
    expect([...parent.updates(), ...sister.updates()]).toEqual([]);
    await Promise.all([parent, family, sister].map((socket) => socket.close()));
  });

  it('sends each change once to a client that follows an outlet and its parent', async () => {
    const socket = await server.live(await server.demo());
    await socket.subscribe('demo', { include_outlets: true });
    await socket.subscribe('d001', { also: true });
    await settledOrder('d001');
    await socket.until(() => socket.updates().some(({ order }) => order.status === 'WAITING_FOR_TRANSPORT'));
    const cursors = socket.updates().map(({ cursor }) => cursor);
    expect(cursors).toEqual([...new Set(cursors)]);
    await socket.close();
  });

  it('refuses a foreign vendor like one that does not exist', async () => {
    const socket = await server.live(await server.other());
    const foreign = await socket.subscribe('d001');
    const unknown = await socket.subscribe('nope');
    expect(foreign).toMatchObject({ type: 'error', code: 'live.subscription-refused', vendor_id: 'd001' });
    expect(unknown).toEqual({ ...foreign, vendor_id: 'nope' });
    await settledOrder('d001');
    expect(socket.updates()).toEqual([]);
    await socket.close();
  });

  it('answers an invalid message with an error and continues', async () => {
    const socket = await server.live(await server.demo());
    for (const message of ['{', '[]', { action: 'subscribe', vendor_id: 'd001' }, { action: 'subscribeToVendor' }]) {
      const seen = socket.messages.length;
      socket.send(message);
      await socket.until(() => socket.messages.length > seen);
      expect(socket.messages.at(-1)).toMatchObject({ type: 'error', code: 'live.message-invalid' });
    }
    expect(await socket.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
    await socket.close();
  });

  it('closes on a message of more than four kilobytes', async () => {
    const socket = await server.live(await server.demo());
    socket.send('x'.repeat(5000));
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(1009);
  });

  it('answers 404 without an upgrade', async () => {
    const response = await fetch(`${server.address}/live`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'request.unknown-path' }] });
  });
});

describe('the credential of the live channel', () => {
  it('may be a ticket, which works once', async () => {
    const authorization = await ticket(await server.demo());
    const first = await LiveSocket.open(server.address, authorization);
    expect(await first.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
    expect(await closeOf(authorization)).toBe(4401);
    await first.close();
  });

  it('may be a ticket, which works for only one of two simultaneous sockets', async () => {
    const authorization = await ticket(await server.demo());
    const both = await Promise.all([1, 2].map(() => LiveSocket.open(server.address, authorization)));
    await Promise.race(both.map((socket) => socket.until(() => socket.closed !== null)));
    const left = both.find((socket) => socket.closed === null);
    expect(await left?.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
    await left?.close();
  });

  it('may be a ticket, which expires after thirty seconds', async () => {
    const authorization = await ticket(await server.demo());
    server.clock.advance(30_000);
    expect(await closeOf(authorization)).toBe(4401);
  });

  it('may be the session’s token, in each of its forms', async () => {
    const { accessToken, tokens } = await server.signIn();
    for (const form of [accessToken, `${accessToken},${tokens.IdToken}`, `Bearer ${accessToken}`]) {
      const socket = await LiveSocket.open(server.address, form);
      expect(await socket.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
      await socket.close();
    }
  });

  it('closes the socket with 4401 when it is invalid', async () => {
    expect(await closeOf('')).toBe(4401);
    expect(await closeOf('made-up')).toBe(4401);
    expect(await closeOf('a.b.c')).toBe(4401);
  });

  it('is refused from a foreign origin and accepted from the portal’s own', async () => {
    const session = await server.demo();
    const foreign = LiveSocket.open(server.address, await ticket(session), { origin: 'https://evil.example' });
    await expect(foreign).rejects.toThrow('refused with 401');
    const own = await LiveSocket.open(server.address, await ticket(session), { origin: server.address });
    expect(await own.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
    await own.close();
  });

  it('is never logged', async () => {
    const authorization = await ticket(await server.demo());
    const { accessToken } = await server.signIn();
    await closeOf(`${authorization}x`);
    await (await LiveSocket.open(server.address, authorization)).close();
    await (await LiveSocket.open(server.address, accessToken)).close();
    expect(server.log()).not.toContain(authorization);
    expect(server.log()).not.toContain(accessToken);
  });

  it('closes its sockets immediately at a sign-out', async () => {
    const session = await server.signIn();
    const socket = await server.live(session);
    await socket.subscribe('d001');
    await server.client.answer(calls.logout, { body: {} }, { as: session });
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(4401);
  });

  it('closes its sockets when the session expired or was ended in the database', async () => {
    const session = await server.signIn();
    const socket = await server.live(session);
    await server.server.database.pool.query('update sessions set revoked_at = now() where session_id = $1', [
      sessionIdOf(session),
    ]);
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(4401);
  });
});

function sessionIdOf({ accessToken }: Session): string {
  const [, payload = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }).sid;
}

describe('a client that was away', () => {
  it('receives what it missed, in order, and then new events', async () => {
    const before = await server.live(await server.demo());
    const cursor = cursorOf(await before.subscribe('d001'));
    await before.close();
    const missed = [await settledOrder(), await settledOrder()];
    const after = await server.live(await server.demo());
    expect(await after.subscribe('d001', { cursor })).toMatchObject({ type: 'subscribe_ok', cursor, resync: false });
    const next = await settledOrder();
    await after.until(() => after.updates().some(({ order }) => order.order_id === next));
    const updates = after.updates();
    expect([...new Set(updates.map(({ order }) => order.order_id))]).toEqual([...missed, next]);
    const cursors = updates.map((message) => Number(message.cursor));
    expect(cursors).toEqual(cursors.toSorted((a, b) => a - b));
    await after.close();
  });

  it('is asked to read its lists again when its cursor is of another log', async () => {
    const socket = await server.live(await server.demo());
    const now = Number(cursorOf(await socket.subscribe('d001')));
    for (const cursor of [String(now + 1_000_000), '9'.repeat(19)]) {
      expect(await socket.subscribe('d001', { cursor })).toMatchObject({ type: 'subscribe_ok', resync: true });
    }
    await socket.close();
  });

  it('misses nothing and receives nothing twice when it returns many times during many writes', async () => {
    const session = await server.demo();
    const first = await server.live(session);
    let cursor = cursorOf(await first.subscribe('demo', { include_outlets: true }));
    await first.close();

    const writers = ['d001', 'd002', 'd001', 'd002'].map(async (vendorId) => {
      const made: string[] = [];
      for (let times = 0; times < 6; times += 1) made.push(await settledOrder(vendorId));
      return made;
    });
    const progress = { writing: true };
    const written = Promise.all(writers).finally(() => {
      progress.writing = false;
    });

    const updates: { cursor: string; orderId: string; status: string }[] = [];
    const listen = async (enough: (socket: LiveSocket) => boolean): Promise<void> => {
      const socket = await server.live(session);
      await socket.subscribe('demo', { include_outlets: true, cursor });
      await socket.until(() => enough(socket), 20_000);
      await socket.close();
      for (const { cursor: at, order } of socket.updates()) {
        updates.push({ cursor: at, orderId: order.order_id, status: order.status });
        cursor = at;
      }
    };
    while (progress.writing) await listen((socket) => socket.updates().length >= 3 || !progress.writing);
    const orders = (await written).flat();
    const settled = () =>
      new Set(updates.filter(({ status }) => status === 'WAITING_FOR_TRANSPORT').map((h) => h.orderId));
    if (settled().size < orders.length) {
      const missing = orders.length - settled().size;
      await listen((socket) => {
        const ids = socket.updates().filter(({ order }) => order.status === 'WAITING_FOR_TRANSPORT');
        return new Set(ids.map(({ order }) => order.order_id)).size >= missing;
      });
    }
    expect([...settled()].toSorted()).toEqual(orders.toSorted());
    const cursors = updates.map((message) => BigInt(message.cursor));
    expect(cursors.every((at, index) => index === 0 || at > (cursors[index - 1] ?? at))).toBe(true);
    const { rows } = await server.server.database.pool.query<{ order_id: string }>(
      'select order_id from outbox where order_id = any($1)',
      [orders],
    );
    expect(updates.filter(({ orderId }) => orders.includes(orderId))).toHaveLength(rows.length);
  });
});
