import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestOrder } from '../guests/guest-orders.ts';
import { guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';
import { placeOrder } from './order-requests.ts';

type Query = NonNullable<CallRequest<typeof calls.listOrders>['query']>;

let server: TestingServer;
let session: Session;
const made: string[] = [];
beforeAll(async () => {
  server = await startTestingServer();
  session = await server.signIn();
  for (let count = 0; count < 3; count += 1) made.push((await nextOrder()).order_id);
});
afterAll(() => server.stop());

async function nextOrder() {
  server.clock.advance(1000);
  return placeOrder(server);
}

function ask(query: Query) {
  return server.client.call(calls.listOrders, { params: { id: 'd001' }, query }, { as: session });
}

async function list(query: Query): Promise<{ ids: string[]; next: string }> {
  const answered = await ask(query);
  if (!answered.ok) throw new Error(answered.codes.join());
  const { data, pagination_key: next } = answered.answer.result;
  return { ids: data.map(({ order_id: id }) => id), next: next ?? '' };
}

describe('a pagination key', () => {
  it('is refused when another server made it, or when it was changed', async () => {
    const { next } = await list({ count: '1' });
    const elsewhere = await startTestingServer();
    const forged = [
      next.slice(1),
      `${next}A`,
      next.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      '',
      '%00',
      '{}',
    ];
    const request = { params: { id: 'd001' }, query: { pagination_key: next } };
    expect(await elsewhere.client.refusal(calls.listOrders, request, { as: await elsewhere.demo() })).toEqual([
      'request.invalid',
    ]);
    for (const key of forged) {
      expect([key, await ask({ pagination_key: key })]).toMatchObject([
        key,
        { status: 400, codes: ['request.invalid'], error: { errors: [{ meta: { field: 'pagination_key' } }] } },
      ]);
    }
    await elsewhere.stop();
  });

  it('continues where it was made, however old it is and whatever has changed since', async () => {
    const { ids, next } = await list({ count: '2' });
    const before = ids.at(-1) ?? '';
    const later = await nextOrder();
    server.clock.advance(40 * 24 * 3_600_000);
    session = await server.signIn();
    const body = { vendor_id: 'd001', order_id: before, reason: 'mistake-error' as const };
    await server.client.answer(calls.cancelOrder, { body }, { as: session });
    const rest = await list({ count: '200', pagination_key: next });
    expect(rest.ids).not.toContain(later.order_id);
    expect([...ids, ...rest.ids].toSorted()).toEqual(made.toSorted());
  });

  it('of one guest shows another guest nothing', async () => {
    const guests = await startGuestServer();
    const [one, other] = [await guestToken(guests), await guestToken(guests)];
    for (let count = 0; count < 2; count += 1) {
      guests.clock.advance(1000);
      await guestOrder(guests, one);
    }
    const page = (as: string, query: Query) =>
      guests.client.answer(calls.listOrders, { params: { id: 'guest' }, query }, { as });
    const { result } = await page(one, { count: '1' });
    const key = { pagination_key: result.pagination_key ?? '' };
    expect((await page(one, key)).result.data).toHaveLength(1);
    expect((await page(other, key)).result.data).toEqual([]);
    await guests.stop();
  });
});

describe('a period of the list', () => {
  it('has 92 days by the clocks of the country, also where one of them has 25 hours', async () => {
    const germany = await startTestingServer({ settings: { COUNTRY: 'DE' } });
    const codes = async (from: string, to: string) => {
      const answered = await germany.client.call(
        calls.listOrders,
        { params: { id: 'd001' }, query: { from, to } },
        { as: await germany.demo() },
      );
      return answered.ok ? [] : answered.codes;
    };
    // 1 August to 31 October, and 1 January to 2 April.
    expect(await codes('2026-07-31T22:00:00Z', '2026-10-31T23:00:00Z')).toEqual([]);
    expect(await codes('2026-07-31T22:00:00Z', '2026-11-01T23:00:00Z')).toEqual(['order.period-too-long']);
    expect(await codes('2025-12-31T23:00:00Z', '2026-04-02T22:00:00Z')).toEqual([]);
    expect(await codes('2025-12-31T23:00:00Z', '2026-04-03T22:00:00Z')).toEqual(['order.period-too-long']);
    expect(await codes('2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z')).toEqual(['order.period-reversed']);
    await germany.stop();
  });

  it('is refused when it is no time', async () => {
    for (const from of ['yesterday', '2026-02-31T00:00:00Z', '2026-11-01', '1767225600']) {
      expect(await ask({ from })).toMatchObject({ codes: ['request.invalid'] });
    }
  });
});

describe('a search of the list', () => {
  it.each(['%', '_', '%%%%', '\\', "'", '"; drop table orders; --', "' or '1'='1", '$1', 'S%i', 'Somsri_Thongchai'])(
    'reads %s as it is written',
    async (search) => {
      expect((await list({ search })).ids).toEqual([]);
      expect((await list({ customer_phone_number: search, search: 'x' })).ids).toEqual([]);
    },
  );

  it('finds what was copied with direction marks, and in the digits of another script', async () => {
    const all = (await list({})).ids;
    for (const search of ['\u202A+66 81 234 5678\u202C', '\u200F081-234-5678', '٠٨١٢٣٤٥٦٧٨', '\u2067Somsri\u2069']) {
      expect((await list({ search })).ids).toEqual(all);
    }
    expect((await list({ search: `\u200E${made[0]}\u200E` })).ids).toEqual([made[0]]);
    expect((await list({ customer_phone_number: '\u202A+66 81 234 5678\u202C' })).ids).toEqual(all);
  });

  it('finds by the beginning of an id after the vendor’s prefix and a dash only', async () => {
    const [first = ''] = made;
    const id = first.slice(0, 9);
    expect((await list({ search: id })).ids).toContain(first);
    expect((await list({ search: 'd001-' })).ids.length).toBeGreaterThan(2);
    expect((await list({ search: first.slice(5) })).ids).toEqual([]);
    expect((await list({ search: `d001-${'%'.repeat(10)}` })).ids).toEqual([]);
  });

  it('is refused beyond 100 characters, without loss', async () => {
    for (const search of ['x'.repeat(101), 'x'.repeat(10_000)]) {
      expect(await ask({ search })).toMatchObject({
        status: 400,
        codes: ['request.invalid'],
        error: { errors: [{ meta: { field: 'search' } }] },
      });
    }
    // Longer than any request may be.
    expect(await ask({ search: 'ก'.repeat(10_000) })).toMatchObject({ status: 400, codes: ['request.malformed'] });
    expect((await list({ search: 'x'.repeat(100) })).ids).toEqual([]);
  });
});
