import type { Order } from '@riderbell/contract/shapes/order.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { activeOrdersQuery } from './active-orders.ts';

const scope = { vendorId: 'demo', includeOutlets: true };
const noonInBangkok = Date.parse('2026-11-21T05:00:00.000Z');
const midnightInBangkok = '2026-11-20T17:00:00.000Z';

function ordersOf(count: number, changes: Partial<Order>, prefix: string): Order[] {
  return Array.from({ length: count }, (_, index) =>
    anOrder({ ...changes, order_id: `${prefix}-${String(index).padStart(10, '0')}` }),
  );
}

/** Answers as the server does: by keyset, one page at a time; the key is the start of the next page. */
function answer(orders: readonly Order[], query: URLSearchParams): Response {
  const count = Number(query.get('count'));
  const start = Number(query.get('pagination_key') ?? 0);
  const next = start + count < orders.length ? String(start + count) : null;
  return Response.json({ result: { data: orders.slice(start, start + count), pagination_key: next } });
}

let asked: URLSearchParams[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: noonInBangkok, toFake: ['Date'] });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serve(partOf: (query: URLSearchParams) => readonly Order[]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://portal.test').searchParams;
    asked.push(query);
    return answer(partOf(query), query);
  });
}

const read = () => new QueryClient().fetchQuery(activeOrdersQuery(scope, 'Asia/Bangkok'));

describe('the orders of the tracking screen', () => {
  it('include the orders of every page of 200', async () => {
    const today = ordersOf(2_450, {}, 'demo');
    const older = ordersOf(450, { created_at: '2026-11-20T10:00:00.000Z', status: 'PICKED_UP' }, 'd001');
    serve((query) => (query.has('from') ? today : query.get('status') === 'ACTIVE' ? older : []));
    const { orders } = await read();
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(2_900);
    expect(asked.every((query) => query.get('count') === '200' && query.get('include_outlets') === 'true')).toBe(true);
    expect(asked).toHaveLength(13 + 3 + 1);
  });

  it('are today’s orders, and the scheduled and active ones of earlier days, each read once', async () => {
    serve(() => []);
    await read();
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { from: midnightInBangkok, count: '200', include_outlets: 'true' },
      { to: midnightInBangkok, scheduled: 'true', count: '200', include_outlets: 'true' },
      { to: midnightInBangkok, status: 'ACTIVE', count: '200', include_outlets: 'true' },
    ]);
  });

  it('stop reading when the server returns the same page key again', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ result: { data: ordersOf(2, {}, 'demo'), pagination_key: 'again' } }),
    );
    expect((await read()).orders).toHaveLength(2);
  });
});
