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
import { carryOrder, moveRider, orderInProgress, receiptOf, tracked } from './linked-orders.ts';

/** The present value of the flag show-track-order-before-picked-up. */
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

/** The raw text of the answer, before the client parses it. */
async function textOf(call: Call, orderId: string): Promise<string> {
  return (await fetch(new URL(pathOf(call, { orderId }), server.address))).text();
}

/** Everything in an order that only its vendor may see. */
const secrets = {
  phone: '+66899990001',
  notes: 'the key is under the third pot',
  unit: '77K',
  building: 'Silent Tower',
  items: 'two rings in a blue box',
  vat: 'TH998877',
  amount: 4987.25,
};

/** Creates an order with all of them. */
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

describe('a person with the link', () => {
  it('sees nothing that only the vendor may see, during the delivery and after it', async () => {
    const other = await dispatchedOrder(server);
    const orderId = await secretOrder('PAID');
    const reason = 'the customer moved to Silom';
    await carryOrder(server, orderId, []);
    await server.server.fleet.receive(statusEvent(orderId, 2, 'DELAYED', { reason }));
    await server.server.fleet.receive(statusEvent(orderId, 3, 'PICKED_UP', { reason }));
    const onTheWay = await textOf(calls.getTrackedOrder, orderId);
    await server.server.fleet.receive(statusEvent(orderId, 4, 'DELIVERED', { reason }));
    const vendors = JSON.stringify(await readOrder(server, orderId));
    const afterwards = await textOf(calls.getTrackedOrder, orderId);
    const receipt = await textOf(calls.getDeliveryReceipt, orderId);

    const { items, amount, ...texts } = secrets;
    const onlyForVendor = [...Object.values(texts), String(amount), reason, '"by"', '"reason"', '"delivery_fee"'];
    for (const secret of onlyForVendor) expect(vendors).toContain(secret);
    const neverShown = [demoAccount.email, other.order_id, rider.id, '"d001"', '"fleet"'];
    for (const text of [onTheWay, afterwards, receipt]) {
      expect(text).toContain(orderId);
      for (const secret of [...onlyForVendor, ...neverShown]) expect(text).not.toContain(secret);
    }
    // The items, the recipient and the rider's full name are only on the receipt.
    for (const own of [items, 'Somsri Thongchai', rider.name]) {
      expect(receipt).toContain(own);
      expect(onTheWay + afterwards).not.toContain(own);
    }
  });

  it.each([
    ['CASH_ON_DELIVERY', secrets.amount],
    ['PAID', null],
  ])('sees the item value only if it is paid at the door: %s', async (method, shown) => {
    const orderId = await secretOrder(method);
    expect((await tracked(server, orderId)).to_pay).toBe(shown);
    await carryOrder(server, orderId, ['PICKED_UP', 'DELIVERED']);
    expect((await tracked(server, orderId)).to_pay).toBeNull();
    expect((await receiptOf(server, orderId)).collected).toBe(shown);
  });

  it('sees only the sender’s name of an individual’s parcel', async () => {
    const { order_id: orderId } = await guestOrder(server, await guestToken(server));
    await dispatched(server, orderId);
    await carryOrder(server, orderId, ['PICKED_UP']);
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

const firstName = { name: 'Kanda', vehicle: rider.vehicle };
const withContact = { ...firstName, phone_number: rider.phoneNumber, position: { latitude: 13.74, longitude: 100.56 } };
const withoutContact = { ...firstName, phone_number: null, position: null };

describe('the rider', () => {
  const collected: FleetStatus[] = ['NEAR_VENDOR', 'PICKED_UP'];

  it.each<[string, FleetStatus[], boolean, object | null]>([
    ['before the pick-up', [], false, null],
    ['before the pick-up, with the flag', [], true, withContact],
    ['late before the pick-up', ['DELAYED'], false, null],
    ['with the parcel', collected, false, withContact],
    ['late with the parcel', [...collected, 'DELAYED'], false, withContact],
    ['at the door', [...collected, 'NEAR_CUSTOMER'], false, withContact],
    ['after the delivery', [...collected, 'DELIVERED'], false, withoutContact],
    ['after the delivery, with the flag', [...collected, 'DELIVERED'], true, withoutContact],
    ['on the way back', [...collected, 'RETURN_INITIATED'], true, withoutContact],
    ['back at the shop', [...collected, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], true, withoutContact],
    ['after a cancellation', [...collected, 'CANCELLED'], true, null],
    ['after giving the order back', ['WAITING_FOR_TRANSPORT'], true, null],
  ])('is shown as its status allows: %s', async (_, statuses, flag, shown) => {
    beforePickUp = flag;
    const orderId = await orderInProgress(server, { statuses });
    const order = await tracked(server, orderId);
    if (shown === null) expect(order.rider).toBeNull();
    else expect(order.rider).toMatchObject(shown);
    const ended = ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'].includes(order.status);
    expect(order.expires_at === null).toBe(!ended);
    expect(order.estimation.drop_off_at === null).toBe(ended);
    beforePickUp = false;
  });

  it('is shown at its last position, and the parcel can be followed without a position', async () => {
    const unseen = { ...rider, id: 'rider-unseen' };
    const { order_id: orderId } = await dispatchedOrder(server);
    await server.server.fleet.receive(statusEvent(orderId, 1, 'PICKED_UP', { rider: unseen }));
    expect((await tracked(server, orderId)).rider).toEqual({ ...withoutContact, phone_number: rider.phoneNumber });
    const seen = await orderInProgress(server);
    // A small distance, because a jump would be refused.
    server.clock.advance(10_000);
    await moveRider(server, 13.7404, 100.5603);
    expect((await tracked(server, seen)).rider?.position).toEqual({
      latitude: 13.7404,
      longitude: 100.5603,
      updated_at: server.clock.iso(),
    });
  });
});
