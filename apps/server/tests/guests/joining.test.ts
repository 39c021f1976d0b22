import { calls } from '@riderbell/contract/calls.ts';
import { proofPath } from '@riderbell/contract/files.ts';
import { closeCodes } from '@riderbell/contract/live/messages.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../accounts/testing-accounts.ts';
import { proofEvent, reportAll, rider } from '../fleet/fleet-reports.ts';
import { otherDoor } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import type { Session, TestingServer } from '../testing-server.ts';
import { dispatched, guestOrder, guestRequest, home, listedAt, seenAt } from './guest-orders.ts';
import { freshAddress, guestOf, guestToken, startGuestServer } from './guest-sessions.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startGuestServer();
});
afterAll(() => server.stop());

/** The number of joined orders as text, or the error code. */
async function join(token: string, as: Session): Promise<string> {
  const answered = await server.client.call(calls.joinGuest, { body: { guest_token: token } }, { as });
  return answered.ok ? String(answered.answer.result.joined) : answered.codes.join(', ');
}

async function read(orderId: string, as: Session, vendorId = 'demo'): Promise<Order> {
  const query = { vendorId, orderId };
  return (await server.client.answer(calls.getOrder, { query }, { as })).result;
}

async function manyOrders(token: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await guestOrder(server, token)).order_id);
  return ids;
}

describe('a joined guest', () => {
  it('brings its orders unchanged to the first of the account’s vendors', async () => {
    const token = await guestToken(server);
    const stranger = await guestToken(server);
    const first = await guestOrder(server, token);
    const { order_id: second } = await guestOrder(server, token);
    const foreign = await guestOrder(server, stranger);
    const cancel = { vendor_id: 'guest', order_id: second, reason: 'mistake-error' } as const;
    await server.client.answer(calls.cancelOrder, { body: cancel }, { as: token });
    const before = (
      await server.client.answer(calls.getOrder, { query: { vendorId: 'guest', orderId: second } }, { as: token })
    ).result;
    const as = await server.signIn();

    expect(await join(token, as)).toBe('2');
    const after = await read(second, as);
    expect(after).toEqual({ ...before, vendor_id: 'demo', updated_at: after.updated_at });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await read(first.order_id, as)).toMatchObject({
      collection_point: first.collection_point,
      sender: first.sender,
      delivery_fee: first.delivery_fee,
    });
    expect(await listedAt(server, as.accessToken, 'demo')).toEqual(expect.arrayContaining([first.order_id, second]));
    expect(await listedAt(server, as.accessToken, 'demo', { search: first.order_id })).toEqual([first.order_id]);
    // Another guest's order stays with that guest.
    expect(await seenAt(server, stranger, 'guest', foreign.order_id)).toBe(foreign.order_id);
    expect(await seenAt(server, as.accessToken, 'demo', foreign.order_id)).toBe('order.not-found');
  });

  it('is no longer a guest: calls, tickets, sockets and sessions refuse its token', async () => {
    const token = await guestToken(server);
    const { order_id: orderId } = await guestOrder(server, token);
    const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { as: token });
    const open = await LiveSocket.open(server.address, token);
    await open.subscribe('guest');
    expect(await join(token, await server.signIn())).toBe('1');
    await open.until(() => open.closed !== null);
    const late = await Promise.all(
      [token, result.ticket].map((credential) => LiveSocket.open(server.address, credential)),
    );
    for (const socket of late) await socket.until(() => socket.closed !== null);
    expect([open, ...late].map(({ closed }) => closed)).toEqual(
      Array.from({ length: 3 }, () => closeCodes.credentialRefused),
    );
    expect(await seenAt(server, token, 'guest', orderId)).toBe('session.invalid');
    expect(guestOf(await guestToken(server, token))).not.toBe(guestOf(token));
  });

  it('is joined once: the same account gets the same answer again, and another account is refused', async () => {
    const token = await guestToken(server);
    const [orderId = ''] = await manyOrders(token, 2);
    const [mine, theirs] = [await server.signIn(), await server.signIn(otherAccount)];
    expect([await join(token, mine), await join(token, mine)]).toEqual(['2', '2']);
    expect(await join(token, theirs)).toBe('guest.already-joined');
    expect([await join(token, mine), (await read(orderId, mine)).vendor_id]).toEqual(['2', 'demo']);
  });

  it('can be joined to a new account whose vendor has no address yet', async () => {
    const token = await guestToken(server);
    const [orderId = ''] = await manyOrders(token, 1);
    const as = await server.signIn(await openAccount(server, 'niran-joins@riderbell.test'));
    expect(await join(token, as)).toBe('1');
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    const vendorId = result.vendors[0]?.vendor_id ?? '';
    expect(await read(orderId, as, vendorId)).toMatchObject({ vendor_id: vendorId, collection_point: home });
  });

  it('gives a vendor without an address that of the last order’s collection point, and changes no other address', async () => {
    const token = await guestToken(server);
    await guestOrder(server, token);
    const as = await server.signIn(await openAccount(server, 'niran-moves@riderbell.test'));
    const location = async () => {
      const { result } = await server.client.answer(calls.listVendors, {}, { as });
      return result.vendors[0]?.vendor_information.location;
    };
    expect(await location()).toMatchObject({ latitude: null, address_text: '' });
    await join(token, as);
    const adopted = { ...home, unit: '7', building: 'Baan Suan', address_text: 'Sukhumvit Soi 11' };
    expect(await location()).toMatchObject({ ...adopted, rider_instructions: 'green gate' });

    const later = await guestToken(server);
    await guestOrder(server, later, { source: { latitude: 13.745, longitude: 100.54 } });
    expect(await join(later, as)).toBe('1');
    expect(await location()).toMatchObject(adopted);
  });

  it('has the orders and the address in the account after a confirmed registration', async () => {
    const token = await guestToken(server);
    const { order_id: orderId } = await guestOrder(server, token);
    const registered = { guest_token: token, is_private: true, vendor_name: '' };
    const as = await server.signIn(await openAccount(server, 'niran-registers@riderbell.test', registered));
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    const [vendor] = result.vendors;
    expect(vendor).toMatchObject({ name: 'Ploy Suwan', vendor_information: { location: home } });
    expect(await read(orderId, as, vendor?.vendor_id)).toMatchObject({ collection_point: home });
    expect(await seenAt(server, token, 'guest', orderId)).toBe('session.invalid');
    // The portal also requests the join while it still remembers the guest.
    expect(await join(token, as)).toBe('1');
  });

  it('has an account without orders after a registration with an invalid token', async () => {
    const registered = { guest_token: 'not.a.token' };
    const as = await server.signIn(await openAccount(server, 'niran-forged@riderbell.test', registered));
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    expect(result.vendors[0]?.vendor_information.location).toMatchObject({ latitude: null });
  });

  it('is joined only with its token, even if the orders have the account’s e-mail address', async () => {
    const token = await guestToken(server);
    const [orderId = ''] = await manyOrders(token, 1);
    // The account has the sender's own address.
    const as = await server.signIn(await openAccount(server, 'niran@riderbell.test'));
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    expect(await seenAt(server, as.accessToken, result.vendors[0]?.vendor_id ?? '', orderId)).toBe('order.not-found');
    expect(await join(`${token.slice(0, -4)}AAAA`, as)).toBe('guest.token-invalid');
  });
});

