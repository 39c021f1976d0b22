import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openAccount } from '../accounts/testing-accounts.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { guestOrder, home } from '../guests/guest-orders.ts';
import { guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { dispatchedOrder, door, originOf, otherDoor, placeOrder, quotedRequest } from '../orders/order-requests.ts';
import type { Session, TestingServer } from '../testing-server.ts';
import { askAbout, callFee, changeQuote, moveVendor, changeDoor } from './edit-quotes.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startGuestServer();
});
afterAll(() => server.stop());

/** The place to which the outlet moves while an order is in progress. */
const newShop = { latitude: 13.7301, longitude: 100.5812 };
/** Some kilometres away from all other places here. */
const distant = { latitude: 13.7571, longitude: 100.5341 };

/** An order of an outlet that moved while the order was in progress. */
async function orderBeforeMove(on = server, city?: string): Promise<Order> {
  await moveVendor(on, 'd002', originOf('d002'));
  const order = await placeOrder(on, { vendorId: 'd002' });
  await moveVendor(on, 'd002', newShop, city);
  return order;
}

/** A guest's order that has moved to an account. */
async function joinedOrder(as: Session, vendorId = 'demo', on = server): Promise<Order> {
  const token = await guestToken(on);
  const { order_id: orderId } = await guestOrder(on, token);
  await on.client.answer(calls.joinGuest, { body: { guest_token: token } }, { as });
  return (await on.client.answer(calls.getOrder, { query: { vendorId, orderId } }, { as })).result;
}

describe('an order whose vendor moved since', () => {
  it('is priced, checked and estimated from its own collection point, whatever the request says', async () => {
    const order = await orderBeforeMove();
    const as = await server.demo();
    const distance = estimatedRoadMetres(originOf('d002'), distant);
    expect(distance).not.toBe(estimatedRoadMetres(newShop, distant));
    const fee = 35 + Math.ceil((distance - 1000) / 1000) * 7;
    expect(await askAbout(server, order, as, distant)).toMatchObject({
      area: 'DELIVERABLE',
      fee: { fee, distance },
      distance,
    });
  });

  it('can be changed to another door at that price, and not at a price from the new place', async () => {
    const order = await orderBeforeMove();
    const as = await server.demo();
    const fromNewPlace = await callFee(server, { vendor_id: 'd002', source: newShop }, as);
    if (!fromNewPlace.ok) throw new Error(fromNewPlace.codes.join(', '));
    expect(await changeDoor(server, order, fromNewPlace.answer.result, as)).toBe('SignatureForeign');
    const quote = await changeQuote(server, order, as);
    expect(await changeDoor(server, order, quote, as)).toMatchObject({
      status: 'MODIFIED',
      delivery_fee: quote.fee,
      distance: quote.distance,
      customer: { location: otherDoor },
      collection_point: originOf('d002'),
    });
  });

  it('keeps the price of its city when its vendor moves to another city', async () => {
    const order = await orderBeforeMove(server, 'Hua Hin');
    const { fee, distance } = await changeQuote(server, order, await server.demo(), distant);
    expect(fee).toBe(35 + Math.ceil((distance - 1000) / 1000) * 7);
  });

  it('has a price that no new order can use', async () => {
    const order = await orderBeforeMove();
    const as = await server.demo();
    const { fee, signature } = await changeQuote(server, order, as);
    await moveVendor(server, 'd002', originOf('d002'));
    const fresh = await quotedRequest(server, as, { vendorId: 'd002', destination: otherDoor });
    await moveVendor(server, 'd002', newShop);
    const body = { ...fresh, delivery_fee: fee, signature };
    expect(await server.client.refusal(calls.createOrder, { body }, { as })).toEqual(['SignatureForeign']);
  });
});

