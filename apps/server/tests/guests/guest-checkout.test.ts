import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { closeCodes } from '@riderbell/contract/live/messages.ts';
import { guestOrdersUnderWay } from '@riderbell/domain/orders/guest-limits.ts';
import { areaOfCity } from '@riderbell/worlds/cities/areas.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reportAll } from '../fleet/fleet-reports.ts';
import { door, originOf } from '../orders/order-requests.ts';
import { testingData } from '../testing-database.ts';
import { fixedFlags } from '../testing-flags.ts';
import { LiveSocket } from '../testing-live.ts';
import type { TestingServer } from '../testing-server.ts';
import { dispatched, guestOrder, guestRequest, home, listedAt, seenAt, senderAt } from './guest-orders.ts';
import { freshAddress, guestToken, startGuestServer } from './guest-sessions.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startGuestServer();
});
afterAll(() => server.stop());

describe('the vendor of a guest', () => {
  it('is a fixed placeholder without an address, with the payment methods of the country', async () => {
    const as = await guestToken(server);
    const { result: vendor } = await server.client.answer(calls.getVendor, { params: { id: 'guest' } }, { as });
    expect(vendor).toMatchObject({
      vendor_id: 'guest',
      parent_vendor_id: null,
      name: 'guest',
      is_active: true,
      is_registered: true,
      flags: { payment_methods: expect.arrayContaining(['CASH_ON_DELIVERY']) },
      vendor_information: {
        currency: 'THB',
        owners: [],
        location: { address_text: '', latitude: null, longitude: null },
      },
    });
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    expect(result.vendors).toEqual([vendor]);
  });

  it('cannot be linked in a registration', async () => {
    const form = {
      email_address: 'wily@riderbell.test',
      password: 'New-rider-1!',
      name: 'Wily',
      vendor_name: '',
      phone_number: '+66812345678',
      outlet_id: 'guest',
      terms_accepted: true,
      locale: 'en',
    };
    expect(await server.client.refusal(calls.register, { body: form })).toEqual(['register.vendor-missing']);
  });
});

