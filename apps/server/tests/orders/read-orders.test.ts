import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { placeOrder } from './order-requests.ts';

let server: TestingServer;
const made: string[] = [];
beforeAll(async () => {
  server = await startTestingServer();
  for (const vendorId of ['d001', 'd002', 'd001', 'd001']) {
    server.clock.advance(1000);
    made.push((await placeOrder(server, { vendorId })).order_id);
  }
});
afterAll(() => server.stop());

type Query = NonNullable<CallRequest<typeof calls.listOrders>['query']>;

async function list(query: Query = {}, id = 'd001'): Promise<{ ids: string[]; next: string | null }> {
  const as = await server.demo();
  const { result } = await server.client.answer(calls.listOrders, { params: { id }, query }, { as });
  return { ids: result.data.map((order) => order.order_id), next: result.pagination_key };
}

async function refusedPeriod(from: string, to: string) {
  const request = { params: { id: 'd001' }, query: { from, to } };
  return server.client.call(calls.listOrders, request, { as: await server.demo() });
}

const idsAt = (...places: number[]): string[] => places.map((place) => made[place] ?? '');

describeCall('getOrder', () => server, {
  answers: async () => {
    const [orderId = ''] = made;
    for (const vendorId of ['d001', 'demo']) {
      const query = { vendorId, orderId };
      const { result } = await server.client.answer(calls.getOrder, { query }, { as: await server.demo() });
      expect(result.order_id).toBe(orderId);
      expect(result.status_history.map(({ status }) => status)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
    }
  },
  'order.not-found': async () => {
    const [orderId = ''] = made;
    const ask = async (vendorId: string, id: string, as = server.demo()): Promise<string[]> =>
      server.client.refusal(calls.getOrder, { query: { vendorId, orderId: id } }, { as: await as });
    const refusals = [
      ask('d001', orderId, server.other()),
      ask('othr', orderId, server.other()),
      ask('d002', orderId),
      ask('d001', 'd001-0000000000'),
    ];
    expect(await Promise.all(refusals)).toEqual(refusals.map(() => ['order.not-found']));
  },
});

describeCall('listOrders', () => server, {
  answers: async () => {
    expect(await list()).toEqual({ ids: idsAt(3, 2, 0), next: null });
  },
  'vendor.not-found': async () => {
    const ask = async (id: string, as = server.demo()): Promise<string[]> =>
      server.client.refusal(calls.listOrders, { params: { id }, query: {} }, { as: await as });
    expect(await Promise.all([ask('othr'), ask('nobody'), ask('d001', server.other())])).toEqual([
      ['vendor.not-found'],
      ['vendor.not-found'],
      ['vendor.not-found'],
    ]);
  },
  'order.customer-phone-wrong': async () => {
    const elsewhere = await startGuestServer();
    const as = await guestToken(elsewhere);
    const ask = (phone: string) =>
      elsewhere.client.call(
        calls.listOrders,
        { params: { id: 'guest' }, query: { customer_phone_number: phone } },
        { as },
      );
    for (const phone of ['12', 'abc', '']) {
      expect(await ask(phone)).toMatchObject({
        codes: ['order.customer-phone-wrong'],
        error: {
          errors: [{ meta: { translation_key: 'validation.phone-incorrect', field: 'customer_phone_number' } }],
        },
      });
    }
    expect(await ask('+66 81 234 5678')).toMatchObject({ ok: true });
    server.client.seen.push(...elsewhere.client.seen);
    await elsewhere.stop();
  },
  'request.invalid': async () => {
    const { next } = await list({ count: '1' });
    const as = await server.demo();
    for (const key of ['made-up', `${next?.slice(0, -2)}AA`]) {
      const query = { pagination_key: key };
      expect(await server.client.refusal(calls.listOrders, { params: { id: 'd001' }, query }, { as })).toEqual([
        'request.invalid',
      ]);
    }
  },
  'order.period-reversed': async () => {
    expect(await refusedPeriod('2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).toMatchObject({
      status: 422,
      codes: ['order.period-reversed'],
      error: { errors: [{ meta: { translation_key: 'validation.period-reversed', field: 'to' } }] },
    });
    // Callers may give one end or none, and an empty period.
    for (const query of [{ from: '2020-01-01T00:00:00Z' }, { to: '2020-01-01T00:00:00Z' }, {}]) {
      expect((await list(query)).ids).toBeInstanceOf(Array);
    }
    const at = '2026-11-01T00:00:00.000Z';
    expect((await list({ from: at, to: at })).ids).toEqual([]);
  },
  'order.period-too-long': async () => {
    expect(await refusedPeriod('2026-07-01T00:00:00.000Z', '2026-10-01T00:00:00.001Z')).toMatchObject({
      status: 422,
      codes: ['order.period-too-long'],
      error: {
        errors: [{ meta: { translation_key: 'validation.period-too-long', field: 'from', values: { maximum: 92 } } }],
      },
    });
    const query = { from: '2026-07-01T00:00:00.000Z', to: '2026-10-01T00:00:00.000Z' };
    expect((await list(query)).ids).toEqual([]);
  },
  'order.page-of-another-list': async () => {
    const { next } = await list({ count: '1', status: 'NEW' });
    const as = await server.demo();
    const ask = (id: string, query: Parameters<typeof list>[0]) =>
      server.client.call(calls.listOrders, { params: { id }, query: { ...query, pagination_key: next ?? '' } }, { as });
    const others = [
      ask('d001', {}),
      ask('d001', { status: 'ANY' }),
      ask('d001', { status: 'NEW', search: 'Somsri' }),
      ask('d001', { status: 'NEW', include_outlets: 'true' }),
      ask('d002', { status: 'NEW' }),
    ];
    for (const answered of await Promise.all(others)) {
      expect(answered).toMatchObject({
        status: 400,
        codes: ['order.page-of-another-list'],
        error: { errors: [{ meta: { field: 'pagination_key' } }] },
      });
    }
    // The page size is not a filter, and a period such as the last hour begins later on each page.
    expect(await ask('d001', { status: 'NEW', count: '2' })).toMatchObject({ ok: true });
    const from = '2026-11-01T00:00:00.000Z';
    expect(await ask('d001', { status: 'NEW', from })).toMatchObject({ ok: true });
  },
});

describe('a list of orders', () => {
  it('is returned page by page, each order once', async () => {
    const first = await list({ count: '2' });
    const second = await list({ count: '2', pagination_key: first.next ?? '' });
    expect([first.ids, second.ids]).toEqual([idsAt(3, 2), idsAt(0)]);
    expect(second.next).toBeNull();
  });

  it('includes the outlets of a parent on request', async () => {
    expect((await list({}, 'demo')).ids).toEqual([]);
    expect((await list({ include_outlets: 'true' }, 'demo')).ids).toEqual(idsAt(3, 2, 1, 0));
  });

  it('can be filtered by time, status, search and phone number', async () => {
    const from = server.clock.iso(-1000);
    expect((await list({ from })).ids).toEqual(idsAt(3, 2));
    expect((await list({ to: server.clock.iso(-2000) })).ids).toEqual(idsAt(0));
    expect((await list({ status: 'NEW' })).ids).toHaveLength(3);
    expect((await list({ status: 'ACTIVE' })).ids).toHaveLength(3);
    expect((await list({ status: 'DELIVERED' })).ids).toEqual([]);
    expect((await list({ search: made[2]?.toLowerCase() ?? '' })).ids).toEqual(idsAt(2));
    expect((await list({ search: 'SOMSRI' })).ids).toHaveLength(3);
    expect((await list({ search: '100%' })).ids).toEqual([]);
    expect((await list({ search: '081 234 5678' })).ids).toHaveLength(3);
    expect((await list({ customer_phone_number: '0812345678' })).ids).toHaveLength(3);
    expect((await list({ customer_phone_number: '0812345678', search: '+66899999999' })).ids).toEqual([]);
    expect((await list({ scheduled: 'true' })).ids).toEqual([]);
    expect((await list({ scheduled: 'false' })).ids).toHaveLength(3);
  });
});