describe('the order of a guest', () => {
  it('is priced for its guest from the sender and can be changed to another door', async () => {
    const as = await guestToken(server);
    const order = await guestOrder(server, as);
    const distance = estimatedRoadMetres(home, distant);
    const { area, fee, distance: estimated } = await askAbout(server, order, as, distant);
    expect({ area, estimated }).toEqual({ area: 'DELIVERABLE', estimated: distance });
    if (typeof fee === 'string') throw new Error(fee);
    expect(await changeDoor(server, order, fee, as, distant)).toMatchObject({
      delivery_fee: fee.fee,
      distance,
      collection_point: home,
    });
  });

  it('is not found by another guest or a merchant', async () => {
    const order = await guestOrder(server, await guestToken(server));
    const none = { area: 'order.not-found', fee: 'order.not-found', distance: 'order.not-found' };
    expect(await askAbout(server, order, await guestToken(server))).toEqual(none);
    expect(await askAbout(server, order, await server.demo())).toEqual(none);
    expect(await askAbout(server, { ...order, vendor_id: 'demo' }, await server.demo())).toEqual(none);
  });

  it('keeps the sender as its origin after it has moved to an account, and can be changed at the account’s price', async () => {
    const as = await server.signIn();
    const order = await joinedOrder(as);
    const quote = await changeQuote(server, order, as, distant);
    expect(quote.distance).toBe(estimatedRoadMetres(home, distant));
    expect(await changeDoor(server, order, quote, as, distant)).toMatchObject({
      vendor_id: 'demo',
      delivery_fee: quote.fee,
      collection_point: home,
    });
  });

  it('can be changed at a vendor without an address', async () => {
    const as = await server.signIn(await openAccount(server, 'niran-changes@riderbell.test'));
    const { result } = await server.client.answer(calls.listVendors, {}, { as });
    const vendorId = result.vendors[0]?.vendor_id ?? '';
    const order = await joinedOrder(as, vendorId);
    const { area, fee, distance } = await askAbout(server, order, as);
    expect({ area, distance }).toEqual({ area: 'DELIVERABLE', distance: estimatedRoadMetres(home, otherDoor) });
    if (typeof fee === 'string') throw new Error(fee);
    expect(await changeDoor(server, order, fee, as)).toMatchObject({ vendor_id: vendorId, delivery_fee: fee.fee });
  });

  it('cannot be changed, once it has moved to an account, at a price that was quoted to the guest', async () => {
    const token = await guestToken(server);
    const { order_id: orderId, vendor_id } = await guestOrder(server, token);
    const guests = await changeQuote(server, { order_id: orderId, vendor_id }, token);
    const as = await server.signIn();
    await server.client.answer(calls.joinGuest, { body: { guest_token: token } }, { as });
    const query = { vendorId: 'demo', orderId };
    const order = (await server.client.answer(calls.getOrder, { query }, { as })).result;
    expect(await changeDoor(server, order, guests, as)).toBe('SignatureForeign');
  });
});

describe('a caller who asks about a change of an order', () => {
  const none = { area: 'order.not-found', fee: 'order.not-found', distance: 'order.not-found' };

  it('may be the owner of the family’s head, and asks for the outlet', async () => {
    const order = await placeOrder(server);
    const as = await server.demo();
    const quote = await changeQuote(server, { ...order, vendor_id: 'demo' }, as);
    expect(quote.distance).toBe(estimatedRoadMetres(originOf('d001'), otherDoor));
    expect(await changeDoor(server, order, quote, as)).toMatchObject({ vendor_id: 'd001', delivery_fee: quote.fee });
  });

  it('finds no order at another outlet, at a foreign vendor or under an unknown id', async () => {
    const order = await placeOrder(server);
    expect(await askAbout(server, { ...order, vendor_id: 'd002' }, await server.demo())).toEqual(none);
    expect(await askAbout(server, order, await server.other())).toEqual(none);
    expect(await askAbout(server, { ...order, vendor_id: 'othr' }, await server.other())).toEqual(none);
    const unknown = { vendor_id: 'd001', order_id: 'd001-0000000000' };
    expect(await askAbout(server, unknown, await server.demo())).toEqual(none);
  });

  it('is refused for an order that was collected or cancelled', async () => {
    const late = { area: 'order.cannot-edit', fee: 'order.cannot-edit', distance: 'order.cannot-edit' };
    const as = await server.demo();
    const collected = await dispatchedOrder(server);
    await reportAll(server, collected.order_id, ['PICKED_UP']);
    expect(await askAbout(server, collected, as)).toEqual(late);
    const { vendor_id, order_id } = await placeOrder(server);
    const cancel = { vendor_id, order_id, reason: 'mistake-error' } as const;
    await server.client.answer(calls.cancelOrder, { body: cancel }, { as });
    expect(await askAbout(server, { vendor_id, order_id }, as)).toEqual(late);
  });

  it('is refused with an invalid id', async () => {
    const asked = await callFee(server, { vendor_id: 'd001', order_id: 'd001 or any' }, await server.demo());
    expect(asked).toMatchObject({ ok: false, codes: ['request.invalid'] });
  });
});