describe('a guest’s order', () => {
  it('is collected at its sender, whom the fleet and the guest see', async () => {
    const order = await guestOrder(server, await guestToken(server));
    expect(order.order_id).toMatch(/^guest-[0-9A-HJKMNP-TV-Z]{10}$/);
    const at = { address: '7, Baan Suan, Sukhumvit Soi 11', ...home };
    expect(order).toMatchObject({
      vendor_id: 'guest',
      status: 'WAITING_FOR_TRANSPORT',
      collection_point: { name: 'Niran 24', phone_number: '+66812349999', ...at },
      sender: { name: 'Niran 24', email: 'Niran@riderbell.test', phone_number: '+66812349999' },
    });
    await dispatched(server, order.order_id);
    const given = server.fleet.dispatched.find(({ orderId }) => orderId === order.order_id);
    expect(given?.collectionPoint).toEqual({
      name: 'Niran 24',
      phoneNumber: '+66812349999',
      notes: 'green gate',
      ...at,
    });
    // A merchant cannot see it.
    expect(await seenAt(server, (await server.demo()).accessToken, 'demo', order.order_id)).toBe('order.not-found');
  });

  it('costs the same as a merchant’s order from the same place, also in cities with their own prices', async () => {
    const source = originOf('d001');
    const quote = async (vendorId: string, as: string) => {
      const body = { source, destination: door, vendor_id: vendorId, delivery_type: 'food' } as const;
      const { result } = await server.client.answer(calls.quoteDeliveryFee, { body }, { as });
      return { fee: result.fee, distance: result.distance, parts: result.parts };
    };
    expect(await quote('guest', await guestToken(server))).toEqual(
      await quote('d001', (await server.demo()).accessToken),
    );
  });

  it('is checked and estimated from the guest’s place', async () => {
    const as = await guestToken(server);
    const validate = async (from?: { latitude: number; longitude: number }) => {
      const body = { location: door, vendor_id: 'guest', ...(from ? { vendor_location: from } : {}) };
      const { result } = await server.client.answer(calls.validateDeliveryArea, { body }, { as });
      return result.reason ?? result.status;
    };
    const abroad = { latitude: 1.3, longitude: 103.8 };
    expect([await validate(home), await validate(), await validate(abroad)]).toEqual([
      'DELIVERABLE',
      'collection-point-incomplete',
      'outside-area',
    ]);
    const quote = { source: abroad, destination: door, vendor_id: 'guest', delivery_type: 'food' } as const;
    expect(await server.client.refusal(calls.quoteDeliveryFee, { body: quote }, { as })).toEqual([
      'quote.outside-area',
    ]);
    const estimate = (from?: typeof home) =>
      server.client.call(
        calls.estimateDelivery,
        { body: { vendor_id: 'guest', destination: door, ...(from ? { source: from } : {}) } },
        { as },
      );
    expect(await estimate(home)).toMatchObject({ ok: true });
    expect(await estimate()).toMatchObject({
      error: { errors: [{ code: 'vendor.no-coordinates', meta: { field: 'source' } }] },
    });
  });

  it('has the delivery area of the city where it is collected', async () => {
    const as = await guestToken(server);
    const areaAt = async (query: { lat?: string; lng?: string }) => {
      const ask = { params: { id: 'guest' }, query };
      return (await server.client.answer(calls.getDeliveryArea, ask, { as })).result.area;
    };
    expect(await areaAt({ lat: String(home.latitude), lng: String(home.longitude) })).toEqual({
      type: 'MultiPolygon',
      coordinates: areaOfCity('TH'),
    });
    // Before the guest has chosen a place.
    expect(await areaAt({})).toBeNull();
  });

  it('is refused from a place that was not quoted', async () => {
    const as = await guestToken(server);
    const body = { ...(await guestRequest(server, as)), sender: senderAt({ latitude: 13.75, longitude: 100.55 }) };
    expect(await server.client.refusal(calls.createOrder, { body }, { as })).toEqual(['SignatureForeign']);
  });

  it('is created once for an idempotency key, and another guest’s key is a different key', async () => {
    const [one, other] = [await guestToken(server), await guestToken(server)];
    const body = await guestRequest(server, one);
    const send = (as: string, request = body) =>
      server.client.call(calls.createOrder, { body: request }, { as, key: 'same-key', headers: freshAddress() });
    const [first, again] = [await send(one), await send(one)];
    expect(again).toEqual({ ...first, headers: again.headers });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await send(other, await guestRequest(server, other))).toMatchObject({ ok: true });
    expect(await listedAt(server, one, 'guest')).toHaveLength(1);
  });

  it('can be edited to another door with the guest’s own quote, and cancelled', async () => {
    const [as, other] = [await guestToken(server), await guestToken(server)];
    const order = await guestOrder(server, as);
    const there = { latitude: 13.7402, longitude: 100.5601 };
    const edit = async (quotedTo: string) => {
      const body = { source: home, destination: there, vendor_id: 'guest', delivery_type: 'food' } as const;
      const priced = { ...body, payment_method: 'CASH_ON_DELIVERY' };
      const { result } = await server.client.answer(calls.quoteDeliveryFee, { body: priced }, { as: quotedTo });
      const changed = {
        vendor_id: 'guest',
        payment_method: 'CASH_ON_DELIVERY',
        amount: 300,
        item_details: 'two cakes',
        location: { address: '1, , Soi 19', ...there, notes: '' },
        delivery_fee: result.fee,
        signature: result.signature,
        updated_at: new Date(server.clock.now() + 60_000).toISOString(),
      };
      return server.client.call(calls.updateOrder, { params: { id: order.order_id }, body: changed }, { as });
    };
    expect(await edit(other)).toMatchObject({ codes: ['SignatureForeign'] });
    expect(await edit(as)).toMatchObject({ ok: true, answer: { result: { order: { amount: 300 } } } });
    const cancel = { vendor_id: 'guest', order_id: order.order_id, reason: 'mistake-error' } as const;
    expect((await server.client.answer(calls.cancelOrder, { body: cancel }, { as })).result.status).toBe('CANCELLED');
  });

  it('is refused beyond five orders in progress, however many are sent at once', async () => {
    const as = await guestToken(server);
    const bodies: OrderRequest[] = [];
    for (let count = 0; count < guestOrdersUnderWay + 3; count += 1) bodies.push(await guestRequest(server, as));
    const send = (body: OrderRequest) =>
      server.client.call(calls.createOrder, { body }, { as, headers: freshAddress() });
    const answers = await Promise.all(bodies.map(send));
    const refused = answers.flatMap((answered) => (answered.ok ? [] : answered.codes));
    expect(refused).toEqual(['guest.too-many-orders', 'guest.too-many-orders', 'guest.too-many-orders']);
    expect(await listedAt(server, as, 'guest')).toHaveLength(guestOrdersUnderWay);
  });

  it('is limited by network address as the deployment’s setting says', async () => {
    const strict = await startGuestServer({ settings: { GUEST_ORDERS_PER_ADDRESS: '1' } });
    onTestFinished(() => strict.stop());
    const headers = freshAddress();
    const send = async () => {
      const as = await guestToken(strict);
      const answered = await strict.client.call(
        calls.createOrder,
        { body: await guestRequest(strict, as) },
        { as, headers },
      );
      return answered.ok ? 'created' : answered.codes.join(', ');
    };
    expect([await send(), await send()]).toEqual(['created', 'guest.too-many']);
  });

  it('can be scheduled for later', async () => {
    const preorderedFor = server.clock.now() / 1000 + 47 * 3600;
    const order = await guestOrder(server, await guestToken(server), { preorderedFor });
    expect(order).toMatchObject({ status: 'RECEIVED', preordered_for: preorderedFor });
  });
});

