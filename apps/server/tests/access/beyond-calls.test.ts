import { calls } from '@riderbell/contract/calls.ts';
import { proofPath } from '@riderbell/contract/files.ts';
import { closeCodes } from '@riderbell/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, proofEvent, reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, placeOrder } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import type { TestingServer } from '../testing-server.ts';
import { beginOwner, settledGuestOrder } from './matrix-guests.ts';
import { type AskerName, askerNames, askers, credentialsOf, startAccessServer } from './askers.ts';

let server: TestingServer;
let disabledToken = '';
beforeAll(async () => {
  ({ server, disabledToken } = await startAccessServer());
  await beginOwner(server);
});
afterAll(() => server.stop());

const session = { access: 'session' } as const;

function credentials(asker: AskerName): Promise<(string | null)[]> {
  return credentialsOf(server, asker, session, disabledToken);
}

/** The one access token of an asker who has an account. */
async function tokenOf(asker: AskerName): Promise<string> {
  const [credential] = await credentials(asker);
  if (!credential) throw new Error(`${asker} has no token`);
  return credential.replace('Bearer ', '');
}

/** What each asker gets; several credentials of one must get the same. */
async function answersOf<T>(ask: (vendorId: string, credential: string | null) => Promise<T>) {
  const answers: [AskerName, T[]][] = [];
  for (const asker of askerNames) {
    const found = new Set<T>();
    for (const credential of await credentials(asker)) found.add(await ask(askers[asker].at, credential));
    answers.push([asker, [...found]]);
  }
  return Object.fromEntries(answers);
}

describe('the live channel', () => {
  /** "follows", the code of the refused subscription, or that of the closed socket. */
  async function subscribes(vendorId: string, authorization: string): Promise<string | number> {
    const socket = await LiveSocket.open(server.address, authorization);
    socket.send({ action: 'subscribeToVendor', vendor_id: vendorId });
    await socket.until(() => socket.closed !== null || socket.messages.length > 0);
    const { closed, messages } = socket;
    await socket.close();
    const [answer] = messages;
    if (!answer) return closed ?? 'nothing';
    return answer.type === 'error' ? answer.code : 'follows';
  }

  it('asks the same policy as the calls, with each kind of credential', async () => {
    const closed = [closeCodes.credentialRefused];
    const refused = ['live.subscription-refused'];
    expect(await answersOf((vendorId, credential) => subscribes(vendorId, credential ?? ''))).toEqual({
      nobody: closed,
      worthless: closed,
      over: closed,
      disabled: closed,
      operator: closed,
      courier: closed,
      parentOwner: ['follows'],
      parentOwnerAtParent: ['follows'],
      staff: ['follows'],
      staffAtSibling: refused,
      staffAtParent: refused,
      other: refused,
      worthlessGodroid: closed,
      overGodroid: closed,
      godroid: ['follows'],
      godroidAtSibling: refused,
      godroidAtParent: refused,
      godroidOfParent: refused,
      // Every guest may listen; what it hears is its own (tests/guests).
      guest: ['follows'],
      otherGuest: ['follows'],
      guestAtVendor: refused,
      worthlessGuest: closed,
      overGuest: closed,
      joinedGuest: closed,
      parentOwnerAtGuests: refused,
      godroidAtGuests: refused,
    });
  });

  it('opens with a ticket only what its session may see', async () => {
    const ticketOf = async (asker: AskerName) =>
      (await server.client.answer(calls.createLiveTicket, { body: {} }, { as: await tokenOf(asker) })).result.ticket;
    expect(await subscribes('d001', await ticketOf('staff'))).toBe('follows');
    expect(await subscribes('d002', await ticketOf('staff'))).toBe('live.subscription-refused');
    expect(await subscribes('d001', await ticketOf('other'))).toBe('live.subscription-refused');
    const [credential] = await credentials('godroid');
    const headers = { authorization: credential ?? '' };
    const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { headers });
    expect(await subscribes('d001', result.ticket)).toBe('follows');
    expect(await subscribes('d001', result.ticket)).toBe(closeCodes.credentialRefused);
  });

  it('tells the staff of an outlet nothing of another, also when they ask for all outlets', async () => {
    const socket = await LiveSocket.open(server.address, await tokenOf('staff'));
    await socket.subscribe('d001', { include_outlets: true });
    const foreign = await placeOrder(server, { vendorId: 'd002' });
    const own = await placeOrder(server, { vendorId: 'd001' });
    await socket.until(() => socket.updates().some(({ order }) => order.order_id === own.order_id));
    expect(socket.updates().map(({ order }) => order.order_id)).not.toContain(foreign.order_id);
    await socket.close();
  });
});

