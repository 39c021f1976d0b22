import { calls } from '@riderbell/contract/calls.ts';
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import {
  auditExportPath,
  bulkErrorRowsPath,
  bulkFilledPath,
  bulkTemplatePath,
  exportPath,
  numbersExportPath,
  proofPath,
  proofsExportPath,
} from '@riderbell/contract/files.ts';
import { closeCodes } from '@riderbell/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRow, upload } from '../bulk-orders/testing-uploads.ts';
import { photo, proofEvent, reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, placeOrder } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import type { TestingServer } from '../testing-server.ts';
import { type Expected, expectedAnswers } from './expected-answers.ts';
import { beginOwner, settledGuestOrder } from './matrix-guests.ts';
import { type CallerName, callerNames, callers, credentialsOf, startAccessServer } from './callers.ts';

let server: TestingServer;
let disabledToken = '';
beforeAll(async () => {
  ({ server, disabledToken } = await startAccessServer());
  await beginOwner(server);
});
afterAll(() => server.stop());

const session = { access: 'session' } as const;

function credentials(caller: CallerName): Promise<(string | null)[]> {
  return credentialsOf(server, caller, session, disabledToken);
}

/** The access token of a caller who has an account. */
async function tokenOf(caller: CallerName): Promise<string> {
  const [credential] = await credentials(caller);
  if (!credential) throw new Error(`${caller} has no token`);
  return credential.replace('Bearer ', '');
}

/** The answers that each caller gets; its credentials must all get the same. */
async function answersOf<T>(ask: (vendorId: string, credential: string | null) => Promise<T>) {
  const answers: [CallerName, T[]][] = [];
  for (const caller of callerNames) {
    const found = new Set<T>();
    for (const credential of await credentials(caller)) found.add(await ask(callers[caller].at, credential));
    answers.push([caller, [...found]]);
  }
  return Object.fromEntries(answers);
}

describe('the live channel', () => {
  /** Returns "follows", the code of the refused subscription, or the close code of the socket. */
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

  it('applies the same access policy as the calls, for each kind of credential', async () => {
    const closed = [closeCodes.credentialRefused];
    const refused = ['live.subscription-refused'];
    expect(await answersOf((vendorId, credential) => subscribes(vendorId, credential ?? ''))).toEqual({
      anonymous: closed,
      invalid: closed,
      expired: closed,
      disabled: closed,
      operator: closed,
      courier: closed,
      parentOwner: ['follows'],
      parentOwnerAtParent: ['follows'],
      staff: ['follows'],
      staffAtSibling: refused,
      staffAtParent: refused,
      manager: ['follows'],
      managerAtSibling: refused,
      managerAtParent: refused,
      requester: ['follows'],
      requesterAtSibling: refused,
      requesterAtParent: refused,
      headManager: ['follows'],
      headManagerAtOutlet: ['follows'],
      headRequester: ['follows'],
      headRequesterAtOutlet: ['follows'],
      other: refused,
      invalidGodroid: closed,
      expiredGodroid: closed,
      godroid: ['follows'],
      godroidAtSibling: refused,
      godroidAtParent: refused,
      godroidOfParent: refused,
      // Every guest may subscribe; it receives only its own orders (tests/guests).
      device: ['follows'],
      deviceAtSibling: refused,
      deviceAtParent: refused,
      lockedDevice: closed,
      expiredDevice: closed,
      guest: ['follows'],
      otherGuest: ['follows'],
      guestAtVendor: refused,
      invalidGuest: closed,
      expiredGuest: closed,
      joinedGuest: closed,
      parentOwnerAtGuests: refused,
      godroidAtGuests: refused,
    });
  });

  it('opens with a ticket only the vendors that its session may see', async () => {
    const ticketOf = async (caller: CallerName) =>
      (await server.client.answer(calls.createLiveTicket, { body: {} }, { as: await tokenOf(caller) })).result.ticket;
    expect(await subscribes('d001', await ticketOf('staff'))).toBe('follows');
    expect(await subscribes('d002', await ticketOf('staff'))).toBe('live.subscription-refused');
    expect(await subscribes('d001', await ticketOf('other'))).toBe('live.subscription-refused');
    const [credential] = await credentials('godroid');
    const headers = { authorization: credential ?? '' };
    const { result } = await server.client.answer(calls.createLiveTicket, { body: {} }, { headers });
    expect(await subscribes('d001', result.ticket)).toBe('follows');
    expect(await subscribes('d001', result.ticket)).toBe(closeCodes.credentialRefused);
  });

  it('sends the staff of an outlet nothing about other outlets, even if they subscribe to all outlets', async () => {
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
  it('is shown only to callers who may see the order', async () => {
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
      anonymous: [401],
      invalid: [401],
      expired: [401],
      disabled: [401],
      operator: [401],
      courier: [401],
      parentOwner: [200],
      parentOwnerAtParent: [200],
      staff: [200],
      staffAtSibling: [404],
      staffAtParent: [404],
      manager: [200],
      managerAtSibling: [404],
      managerAtParent: [404],
      requester: [200],
      requesterAtSibling: [404],
      requesterAtParent: [404],
      headManager: [200],
      headManagerAtOutlet: [200],
      headRequester: [200],
      headRequesterAtOutlet: [200],
      other: [404],
      invalidGodroid: [401],
      expiredGodroid: [401],
      godroid: [200],
      godroidAtSibling: [404],
      godroidAtParent: [404],
      godroidOfParent: [404],
      device: [200],
      deviceAtSibling: [404],
      deviceAtParent: [404],
      lockedDevice: [401],
      expiredDevice: [401],
      guest: [200],
      otherGuest: [404],
      guestAtVendor: [404],
      invalidGuest: [401],
      expiredGuest: [401],
      joinedGuest: [401],
      parentOwnerAtGuests: [404],
      godroidAtGuests: [404],
    });
  });
});

