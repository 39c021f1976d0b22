import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { moveBy } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { FleetStatusEvent, RiderPosition } from '../../src/features/fleet/ports.ts';
import { rider, statusEvent } from '../fleet/fleet-reports.ts';
import { create, door, quotedRequest, readOrder } from '../orders/order-requests.ts';
import { fixedFlags } from '../testing-flags.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';

const withBook = (isOn: boolean) =>
  startTestingServer({
    settings: { FLEET: 'none' },
    overrides: { flags: fixedFlags({ 'activate-address-book': isOn }) },
  });

let server: TestingServer;
beforeAll(async () => {
  server = await withBook(true);
});
afterAll(() => server.stop());

const gate = moveBy(door, 60, 0);
let numbers = 0;
/** A phone number that no other test uses. */
const newPhone = () => `+6681000${String((numbers += 1)).padStart(4, '0')}`;

async function order(phone: string, vendorId = 'd001', at = server): Promise<Order> {
  const as = await at.demo();
  const request = await quotedRequest(at, as, { vendorId });
  const answered = await create(at, as, { ...request, customer: { ...request.customer, phone_number: phone } });
  if (!answered.ok) throw new Error(`refused: ${answered.codes.join(', ')}`);
  return answered.answer.result;
}

/** Reports a delivery; `seen` says where the rider was, how long ago and how exactly. */
async function deliver(
  id: string,
  {
    seen = {},
    event = {},
    at = server,
  }: {
    seen?: Partial<RiderPosition> & { ago?: number };
    event?: Partial<FleetStatusEvent>;
    at?: TestingServer;
  } = {},
): Promise<void> {
  const { ago = 2000, ...place } = seen;
  const { fleet } = at.server;
  // Each order has its own rider, so that no position is older than a previous one.
  const of = { ...rider, id: `rider-${id}` };
  await fleet.receive(statusEvent(id, 1, 'PICKED_UP', { rider: of }));
  await fleet.receivePositions([{ rider: of, busy: true, ...gate, at: at.clock.now() - ago, ...place }]);
  await fleet.receive(statusEvent(id, 2, 'DELIVERED', { rider: of, ...event }));
}

async function search(phone: string, vendorId = 'd001', as?: Session): Promise<SavedAddress[]> {
  const ask = { params: { vendorId }, query: { query: phone } };
  return (await server.client.answer(calls.searchCustomers, ask, { as: as ?? (await server.demo()) })).body;
}
const spotOf = async (phone: string) => (await search(phone))[0]?.hand_over;

/** Waits until the address book has learned from all orders and deliveries. */
async function settled(at = server): Promise<void> {
  const waiting = `select job_id from jobs where name like 'learn-%' and finished_at is null`;
  await expect.poll(async () => (await at.server.database.pool.query(waiting)).rowCount, { timeout: 15_000 }).toBe(0);
}

/** A customer to whom two orders were handed over at the gate. */
async function knownCustomer(): Promise<string> {
  const phone = newPhone();
  for (const { order_id: id } of [await order(phone), await order(phone)]) {
    // The customer is learned before the hand-over, as in reality.
    await settled();
    await deliver(id);
  }
  await settled();
  return phone;
}

