import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-status.ts';
import {
  counterWork,
  groupSizes,
  tabsToLookAfter,
  trackingWork,
  type WorkGroup,
  workGroupOf,
  type WorkOrder,
} from './work-groups.ts';

const start = Date.parse('2026-11-21T05:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const iso = (atMs: number) => new Date(atMs).toISOString();

/** An order that has gone through these statuses, one per minute. */
function through(statuses: readonly string[], changes: Partial<WorkOrder> = {}): WorkOrder {
  const history = statuses.map((status, index) => ({ status, created_at: iso(start + minutes(index)) }));
  return {
    order_id: 'd001-7K2M9QX4TB',
    created_at: iso(start),
    updated_at: iso(start),
    preordered_for: null,
    estimation: { pick_up_at: iso(start + minutes(15)), drop_off_at: iso(start + minutes(30)) },
    status: statuses.at(-1) ?? 'NEW',
    status_history: history,
    ...changes,
  };
}

const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'];

describe('the work group of an order', () => {
  it('follows from the status', () => {
    const expected: Record<string, WorkGroup | null> = {
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
    const groups = orderStatuses.map((status) => [status, workGroupOf(through([status]), start)]);
    expect(Object.fromEntries(groups)).toEqual(expected);
    expect(workGroupOf(through(['TELEPORTED']), start)).toBe('waiting');
  });

  it('is look-after if no rider was found for too long', () => {
    const sought = ['NEW', 'WAITING_FOR_TRANSPORT'];
    const [lost, other] = [through(sought, { order_id: 'd001-1' }), through(sought, { order_id: 'd001-2' })];
    const cards = counterWork([other, lost], start, ({ order_id }) => order_id === 'd001-1');
    expect(cards.map(({ order, group }) => [order.order_id, group])[0]).toEqual(['d001-1', 'look-after']);
    expect(counterWork([lost], start)[0]?.group).not.toBe('look-after');
  });

  it('follows the rider through a delay and an edit', () => {
    expect(workGroupOf(through([...accepted, 'DELAYED']), start)).toBe('get-ready');
    expect(workGroupOf(through([...accepted, 'NEAR_VENDOR', 'MODIFIED']), start)).toBe('hand-over');
    expect(workGroupOf(through([...accepted, 'PICKED_UP', 'DELAYED']), start)).toBe('on-the-way');
    expect(workGroupOf(through([...accepted, 'WAITING_FOR_TRANSPORT']), start)).toBe('waiting');
  });

  it('is null some time after the order has ended', () => {
    for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED']) {
      expect(workGroupOf(through([status]), start + minutes(5) - 1)).not.toBeNull();
      expect(workGroupOf(through([status]), start + minutes(5))).toBeNull();
    }
    expect(workGroupOf(through(['STALLED']), start + minutes(59))).toBe('look-after');
    expect(workGroupOf(through(['STALLED']), start + minutes(60))).toBeNull();
  });

  it('is get-ready for a scheduled order from an hour before its time', () => {
    const later = through(['NEW'], { preordered_for: (start + minutes(90)) / 1000 });
    expect(workGroupOf(later, start)).toBeNull();
    expect(workGroupOf(later, start + minutes(30))).toBe('get-ready');
    expect(workGroupOf(later, start + minutes(90))).toBe('waiting');
  });
});

describe('the work of a counter', () => {
  const named = (order_id: string, statuses: readonly string[], changes: Partial<WorkOrder> = {}) =>
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
  const ids = (list: readonly WorkOrder[], nowMs = start + minutes(4)) =>
    counterWork(list, nowMs).map(({ order }) => order.order_id);

  it('begins with the most urgent orders', () => {
    expect(ids(orders)).toEqual(['at-the-door', 'stalled', 'comes', 'waits', 'away', 'delivered']);
  });

  it('does not depend on the order of the input', () => {
    expect(ids(orders.toReversed())).toEqual(ids(orders));
  });

  it('puts the next rider first, and ignores differences of less than a minute', () => {
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

  it('does not change while only time passes', () => {
    expect(ids(orders, start + minutes(5))).toEqual(ids(orders, start + minutes(4)));
  });

  it('puts the order that has waited longest first', () => {
    const waiting = (id: string, requestedMs: number) => named(id, ['NEW'], { created_at: iso(requestedMs) });
    expect(ids([waiting('younger', start + 1000), waiting('older', start)])).toEqual(['older', 'younger']);
  });

  it('counts each group', () => {
    expect(groupSizes(counterWork(orders, start + minutes(4)))).toEqual({
      'hand-over': 1,
      'look-after': 1,
      'get-ready': 1,
      waiting: 1,
      'on-the-way': 1,
      done: 1,
    });
  });
});

describe('the lists of order tracking', () => {
  const named = (order_id: string, statuses: readonly string[], changes: Partial<WorkOrder> = {}) =>
    through(statuses, { order_id, ...changes });
  const soon = (start + minutes(20)) / 1000;
  const orders = [
    named('unpaid', ['INITIATED'], { created_at: iso(start + 1) }),
    named('sought', ['NEW', 'WAITING_FOR_TRANSPORT']),
    named('comes-later', accepted, { estimation: { pick_up_at: iso(start + minutes(9)), drop_off_at: null } }),
    named('comes-sooner', accepted, { estimation: { pick_up_at: iso(start + minutes(4)), drop_off_at: null } }),
    named('lost', ['NEW', 'WAITING_FOR_TRANSPORT']),
    named('here', [...accepted, 'NEAR_VENDOR']),
    named('arrives-later', ['PICKED_UP'], { estimation: { pick_up_at: null, drop_off_at: iso(start + minutes(40)) } }),
    named('arrives-sooner', ['PICKED_UP']),
    named('comes-back', ['PICKED_UP', 'RETURN_INITIATED']),
    named('at-21', ['RECEIVED'], { preordered_for: soon + 60 }),
    named('at-20', ['RECEIVED'], { preordered_for: soon }),
    named('delivered-first', ['NEW', 'DELIVERED'], { created_at: iso(start + 5) }),
    named('delivered-last', ['NEW', 'PICKED_UP', 'DELIVERED'], { created_at: iso(start + 1) }),
    named('returned', [...accepted, 'RETURNED_TO_VENDOR']),
    named('cancelled-first', ['CANCELLED'], { created_at: iso(start + 5) }),
    named('cancelled-last', ['NEW', 'CANCELLED']),
  ];
  const now = start + minutes(4);
  const lost = ({ order_id }: WorkOrder) => order_id === 'lost';
  const lists = (list: readonly WorkOrder[]) =>
    Object.fromEntries(
      Object.entries(trackingWork(list, now, lost)).map(([tab, sections]) => [
        tab,
        sections.map(({ group, orders: members }) => [group, members.map(({ order_id }) => order_id)]),
      ]),
    );
  const sorted = {
    new: [
      ['hand-over', ['here']],
      ['look-after', ['lost']],
      ['get-ready', ['comes-sooner', 'comes-later']],
      ['waiting', ['sought', 'unpaid']],
    ],
    scheduled: [[null, ['at-20', 'at-21']]],
    collected: [
      ['look-after', ['comes-back']],
      ['on-the-way', ['arrives-sooner', 'arrives-later']],
    ],
    delivered: [[null, ['returned', 'delivered-last', 'delivered-first']]],
    cancelled: [[null, ['cancelled-last', 'cancelled-first']]],
  };

  it('are sorted by urgency, and ended orders by the time of their end', () => {
    expect(lists(orders)).toEqual(sorted);
  });

  it('do not depend on the order of the input', () => {
    expect(lists(orders.toReversed())).toEqual(sorted);
  });

  it('put the open orders in the same order as the counter', () => {
    const ids = counterWork(orders, now, lost).map(({ order }) => order.order_id);
    const { new: open, collected } = trackingWork(orders, now, lost);
    for (const tab of [open, collected]) {
      const listed = tab.flatMap((section) => section.orders.map(({ order_id }) => order_id));
      expect(listed.filter((id) => ids.includes(id))).toEqual(ids.filter((id) => listed.includes(id)));
    }
  });

  it('name the tabs with an order that needs a decision, but not for cancelled orders', () => {
    expect([...tabsToLookAfter(orders, now, lost)]).toEqual(['new', 'collected']);
    expect([...tabsToLookAfter([named('stuck', ['STALLED'])], now)]).toEqual(['cancelled']);
    expect([...tabsToLookAfter([named('off', ['CANCELLED'])], now)]).toEqual([]);
  });
});