describe('the list of a guest', () => {
  it('contains the guest’s own orders, page by page, and finds them by id and phone number', async () => {
    const [as, other] = [await guestToken(server), await guestToken(server)];
    const own: string[] = [];
    for (const customerPhone of ['+66812345678', '+66898765432', '+66812345678']) {
      server.clock.advance(1000);
      own.unshift((await guestOrder(server, as, { customerPhone })).order_id);
      await guestOrder(server, other);
    }
    expect(await listedAt(server, as, 'guest')).toEqual(own);
    expect(await listedAt(server, as, 'guest', { include_outlets: 'true', status: 'ACTIVE', count: '200' })).toEqual(
      own,
    );
    expect(await listedAt(server, as, 'guest', { customer_phone_number: '081 234 5678' })).toEqual([own[0], own[2]]);
    expect(await listedAt(server, as, 'guest', { search: own[1] ?? '' })).toEqual([own[1]]);
    expect(await listedAt(server, other, 'guest', { search: own[1] ?? '' })).toEqual([]);
    const first = await server.client.answer(
      calls.listOrders,
      { params: { id: 'guest' }, query: { count: '2' } },
      { as },
    );
    const key = first.result.pagination_key ?? '';
    expect(await listedAt(server, as, 'guest', { count: '2', pagination_key: key })).toEqual([own[2]]);
    // Another guest's pagination key shows no orders of that guest.
    expect(await listedAt(server, other, 'guest', { pagination_key: key })).not.toContain(own[2]);
  });
});

describe('the live channel of a guest', () => {
  it('sends updates of the guest’s own orders, including missed ones', async () => {
    const [as, other] = [await guestToken(server), await guestToken(server)];
    const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { as });
    const socket = await LiveSocket.open(server.address, result.ticket);
    const { cursor } = (await socket.subscribe('guest')) as { cursor: string };
    await guestOrder(server, other);
    const { order_id: orderId } = await guestOrder(server, as);
    await guestOrder(server, other);
    await dispatched(server, orderId);
    await reportAll(server, orderId, ['ASSIGNED_TO_TRANSPORT']);
    await socket.until(() => socket.updates().some(({ order }) => order.status === 'ASSIGNED_TO_TRANSPORT'));
    const updates = socket.updates();
    expect(new Set(updates.map(({ order }) => order.order_id))).toEqual(new Set([orderId]));
    await socket.close();

    const late = await LiveSocket.open(server.address, as);
    await late.subscribe('guest', { cursor, include_outlets: true });
    await late.until(() => late.updates().length >= updates.length);
    expect(late.updates()).toEqual(updates);
    await late.close();
  });

  it('closes when the token expires', async () => {
    const quick = await startGuestServer({
      settings: { GUEST_SESSION_HOURS: '1' },
      overrides: { pingMilliseconds: 2000 },
    });
    onTestFinished(() => quick.stop());
    const socket = await LiveSocket.open(quick.address, await guestToken(quick));
    await socket.subscribe('guest');
    quick.clock.advance(3_600_000);
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(closeCodes.credentialRefused);
  });
});