describe('the hand-over spot', () => {
  it('is returned with the saved customer from the second hand-over on', async () => {
    const phone = newPhone();
    const [first, second] = [await order(phone), await order(phone)];
    await settled();
    await deliver(first.order_id);
    await settled();
    expect(await search(phone)).toMatchObject([{ phone_number: phone, ...door }]);
    expect(await spotOf(phone)).toBeUndefined();
    await deliver(second.order_id, { seen: moveBy(gate, 6, 0) });
    await expect.poll(() => spotOf(phone)).toMatchObject({ times: 2, longitude: 100.5637 });
    expect((await spotOf(phone))?.latitude).toBeCloseTo(moveBy(door, 63, 0).latitude, 5);
  });

  it('is found by the phone number and the address, with or without the country prefix', async () => {
    const phone = await knownCustomer();
    expect(await search(`${phone.slice(3)} Sukhumvit Soi 23`)).toMatchObject([{ hand_over: { times: 2 } }]);
    expect(await search(`${phone.slice(3)} Silom`)).toEqual([]);
  });

  it.each<[string, Parameters<typeof deliver>[1]]>([
    ['an old position', { seen: { ago: 91_000 } }],
    ['a position streets away', { seen: moveBy(door, 400, 0) }],
    ['an inaccurate position', { seen: { accuracyMetres: 80 } }],
    ['a position long after a late event', { event: { occurredAt: Date.parse('2026-11-21T03:30:00.000Z') } }],
  ])('is not learned from %s', async (_, how) => {
    const phone = await knownCustomer();
    const { order_id: id } = await order(phone);
    await deliver(id, how);
    expect((await readOrder(server, id)).status).toBe('DELIVERED');
    await settled();
    expect(await spotOf(phone)).toMatchObject({ times: 2 });
  });

  it('is not learned from a rider who never reported a position', async () => {
    const phone = await knownCustomer();
    const { order_id: id } = await order(phone);
    await server.server.fleet.receive(statusEvent(id, 1, 'DELIVERED', { rider: { ...rider, id: 'rider-silent' } }));
    await settled();
    expect(await spotOf(phone)).toMatchObject({ times: 2 });
  });

  it('is learned once for an order, however often and late its events arrive', async () => {
    const phone = newPhone();
    const { order_id: id } = await order(phone);
    await settled();
    await deliver(id);
    await settled();
    await deliver(id);
    const events = [3, 2, 1, 4].map((sequence) => statusEvent(id, sequence, sequence > 1 ? 'DELIVERED' : 'PICKED_UP'));
    await Promise.all(events.map((event) => server.server.fleet.receive(event)));
    await settled();
    expect(await spotOf(phone)).toBeUndefined();
  });

  it('uses the rider of the order if the event names none', async () => {
    const phone = newPhone();
    for (const { order_id: id } of [await order(phone), await order(phone)]) {
      await settled();
      await deliver(id, { event: { rider: null } });
    }
    await expect.poll(() => spotOf(phone)).toMatchObject({ times: 2 });
  });

  it('is hidden from another vendor', async () => {
    const phone = await knownCustomer();
    expect(await search(phone, 'othr', await server.other())).toEqual([]);
    const ask = { params: { vendorId: 'd001' }, query: { query: phone } };
    expect(await server.client.refusal(calls.searchCustomers, ask, { as: await server.other() })).toEqual([
      'vendor.not-found',
    ]);
  });

  it('is forgotten with the customer, also while an order is in progress', async () => {
    const phone = await knownCustomer();
    const underWay = await order(phone);
    await settled();
    const id = (await search(phone))[0]?.id ?? '';
    const forget = { params: { vendorId: 'd001', id }, body: {} };
    await server.client.answer(calls.forgetCustomer, forget, { as: await server.demo() });
    await deliver(underWay.order_id);
    await settled();
    expect(await search(phone)).toEqual([]);
    server.clock.advance(1000);
    await order(phone);
    await expect.poll(() => search(phone)).toHaveLength(1);
    expect(await spotOf(phone)).toBeUndefined();
  });

  it('is not returned without the flag', async () => {
    const off = await withBook(false);
    onTestFinished(() => off.stop());
    const phone = newPhone();
    for (const { order_id: id } of [await order(phone, 'd001', off), await order(phone, 'd001', off)]) {
      await settled(off);
      await deliver(id, { at: off });
    }
    await settled(off);
    const known = 'select jsonb_array_length(hand_overs) as count from saved_customers where phone_number = $1';
    expect((await off.server.database.pool.query(known, [phone])).rows).toEqual([{ count: 2 }]);
    const ask = { params: { vendorId: 'd001' }, query: { query: phone } };
    expect((await off.client.answer(calls.searchCustomers, ask, { as: await off.demo() })).body).toEqual([]);
  });
});
