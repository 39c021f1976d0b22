import type { Order } from '@riderbell/contract/shapes/order.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { joinOrders, mergeReading, mergeUpdate, mergeUpdates } from './orders-snapshot.ts';

function copy(id: string, minute: number, changes: Partial<Order> = {}): Order {
  const at = `2026-11-21T05:${String(minute).padStart(2, '0')}:00.000Z`;
  return anOrder({ order_id: id, created_at: '2026-11-21T05:00:00.000Z', updated_at: at, ...changes });
}

const always = () => true;
const never = () => false;
const ids = ({ orders }: { orders: readonly Order[] }) => orders.map(({ order_id }) => order_id);

describe('orders of a screen', () => {
  it('are sorted newest first, with a stable order for orders of one instant', () => {
    const early = copy('early', 0, { created_at: '2026-11-21T04:00:00.000Z' });
    const late = copy('late', 0, { created_at: '2026-11-21T06:00:00.000Z' });
    const joined = joinOrders([early, copy('b', 0)], [late, copy('a', 0)]);
    expect(joined.map(({ order_id }) => order_id)).toEqual(['late', 'a', 'b', 'early']);
  });

  it('keep the newer of two copies, whichever answer has it', () => {
    const newer = copy('a', 9, { status: 'PICKED_UP' });
    expect(joinOrders([newer], [copy('a', 3)])).toEqual([newer]);
    expect(joinOrders([copy('a', 3)], [newer])).toEqual([newer]);
  });
});

describe('a live update', () => {
  const held = { orders: [copy('a', 5)], readAtMs: 1 };

  it('replaces an older copy', () => {
    const update = copy('a', 6, { status: 'PICKED_UP' });
    expect(mergeUpdate(held, update).orders).toEqual([update]);
  });

  it('never overwrites a newer copy', () => {
    expect(mergeUpdate(held, copy('a', 4))).toBe(held);
  });

  it('changes nothing when it arrives twice', () => {
    expect(mergeUpdates(held, [copy('a', 5)])).toEqual({ next: held, changed: [] });
    expect(mergeUpdates(held, [copy('a', 5)]).next).toBe(held);
  });

  it('leaves the newest copy of each order in a batch, in any sequence', () => {
    const made = copy('b', 7, { created_at: '2026-11-21T07:00:00.000Z' });
    const { next, changed } = mergeUpdates(held, [copy('a', 8), made, copy('a', 6), copy('a', 7)]);
    expect(next.orders).toEqual([made, copy('a', 8)]);
    expect(changed).toEqual([copy('a', 8), made]);
  });

  it('inserts a new order at its position', () => {
    const update = copy('b', 7, { created_at: '2026-11-21T07:00:00.000Z' });
    expect(ids(mergeUpdate(held, update))).toEqual(['b', 'a']);
  });

  it('does not change the age of the list', () => {
    expect(mergeUpdate(held, copy('a', 6)).readAtMs).toBe(1);
  });
});

describe('a fresh reading', () => {
  it('does not undo a live update that arrived before the answer', () => {
    const held = { orders: [copy('a', 9, { status: 'DELIVERED' })], readAtMs: 1 };
    const merged = mergeReading(held, { orders: [copy('a', 5)], readAtMs: 2 }, always);
    expect(merged.orders[0]?.status).toBe('DELIVERED');
    expect(merged.readAtMs).toBe(2);
  });

  it('keeps an order that arrived live after the server created the answer', () => {
    const held = { orders: [copy('just-made', 9)], readAtMs: 1 };
    expect(ids(mergeReading(held, { orders: [copy('a', 5)], readAtMs: 2 }, always))).toEqual(['a', 'just-made']);
  });

  it('removes orders that no longer belong to the screen', () => {
    const held = { orders: [copy('yesterday', 9)], readAtMs: 1 };
    expect(ids(mergeReading(held, { orders: [copy('a', 5)], readAtMs: 2 }, never))).toEqual(['a']);
  });
});