describe('guest checkout that is switched off', () => {
  it('refuses tokens as expired, closes sockets, and accepts the tokens again when it is switched on', async () => {
    let guest_checkout = true;
    const flags = { ...fixedFlags({}), now: () => fixedFlags({ guest_checkout }).now() };
    const switched = await startGuestServer({ overrides: { flags, pingMilliseconds: 2000 } });
    onTestFinished(() => switched.stop());
    const as = await guestToken(switched);
    const { order_id: orderId } = await guestOrder(switched, as);
    const socket = await LiveSocket.open(switched.address, as);
    await socket.subscribe('guest');
    const { result } = await switched.client.answer(calls.createLiveTicket, { body: {} }, { as });

    guest_checkout = false;
    expect(await seenAt(switched, as, 'guest', orderId)).toBe('session.expired');
    expect(await switched.client.refusal(calls.listVendors, {}, { as })).toEqual(['session.expired']);
    await socket.until(() => socket.closed !== null);
    const withTicket = await LiveSocket.open(switched.address, result.ticket);
    await withTicket.until(() => withTicket.closed !== null);
    expect([socket.closed, withTicket.closed]).toEqual([4401, 4401]);

    guest_checkout = true;
    expect(await seenAt(switched, as, 'guest', orderId)).toBe(orderId);
  });
});

describe('a guest’s token', () => {
  it('is still valid after a restart, and so are its orders', async () => {
    const data = await testingData();
    onTestFinished(() => data.remove());
    const before = await startGuestServer({ data });
    const as = await guestToken(before);
    const { order_id: orderId } = await guestOrder(before, as);
    await before.stop();
    const after = await startGuestServer({ data });
    onTestFinished(() => after.stop());
    expect(await listedAt(after, as, 'guest')).toEqual([orderId]);
    expect(await seenAt(after, await guestToken(after), 'guest', orderId)).toBe('order.not-found');
  });

  it('is never logged, wherever it was sent', async () => {
    const as = await guestToken(server);
    const prolonged = await guestToken(server, as);
    const { order_id: orderId } = await guestOrder(server, prolonged);
    const socket = await LiveSocket.open(server.address, as);
    await socket.close();
    await server.client.call(calls.getOrder, { query: { vendorId: 'guest', orderId } }, { as: `${as.slice(0, -2)}xx` });
    const session = await server.signIn(demoAccount);
    const join = (token: string) =>
      server.client.call(calls.joinGuest, { body: { guest_token: token } }, { as: session });
    await join(`${as.slice(0, -2)}xx`);
    await join(prolonged);
    await seenAt(server, as, 'guest', orderId);
    const logged = server.log();
    expect(logged).toContain('join-guest');
    expect(logged).toContain('create-guest-session');
    for (const token of [as, prolonged]) {
      // The payload and the signature alone must not be logged either.
      for (const part of token.split('.').slice(1)) expect(logged).not.toContain(part);
    }
    expect(logged).not.toContain('niran@riderbell.test');
  });
});

describe('the fleet of the demo', () => {
  it('delivers a guest’s order', async () => {
    const demo = await startGuestServer({
      settings: { FLEET_SPEED: '300' },
      overrides: { fleet: undefined, now: Date.now },
    });
    onTestFinished(() => demo.stop());
    const as = await guestToken(demo);
    const { order_id: orderId } = await guestOrder(demo, as);
    const read = async () => {
      const query = { vendorId: 'guest', orderId };
      return (await demo.client.answer(calls.getOrder, { query }, { as })).result;
    };
    await expect.poll(async () => (await read()).status, { timeout: 45_000, interval: 100 }).toBe('DELIVERED');
    expect((await read()).proofs.toSorted()).toEqual(['delivery', 'pickup']);
  });
});