describe('a proof photo', () => {
  it('is for those who may see the order', async () => {
    const orders: Record<string, string> = {};
    for (const vendorId of ['demo', 'd001', 'd002', 'guest']) {
      const { order_id: orderId } =
        vendorId === 'guest' ? await settledGuestOrder(server) : await dispatchedOrder(server, { vendorId });
      await reportAll(server, orderId, ['PICKED_UP']);
      expect(await server.server.fleet.receive(proofEvent(orderId, server.clock.now(), { photo }))).toBe('applied');
      orders[vendorId] = orderId;
    }
    const statusOf = async (vendorId: string, authorization: string | null): Promise<number> => {
      const url = new URL(proofPath(orders[vendorId] ?? '', 'delivery'), server.address);
      return (await fetch(url, { headers: authorization === null ? {} : { authorization } })).status;
    };
    expect(await answersOf(statusOf)).toEqual({
      nobody: [401],
      worthless: [401],
      over: [401],
      disabled: [401],
      operator: [401],
      courier: [401],
      parentOwner: [200],
      parentOwnerAtParent: [200],
      staff: [200],
      staffAtSibling: [404],
      staffAtParent: [404],
      other: [404],
      worthlessGodroid: [401],
      overGodroid: [401],
      godroid: [200],
      godroidAtSibling: [404],
      godroidAtParent: [404],
      godroidOfParent: [404],
      guest: [200],
      otherGuest: [404],
      guestAtVendor: [404],
      worthlessGuest: [401],
      overGuest: [401],
      joinedGuest: [401],
      parentOwnerAtGuests: [404],
      godroidAtGuests: [404],
    });
  });
});

describe('what belongs to several vendors', () => {
  it('is listed to each as far as its rights go', async () => {
    const idsOf = async (asker: AskerName) => {
      const { result } = await server.client.answer(calls.listVendors, {}, { as: await tokenOf(asker) });
      return result.vendors.map((vendor) => vendor.vendor_id);
    };
    expect(await idsOf('parentOwner')).toEqual(['demo', 'a-001', 'd001', 'd002', 'd003']);
    expect(await idsOf('staff')).toEqual(['d001']);
    expect(await idsOf('other')).toEqual(['othr']);
    const [credential] = await credentials('godroidOfParent');
    const headers = { authorization: credential ?? '' };
    const { result } = await server.client.answer(calls.listVendors, {}, { headers });
    expect(result.vendors.map((vendor) => vendor.vendor_id)).toEqual(['demo']);
  });

  it('comes with all outlets only to the owner of the parent', async () => {
    const { order_id: sibling } = await placeOrder(server, { vendorId: 'd002' });
    const idsOf = async (asker: AskerName, id: string) => {
      const request = { params: { id }, query: { include_outlets: 'true' } } as const;
      const { result } = await server.client.answer(calls.listOrders, request, { as: await tokenOf(asker) });
      return result.data.map((order) => order.order_id);
    };
    expect(await idsOf('parentOwner', 'demo')).toContain(sibling);
    expect(await idsOf('staff', 'd001')).not.toContain(sibling);
  });

  it('is not found by naming one vendor and the order of another', async () => {
    const own = await placeOrder(server, { vendorId: 'd001' });
    const sibling = await placeOrder(server, { vendorId: 'd002' });
    const codesOf = async (asker: AskerName, vendorId: string, orderId: string) => {
      const answered = await server.client.call(
        calls.getOrder,
        { query: { vendorId, orderId } },
        { as: await tokenOf(asker) },
      );
      return answered.ok ? 'answers' : answered.codes.join();
    };
    expect(await codesOf('staff', 'd001', sibling.order_id)).toBe('order.not-found');
    expect(await codesOf('staff', 'demo', own.order_id)).toBe('order.not-found');
    expect(await codesOf('other', 'othr', own.order_id)).toBe('order.not-found');
    expect(await codesOf('parentOwner', 'demo', sibling.order_id)).toBe('answers');
    expect(await codesOf('parentOwner', 'd001', sibling.order_id)).toBe('order.not-found');
  });
});
