import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { trackingWork, type WorkSection } from '@riderbell/domain/orders/work-groups.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { countOf, tabsWithOrders } from './group-by-tab.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const soon = now / 1000 + 600;
const order = (order_id: string, status: OrderStatus, preordered_for: number | null = null) =>
  anOrder({ order_id, status, preordered_for });
const orders = [
  order('a', 'NEW'),
  order('b', 'NEW', soon + 600),
  order('c', 'PICKED_UP'),
  order('d', 'NEW', soon),
  order('e', 'DELIVERED'),
  order('f', 'RETURNED_TO_VENDOR'),
  order('g', 'STALLED'),
];
const ids = (sections: readonly WorkSection<Order>[]) =>
  sections.flatMap(({ orders: members }) => members.map(({ order_id }) => order_id));

describe('the tabs of order tracking', () => {
  it('hold each order once', () => {
    const groups = trackingWork(orders, now);
    expect(ids(groups.new)).toEqual(['a']);
    expect(ids(groups.collected)).toEqual(['c']);
    expect(ids(groups.delivered)).toEqual(['e', 'f']);
    expect(ids(groups.cancelled)).toEqual(['g']);
    expect(countOf(groups.delivered)).toBe(2);
  });

  it('sort scheduled orders by the time at which the rider comes', () => {
    expect(ids(trackingWork(orders, now).scheduled)).toEqual(['d', 'b']);
  });

  it('move a scheduled order to the new ones when its time has come', () => {
    expect(ids(trackingWork(orders, soon * 1000).new)).toEqual(['a', 'd']);
  });

  it('name the other tabs that have results', () => {
    expect(tabsWithOrders(trackingWork(orders, now), 'delivered')).toEqual([
      { tab: 'new', count: 1 },
      { tab: 'scheduled', count: 2 },
      { tab: 'collected', count: 1 },
      { tab: 'cancelled', count: 1 },
    ]);
  });
});
