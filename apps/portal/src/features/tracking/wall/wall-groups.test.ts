import type { Order } from '@riderbell/contract/shapes/order.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { groupSizes, type WallGroup, wallCards, wallGroupOf } from './wall-groups.ts';

const start = Date.parse('2026-11-21T05:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const iso = (atMs: number) => new Date(atMs).toISOString();

/** An order that has gone through these statuses, a minute apart. */
function through(statuses: readonly string[], changes: Partial<Order> = {}): Order {
  const history = statuses.map((status, index) => ({ status, created_at: iso(start + minutes(index)) }));
  return anOrder({
    ...changes,
    status: statuses.at(-1) as Order['status'],
    status_history: history,
  });
}

const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'];

describe('the group of an order on the wall', () => {
  it('says what a counter has to do in each status', () => {
    const expected: Record<string, WallGroup | null> = {
      INITIATED: null,
      PAYMENT_INITIATED: null,
      PAYMENT_COMMITTED: 'waiting',
      PAYMENT_FAILED: null,
      PAYMENT_CANCELLED: null,
      NEW: 'waiting',
      STALLED: 'look-after',
      RECEIVED: 'waiting',
      WAITING_FOR_TRANSPORT: 'waiting',
      ASSIGNED_TO_TRANSPORT: 'waiting',
      COURIER_ACCEPTED_DELIVERY: 'get-ready',
      RECEIVED_BY_VENDOR: 'waiting',
      ACCEPTED_BY_VENDOR: 'waiting',
      NEAR_VENDOR: 'hand-over',
      DELAYED: 'waiting',
      PICKED_UP: 'on-the-way',
      COURIER_LEFT_VENDOR: 'on-the-way',
      NEAR_CUSTOMER: 'on-the-way',
      DELIVERED: 'done',
      CANCELLED: 'look-after',
      MODIFIED: 'waiting',
      RETURN_INITIATED: 'look-after',
      RETURNED_TO_VENDOR: 'done',
    };
    const groups = orderStatuses.map((status) => [status, wallGroupOf(through([status]), start)]);
    expect(Object.fromEntries(groups)).toEqual(expected);
    expect(wallGroupOf(through(['TELEPORTED']), start)).toBe('waiting');
  });

  it('is what to look after where no rider was found for too long, whatever the others say', () => {
    const [lost, sought] = [anOrder({ order_id: 'd001-1' }), anOrder({ order_id: 'd001-2' })];
    const cards = wallCards([sought, lost], start, ({ order_id }) => order_id === 'd001-1');
    expect(cards.map(({ order, group }) => [order.order_id, group])[0]).toEqual(['d001-1', 'look-after']);
    expect(wallCards([lost], start)[0]?.group).not.toBe('look-after');
  });

  it('follows the rider through a delay and a change', () => {
    expect(wallGroupOf(through([...accepted, 'DELAYED']), start)).toBe('get-ready');
    expect(wallGroupOf(through([...accepted, 'NEAR_VENDOR', 'MODIFIED']), start)).toBe('hand-over');
    expect(wallGroupOf(through([...accepted, 'PICKED_UP', 'DELAYED']), start)).toBe('on-the-way');
    expect(wallGroupOf(through([...accepted, 'WAITING_FOR_TRANSPORT']), start)).toBe('waiting');
  });

  it('lets go of what has ended after a while', () => {
    for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED']) {
      expect(wallGroupOf(through([status]), start + minutes(5) - 1)).not.toBeNull();
      expect(wallGroupOf(through([status]), start + minutes(5))).toBeNull();
    }
    expect(wallGroupOf(through(['STALLED']), start + minutes(59))).toBe('look-after');
    expect(wallGroupOf(through(['STALLED']), start + minutes(60))).toBeNull();
  });

  it('brings a scheduled order an hour before its rider', () => {
    const later = through(['NEW'], { preordered_for: (start + minutes(90)) / 1000 });
    expect(wallGroupOf(later, start)).toBeNull();
    expect(wallGroupOf(later, start + minutes(30))).toBe('get-ready');
    expect(wallGroupOf(later, start + minutes(90))).toBe('waiting');
  });
});

describe('the order of the wall', () => {
  const named = (order_id: string, statuses: readonly string[], changes: Partial<Order> = {}) =>
    through(statuses, { order_id, ...changes });
  const orders = [
    named('delivered', [...accepted, 'DELIVERED']),
    named('away', [...accepted, 'PICKED_UP']),
    named('waits', ['NEW', 'WAITING_FOR_TRANSPORT']),
    named('comes', accepted),
    named('stalled', ['NEW', 'STALLED']),
    named('at-the-door', [...accepted, 'NEAR_VENDOR']),
    named('unpaid', ['INITIATED']),
  ];
  const ids = (list: readonly Order[], nowMs = start + minutes(4)) =>
    wallCards(list, nowMs).map(({ order }) => order.order_id);

  it('begins with what needs a hand', () => {
    expect(ids(orders)).toEqual(['at-the-door', 'stalled', 'comes', 'waits', 'away', 'delivered']);
  });

  it('is the same wherever the orders come from', () => {
    expect(ids(orders.toReversed())).toEqual(ids(orders));
  });

  it('puts the rider who comes next first, and moves nobody for less than a minute', () => {
    const coming = (id: string, pickUpMs: number, requestedMs = start) =>
      named(id, accepted, {
        created_at: iso(requestedMs),
        estimation: { pick_up_at: iso(pickUpMs), drop_off_at: null },
      });
    const second = coming('second', start + minutes(9), start + 1);
    expect(ids([second, coming('first', start + minutes(4))])).toEqual(['first', 'second']);
    expect(ids([second, coming('first', start + minutes(9) + 30_000)])).toEqual(['first', 'second']);
    expect(ids([second, coming('first', start + minutes(10))])).toEqual(['second', 'first']);
  });

  it('stays as it is while only time passes', () => {
    expect(ids(orders, start + minutes(5))).toEqual(ids(orders, start + minutes(4)));
  });

  it('lets the order that has waited longest go first', () => {
    const waiting = (id: string, requestedMs: number) => named(id, ['NEW'], { created_at: iso(requestedMs) });
    expect(ids([waiting('younger', start + 1000), waiting('older', start)])).toEqual(['older', 'younger']);
  });

  it('counts each group', () => {
    expect(groupSizes(wallCards(orders, start + minutes(4)))).toEqual({
      'hand-over': 1,
      'look-after': 1,
      'get-ready': 1,
      waiting: 1,
      'on-the-way': 1,
      done: 1,
    });
  });
});