describe('an order that was moved to an account', () => {
  it('is sent to the account’s sockets at once, with all later changes', async () => {
    const token = await guestToken(server);
    const as = await server.signIn();
    const socket = await server.live(as);
    await socket.subscribe('demo');
    const [orderId = ''] = await manyOrders(token, 1);
    await dispatched(server, orderId);
    expect(socket.updates()).toEqual([]);

    await join(token, as);
    await socket.until(() => socket.updates().some(({ order }) => order.order_id === orderId));
    await reportAll(server, orderId, ['ASSIGNED_TO_TRANSPORT', 'PICKED_UP']);
    await socket.until(() => socket.updates().some(({ order }) => order.status === 'PICKED_UP'));
    expect(socket.updates().every(({ order, vendor_id }) => order.vendor_id === 'demo' && vendor_id === 'demo')).toBe(
      true,
    );
    await socket.close();

    // The account can see its rider and its photo.
    const at = { busy: true, latitude: 13.74, longitude: 100.56, at: server.clock.now() };
    await server.server.fleet.receivePositions([{ rider, ...at }]);
    const request = { params: { id: rider.id }, query: { order_id: orderId } };
    expect(await server.client.call(calls.getRider, request, { as })).toMatchObject({ ok: true });
    await server.server.fleet.receive(proofEvent(orderId, server.clock.now()));
    const photo = await fetch(new URL(proofPath(orderId, 'delivery'), server.address), {
      headers: { authorization: `Bearer ${as.accessToken}` },
    });
    expect(photo.status).toBe(200);
  });

  it('can be edited and cancelled by the account', async () => {
    const token = await guestToken(server);
    const as = await server.signIn();
    const [orderId = ''] = await manyOrders(token, 1);
    await join(token, as);
    const order = await read(orderId, as);
    const body = {
      vendor_id: 'demo',
      payment_method: order.order.payment_method,
      amount: 310,
      item_details: 'three cakes',
      location: order.customer.location,
      delivery_fee: order.delivery_fee,
      updated_at: order.updated_at,
    };
    const edited = await server.client.answer(calls.updateOrder, { params: { id: orderId }, body }, { as });
    expect(edited.result).toMatchObject({ order: { amount: 310 }, collection_point: home });
    const cancel = { vendor_id: 'demo', order_id: orderId, reason: 'mistake-error' } as const;
    expect((await server.client.answer(calls.cancelOrder, { body: cancel }, { as })).result.status).toBe('CANCELLED');
  });

  it('waits for its time and is released then', async () => {
    const token = await guestToken(server);
    const as = await server.signIn();
    const preorderedFor = server.clock.now() / 1000 + 3 * 3600;
    const { order_id: orderId } = await guestOrder(server, token, { preorderedFor });
    await join(token, as);
    expect(server.fleet.dispatched.some((order) => order.orderId === orderId)).toBe(false);
    server.clock.advance(3 * 3_600_000);
    server.server.jobs.wake();
    await dispatched(server, orderId);
    // The account's session has expired meanwhile.
    expect((await read(orderId, await server.signIn())).status).toBe('WAITING_FOR_TRANSPORT');
  });
});

