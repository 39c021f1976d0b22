import { type Call, pathOf } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FleetStatus } from '../../src/features/fleet/ports.ts';
import { rider, statusEvent } from '../fleet/fleet-reports.ts';
import { dispatched, guestOrder, home, senderAt } from '../guests/guest-orders.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { create, dispatchedOrder, door, quotedRequest, readOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { carried, moveRider, orderOnItsWay, receiptOf, tracked } from './linked-orders.ts';

/** As the flag show-track-order-before-picked-up stands now. */
let beforePickUp = false;
const flags = () => ({
  ...defaultFlags(),
  guest_checkout: true,
  'show-track-order-before-picked-up': beforePickUp,
});

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({
    settings: { TRUST_PROXY: 'loopback' },
    overrides: { flags: { now: flags, of: async () => flags(), close: async () => undefined } },
  });
});
afterAll(() => server.stop());

/** What comes over the wire, as text: nothing that the client's own reading leaves out. */
async function textOf(call: Call, orderId: string): Promise<string> {
  return (await fetch(new URL(pathOf(call, { orderId }), server.address))).text();
}

/** Everything that may be secret of an order, where its vendor sees it. */
const secrets = {
  phone: '+66899990001',
  notes: 'the key is under the third pot',
  unit: '77K',
  building: 'Silent Tower',
  items: 'two rings in a blue box',
  vat: 'TH998877',
  amount: 4987.25,
};

/** An order with all of them. */
async function secretOrder(paymentMethod: string): Promise<string> {
  const session = await server.demo();
  const request = await quotedRequest(server, session, { paymentMethod, notes: secrets.notes });
  const location = { ...request.customer.location, address: `${secrets.unit}, ${secrets.building}, Sukhumvit Soi 23` };
  const answered = await create(server, session, {
    ...request,
    customer: { ...request.customer, phone_number: secrets.phone, location },
    order: { ...request.order, amount: secrets.amount, description: secrets.items },
    vat_number: secrets.vat,
  });
  if (!answered.ok) throw new Error(answered.codes.join());
  return answered.answer.result.order_id;
}

describe('whoever has the link', () => {
  it('learns nothing that is the vendor’s, on the way and after the end', async () => {
    const other = await dispatchedOrder(server);
    const orderId = await secretOrder('PAID');
    const reason = 'the customer moved to Silom';
    await carried(server, orderId, []);
    await server.server.fleet.receive(statusEvent(orderId, 2, 'DELAYED', { reason }));
    await server.server.fleet.receive(statusEvent(orderId, 3, 'PICKED_UP', { reason }));
    const onTheWay = await textOf(calls.getTrackedOrder, orderId);
    await server.server.fleet.receive(statusEvent(orderId, 4, 'DELIVERED', { reason }));
    const vendors = JSON.stringify(await readOrder(server, orderId));
    const afterwards = await textOf(calls.getTrackedOrder, orderId);
    const receipt = await textOf(calls.getDeliveryReceipt, orderId);

    const { items, amount, ...texts } = secrets;
    const vendorSees = [...Object.values(texts), String(amount), reason, '"by"', '"reason"', '"delivery_fee"'];
    for (const secret of vendorSees) expect(vendors).toContain(secret);
    const nobodySees = [demoAccount.email, other.order_id, rider.id, '"d001"', '"fleet"'];
    for (const text of [onTheWay, afterwards, receipt]) {
      expect(text).toContain(orderId);
      for (const secret of [...vendorSees, ...nobodySees]) expect(text).not.toContain(secret);
    }
    // What was sent, to whom, and the whole name of who brought it, is for the receipt alone.
    for (const own of [items, 'Somsri Thongchai', rider.name]) {
      expect(receipt).toContain(own);
      expect(onTheWay + afterwards).not.toContain(own);
    }
  });

  it.each([
    ['CASH_ON_DELIVERY', secrets.amount],
    ['PAID', null],
  ])('learns the value where it is paid at the door: %s', async (method, shown) => {
    const orderId = await secretOrder(method);
    expect((await tracked(server, orderId)).to_pay).toBe(shown);
    await carried(server, orderId, ['PICKED_UP', 'DELIVERED']);
    expect((await tracked(server, orderId)).to_pay).toBeNull();
    expect((await receiptOf(server, orderId)).collected).toBe(shown);
  });

  it('of an individual’s parcel learns the sender’s name alone', async () => {
    const { order_id: orderId } = await guestOrder(server, await guestToken(server));
    await dispatched(server, orderId);
    await carried(server, orderId, ['PICKED_UP']);
    const sender = senderAt();
    const shown = await tracked(server, orderId);
    expect(shown).toMatchObject({
      kind: 'individual',
      origin: { name: sender.name, phone_number: null, latitude: 13.74, longitude: 100.56 },
      destination: { address: 'Sukhumvit Soi 23', ...door },
      to_pay: 265,
    });
    await server.server.fleet.receive(statusEvent(orderId, 3, 'DELIVERED'));
    const receipt = await receiptOf(server, orderId);
    expect(receipt).toMatchObject({
      kind: 'individual',
      sender: { name: sender.name, address: null, phone_number: null },
    });
    const texts = await Promise.all(
      [calls.getTrackedOrder, calls.getDeliveryReceipt].map((call) => textOf(call, orderId)),
    );
    const secret = [sender.email, sender.email.toLowerCase(), '812349999', 'Soi 11', 'green gate', '7, Baan Suan'];
    for (const one of [...secret, String(home.latitude), String(home.longitude)]) {
      expect(texts.join()).not.toContain(one);
    }
  });
});

