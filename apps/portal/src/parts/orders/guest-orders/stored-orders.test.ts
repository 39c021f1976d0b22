import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { noOrders, readStoredOrders, withDeclined, withOrders } from './stored-orders.ts';

const ofGuest = (order_id: string, minute = 0) =>
  anOrder({ order_id, vendor_id: 'guest', updated_at: `2026-11-21T05:${String(minute).padStart(2, '0')}:00.000Z` });

describe('a guest’s stored orders', () => {
  it('are read as they were stored', () => {
    const saved = withDeclined(withOrders(noOrders, [ofGuest('guest-a')], 7), 'guest-a');
    expect(readStoredOrders(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([
    ['nothing', null],
    ['a text', 'orders'],
    ['data of an earlier build', ['guest-a']],
    ['wrong parts', { orders: {}, readAtMs: 'soon', declined: 7 }],
  ])('are empty when storage holds %s', (_, stored) => {
    expect(readStoredOrders(stored)).toEqual(noOrders);
  });

  it('skip malformed orders', () => {
    const stored = { orders: [ofGuest('guest-a'), { order_id: 'guest-b' }, null], readAtMs: 7, declined: ['x', 1] };
    expect(readStoredOrders(stored)).toEqual({ orders: [ofGuest('guest-a')], readAtMs: 7, declined: ['x'] });
  });

  it('include newer copies and new orders, and stay the same object without changes', () => {
    const saved = withOrders(noOrders, [ofGuest('guest-a', 1)], 7);
    expect(withOrders(saved, [ofGuest('guest-a', 2)]).orders).toEqual([ofGuest('guest-a', 2)]);
    expect(withOrders(saved, [ofGuest('guest-b', 1)]).orders).toHaveLength(2);
    expect(withOrders(saved, [ofGuest('guest-a', 0)])).toBe(saved);
    expect(withOrders(saved, [])).toBe(saved);
    expect(withOrders(saved, [], 9).readAtMs).toBe(9);
  });

  it('are the fifty newest', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      anOrder({ order_id: `guest-${index}`, created_at: new Date(index * 60_000).toISOString() }),
    );
    const { orders } = withOrders(noOrders, many);
    expect([orders.length, orders[0]?.order_id, orders.at(-1)?.order_id]).toEqual([50, 'guest-59', 'guest-10']);
  });
});