describe('a join during another change', () => {
  const as = (): Promise<Session> => server.signIn();

  it('gives everything to one and nothing to the other of two accounts that join at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await guestToken(server);
      const ids = await manyOrders(token, 3);
      const [mine, theirs] = [await as(), await server.signIn(otherAccount)];
      const outcomes = await Promise.all([join(token, mine), join(token, theirs)]);
      expect(outcomes.toSorted()).toEqual(['3', 'guest.already-joined']);
      const [winner, vendorId] = outcomes[0] === '3' ? [mine, 'demo'] : [theirs, 'othr'];
      for (const id of ids) expect((await read(id, winner, vendorId)).vendor_id).toBe(vendorId);
    }
  });

  it('gives both requests the same answer when one account joins twice at once', async () => {
    const token = await guestToken(server);
    await manyOrders(token, 2);
    const mine = await as();
    expect(await Promise.all([join(token, mine), join(token, mine)])).toEqual(['2', '2']);
  });

  it('moves an order that is being created, or the order is refused', async () => {
    const mine = await as();
    for (let round = 0; round < 12; round += 1) {
      const token = await guestToken(server);
      const body = await guestRequest(server, token);
      const create = () => server.client.call(calls.createOrder, { body }, { as: token, headers: freshAddress() });
      // Alternate which of the two requests is sent first.
      const first = round % 2 === 0 ? create() : null;
      const joining = join(token, mine);
      const [made, joined] = await Promise.all([first ?? create(), joining]);
      expect(joined).toBe(made.ok ? '1' : '0');
      if (made.ok) expect((await read(made.answer.result.order_id, mine)).vendor_id).toBe('demo');
      else expect(made.codes).toEqual(['session.invalid']);
    }
    const { rows } = await server.server.database.pool.query<{ count: number }>(
      'select count(*) from orders join guests using (guest_id) where guests.joined_at is not null',
    );
    expect(rows[0]?.count).toBe(0);
  });

  it('loses no fleet event and is not undone by one', async () => {
    const mine = await as();
    for (let round = 0; round < 5; round += 1) {
      const token = await guestToken(server);
      const ids = await manyOrders(token, 3);
      for (const id of ids) await dispatched(server, id);
      const steps = ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP'] as const;
      const [joined] = await Promise.all([join(token, mine), ...ids.map((id) => reportAll(server, id, steps))]);
      expect(joined).toBe('3');
      for (const id of ids) expect(await read(id, mine)).toMatchObject({ vendor_id: 'demo', status: 'PICKED_UP' });
    }
  });

  it('leaves an order cancelled that the guest is cancelling, or refuses the cancellation', async () => {
    const mine = await as();
    const token = await guestToken(server);
    const [orderId = ''] = await manyOrders(token, 1);
    const body = { vendor_id: 'guest', order_id: orderId, reason: 'mistake-error' } as const;
    const [cancelled] = await Promise.all([
      server.client.call(calls.cancelOrder, { body }, { as: token }),
      join(token, mine),
    ]);
    const order = await read(orderId, mine);
    expect(order.vendor_id).toBe('demo');
    expect(order.status === 'CANCELLED').toBe(cancelled.ok);
  });
});

it('a guest cannot see or quote for an account’s own orders', async () => {
  const token = await guestToken(server);
  const as = await server.signIn();
  const body = { source: home, destination: otherDoor, vendor_id: 'd001', delivery_type: 'food' } as const;
  expect(await server.client.refusal(calls.quoteDeliveryFee, { body }, { as: token })).toEqual(['vendor.not-found']);
  expect(await listedAt(server, token, 'guest')).toEqual([]);
  expect(await seenAt(server, token, 'demo', (await listedAt(server, as.accessToken, 'demo'))[0] ?? '')).toBe(
    'order.not-found',
  );
});
