import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { type HistoryPages, withUpdate } from './history-orders.ts';

const at = (minute: number) => `2026-11-20T05:0${minute}:00.000Z`;
const pages: HistoryPages = {
  pages: [
    { data: [anOrder({ order_id: 'a', updated_at: at(5) })], pagination_key: 'next' },
    { data: [anOrder({ order_id: 'b', updated_at: at(5) })], pagination_key: null },
  ],
  pageParams: [null, 'next'],
};

describe('a live update of the history', () => {
  it('replaces the older copy in its page', () => {
    const update = anOrder({ order_id: 'b', updated_at: at(6), status: 'DELIVERED' });
    expect(withUpdate(pages, update).pages.map(({ data }) => data[0]?.status)).toEqual([
      'WAITING_FOR_TRANSPORT',
      'DELIVERED',
    ]);
  });

  it('changes nothing for an older copy or an order of another period', () => {
    expect(withUpdate(pages, anOrder({ order_id: 'a', updated_at: at(4) }))).toBe(pages);
    expect(withUpdate(pages, anOrder({ order_id: 'c', updated_at: at(6) }))).toBe(pages);
  });
});