const mayExport = ['parentOwner', 'parentOwnerAtParent', 'staff', 'manager', 'headManager', 'headManagerAtOutlet'];

describe.each([
  [
    'orders',
    mayExport,
    (vendorId: string) =>
      exportPath(vendorId, { from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z', format: 'csv' }),
  ],
  [
    'proofs',
    mayExport,
    (vendorId: string) => proofsExportPath(vendorId, { from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z' }),
  ],
  [
    'numbers',
    mayExport,
    (vendorId: string) => numbersExportPath(vendorId, { from: '2026-11-20', to: '2026-11-21', format: 'csv' }),
  ],
  [
    'the audit trail',
    ['parentOwner', 'parentOwnerAtParent', 'staff'],
    (vendorId: string) => auditExportPath(vendorId, {}),
  ],
])('an export of %s', (_, permitted, pathOf) => {
  it('is only for callers with the right at the vendor, and for no guest or embedded caller', async () => {
    const statusOf = async (vendorId: string, authorization: string | null): Promise<number> => {
      const url = new URL(pathOf(vendorId), server.address);
      const response = await fetch(url, { headers: authorization === null ? {} : { authorization } });
      await response.bytes();
      return response.status;
    };
    const may = new Set<string>(permitted);
    const unknown = new Set(['anonymous', 'disabled', 'operator', 'courier', 'joinedGuest', 'lockedDevice']);
    const isUnknown = (caller: string) => unknown.has(caller) || /^(invalid|expired)/.test(caller);
    const expected = (caller: CallerName) => (may.has(caller) ? 200 : isUnknown(caller) ? 401 : 404);
    expect(await answersOf(statusOf)).toEqual(
      Object.fromEntries(callerNames.map((caller) => [caller, [expected(caller)]])),
    );
  });
});

describe.each([
  ['the template', async (vendorId: string) => bulkTemplatePath(vendorId, 'en')],
  ['rows with errors', async (vendorId: string) => bulkErrorRowsPath(vendorId, await jobAt(vendorId), 'en')],
  ['filled workbook', async (vendorId: string) => bulkFilledPath(vendorId, await jobAt(vendorId), 'en')],
])('a file of bulk orders: %s', (_, pathOf) => {
  it('is only for people who may request riders at the vendor, as the calls are', async () => {
    const statusOf = async (vendorId: string, authorization: string | null): Promise<number> => {
      const url = new URL(await pathOf(vendorId), server.address);
      const response = await fetch(url, { headers: authorization === null ? {} : { authorization } });
      await response.bytes();
      return response.status;
    };
    const status = (answer: Expected) => (answer === 'answers' ? 200 : errorCodes[answer].status);
    expect(await answersOf(statusOf)).toEqual(
      Object.fromEntries(callerNames.map((caller) => [caller, [status(expectedAnswers.getBulkJob[caller])]])),
    );
  });
});

const jobs = new Map<string, Promise<string>>();

/** An upload of the vendor; the guest vendor has none. */
function jobAt(vendorId: string): Promise<string> {
  const uploaded = async () => (await upload(server, [goodRow(1)], vendorId)).bulk_job.bulk_job_id;
  const job = jobs.get(vendorId) ?? (vendorId === 'guest' ? Promise.resolve('never-uploaded') : uploaded());
  jobs.set(vendorId, job);
  return job;
}

describe('data of several vendors', () => {
  it('is listed for each caller as far as its rights allow', async () => {
    const idsOf = async (caller: CallerName) => {
      const { result } = await server.client.answer(calls.listVendors, {}, { as: await tokenOf(caller) });
      return result.vendors.map((vendor) => vendor.vendor_id);
    };
    expect(await idsOf('parentOwner')).toEqual(['demo', 'a-001', 'd001', 'd002', 'd003']);
    for (const caller of ['staff', 'manager', 'requester'] as const) expect(await idsOf(caller)).toEqual(['d001']);
    for (const caller of ['headManager', 'headRequester'] as const) {
      expect(await idsOf(caller)).toEqual(await idsOf('parentOwner'));
    }
    expect(await idsOf('other')).toEqual(['othr']);
    const [credential] = await credentials('godroidOfParent');
    const headers = { authorization: credential ?? '' };
    const { result } = await server.client.answer(calls.listVendors, {}, { headers });
    expect(result.vendors.map((vendor) => vendor.vendor_id)).toEqual(['demo']);
  });

  it('includes all outlets only for the people of the parent', async () => {
    const { order_id: sibling } = await placeOrder(server, { vendorId: 'd002' });
    const idsOf = async (caller: CallerName, id: string) => {
      const request = { params: { id }, query: { include_outlets: 'true' } } as const;
      const { result } = await server.client.answer(calls.listOrders, request, { as: await tokenOf(caller) });
      return result.data.map((order) => order.order_id);
    };
    for (const caller of ['parentOwner', 'headManager', 'headRequester'] as const) {
      expect(await idsOf(caller, 'demo')).toContain(sibling);
    }
    for (const caller of ['staff', 'manager', 'requester'] as const) {
      expect(await idsOf(caller, 'd001')).not.toContain(sibling);
    }
  });

  it('is not found through one vendor with the order of another', async () => {
    const own = await placeOrder(server, { vendorId: 'd001' });
    const sibling = await placeOrder(server, { vendorId: 'd002' });
    const codesOf = async (caller: CallerName, vendorId: string, orderId: string) => {
      const answered = await server.client.call(
        calls.getOrder,
        { query: { vendorId, orderId } },
        { as: await tokenOf(caller) },
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