describe('the price of a change', () => {
  it('can be used once, for its door and its fee only', async () => {
    const order = await orderBeforeMove();
    const as = await server.demo();
    const quote = await changeQuote(server, order, as);
    expect(await changeDoor(server, order, quote, as, distant)).toBe('SignatureForeign');
    expect(await changeDoor(server, order, { ...quote, fee: quote.fee - 1 }, as)).toBe('SignatureInvalid');
    expect(await changeDoor(server, order, quote, as)).toMatchObject({ delivery_fee: quote.fee });
    const back = await changeQuote(server, order, as, door);
    expect(await changeDoor(server, order, back, as, door)).toMatchObject({ delivery_fee: back.fee });
    expect(await changeDoor(server, order, quote, as)).toBe('SignatureUsed');
  });

  it('expires like any other', async () => {
    const order = await orderBeforeMove();
    const quote = await changeQuote(server, order, await server.demo());
    server.clock.advance(900_000);
    onTestFinished(() => server.clock.advance(-900_000));
    expect(await changeDoor(server, order, quote, await server.signIn())).toBe('SignatureExpired');
  });
});

describe('the delivery area and the hours of a change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'areas-'));
  const around = (properties: object, { latitude, longitude }: typeof door, reach: number) => {
    const [south, north, west, east] = [latitude - reach, latitude + reach, longitude - reach, longitude + reach];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
  };
  let fenced: TestingServer;
  beforeAll(async () => {
    const file = join(folder, 'areas.json');
    const features = [
      // Contains both doors of these tests and not the distant one.
      around({ city: 'Bangkok' }, door, 0.01),
      around({ city: 'Hua Hin' }, distant, 0.001),
      around({ vendor_id: 'demo' }, distant, 0.002),
      around({ vendor_id: 'd002' }, door, 0.009),
    ];
    writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
    const country = { ...countryOf('TH'), serviceHours: '0800:2200' };
    fenced = await startGuestServer({ settings: { DELIVERY_AREAS_FILE: file }, overrides: { country } });
  });
  afterAll(async () => {
    await fenced.stop();
    rmSync(folder, { recursive: true });
  });

  const outside = { area: 'outside-area', fee: 'quote.outside-area' };
  const price = { fee: 1, signature: 'none' };

  it('the area is the vendor’s own, wherever the vendor moves', async () => {
    const order = await orderBeforeMove(fenced, 'Hua Hin');
    const as = await fenced.demo();
    expect(await askAbout(fenced, order, as, distant)).toMatchObject(outside);
    expect(await changeDoor(fenced, order, price, as, distant)).toBe('quote.outside-area');
    expect(await changeDoor(fenced, order, await changeQuote(fenced, order, as), as)).toMatchObject({
      customer: { location: otherDoor },
    });
  });

  it('the area of a guest’s order is that of the city around its sender, also after it has moved to an account', async () => {
    const token = await guestToken(fenced);
    const order = await guestOrder(fenced, token);
    expect(await askAbout(fenced, order, token, distant)).toMatchObject(outside);
    expect(await changeDoor(fenced, order, price, token, distant)).toBe('quote.outside-area');
    const as = await fenced.signIn();
    const joined = await joinedOrder(as, 'demo', fenced);
    expect(await askAbout(fenced, joined, as, distant)).toMatchObject(outside);
    expect(await changeDoor(fenced, joined, price, as, distant)).toBe('quote.outside-area');
    const quote = await changeQuote(fenced, joined, as);
    expect(await changeDoor(fenced, joined, quote, as)).toMatchObject({ customer: { location: otherDoor } });
  });

  it('the service hours do not apply to an existing order, but the area does', async () => {
    const order = await orderBeforeMove(fenced);
    fenced.clock.advance(12 * 3_600_000);
    onTestFinished(() => fenced.clock.advance(-12 * 3_600_000));
    const as = await fenced.signIn();
    const body = { location: otherDoor, vendor_id: 'd002' };
    const fresh = await fenced.client.answer(calls.validateDeliveryArea, { body }, { as });
    expect(fresh.result.reason).toBe('closed');
    expect(await askAbout(fenced, order, as, distant)).toMatchObject(outside);
    const { area, fee } = await askAbout(fenced, order, as);
    if (typeof fee === 'string') throw new Error(fee);
    expect(area).toBe('DELIVERABLE');
    expect(await changeDoor(fenced, order, fee, as)).toMatchObject({ delivery_fee: fee.fee });
  });
});