const who = { name: 'Kanda', vehicle: rider.vehicle };
const reachable = { ...who, phone_number: rider.phoneNumber, position: { latitude: 13.74, longitude: 100.56 } };
const gone = { ...who, phone_number: null, position: null };

describe('the rider', () => {
  const collected: FleetStatus[] = ['NEAR_VENDOR', 'PICKED_UP'];

  it.each<[string, FleetStatus[], boolean, object | null]>([
    ['before the pick-up', [], false, null],
    ['before the pick-up, with the flag', [], true, reachable],
    ['late before the pick-up', ['DELAYED'], false, null],
    ['with the parcel', collected, false, reachable],
    ['late with the parcel', [...collected, 'DELAYED'], false, reachable],
    ['at the door', [...collected, 'NEAR_CUSTOMER'], false, reachable],
    ['after the delivery', [...collected, 'DELIVERED'], false, gone],
    ['after the delivery, with the flag', [...collected, 'DELIVERED'], true, gone],
    ['on the way back', [...collected, 'RETURN_INITIATED'], true, gone],
    ['back at the shop', [...collected, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], true, gone],
    ['of an order that was cancelled', [...collected, 'CANCELLED'], true, null],
    ['who dropped out', ['WAITING_FOR_TRANSPORT'], true, null],
  ])('%s', async (_, way, flag, shown) => {
    beforePickUp = flag;
    const orderId = await orderOnItsWay(server, { way });
    const order = await tracked(server, orderId);
    if (shown === null) expect(order.rider).toBeNull();
    else expect(order.rider).toMatchObject(shown);
    const ended = ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'].includes(order.status);
    expect(order.expires_at === null).toBe(!ended);
    expect(order.estimation.drop_off_at === null).toBe(ended);
    beforePickUp = false;
  });

  it('is where it was last, and a parcel is followed while nobody knows where', async () => {
    const unseen = { ...rider, id: 'rider-unseen' };
    const { order_id: orderId } = await dispatchedOrder(server);
    await server.server.fleet.receive(statusEvent(orderId, 1, 'PICKED_UP', { rider: unseen }));
    expect((await tracked(server, orderId)).rider).toEqual({ ...gone, phone_number: rider.phoneNumber });
    const seen = await orderOnItsWay(server);
    // A little further: a rider that jumps is not believed.
    server.clock.advance(10_000);
    await moveRider(server, 13.7404, 100.5603);
    expect((await tracked(server, seen)).rider?.position).toEqual({
      latitude: 13.7404,
      longitude: 100.5603,
      updated_at: server.clock.iso(),
    });
  });
});
