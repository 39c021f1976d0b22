import type { NoteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../orders/order-fixture.ts';
import { gatherChanges } from './gather-changes.ts';

const seen = (order_id: string, change: NoteworthyChange) => ({ order: anOrder({ order_id }), change });

/** Gathers changes with a clock that the test advances. */
function gathering(pauseMs = 0) {
  const told: string[][] = [];
  let planned: { task: () => void; at: number } | null = null;
  let now = 0;
  const gathered = gatherChanges({
    waitMs: 400,
    pauseMs,
    schedule(task, milliseconds) {
      const own = { task, at: now + milliseconds };
      planned = own;
      return () => {
        if (planned === own) planned = null;
      };
    },
    tell: (changes) => told.push(changes.map(({ order, change }) => `${order.order_id} ${change}`)),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    while (planned !== null && planned.at <= now) {
      const { task } = planned;
      planned = null;
      task();
    }
  };
  return { ...gathered, told, pass };
}

describe('gathering changes', () => {
  it('reports changes that come close together at once, the last of each order', () => {
    const { add, pass, told } = gathering();
    add([seen('a', 'rider-near'), seen('b', 'delivered')]);
    pass(300);
    add([seen('a', 'picked-up')]);
    expect(told).toEqual([]);
    pass(100);
    expect(told).toEqual([['b delivered', 'a picked-up']]);
    pass(10_000);
    expect(told).toHaveLength(1);
  });

  it('reports the next changes only after a pause, without losing any', () => {
    const { add, pass, told } = gathering(3000);
    add([seen('a', 'rider-near')]);
    pass(400);
    add([seen('b', 'delivered')]);
    pass(2900);
    expect(told).toHaveLength(1);
    pass(100);
    expect(told[1]).toEqual(['b delivered']);
    pass(3000);
    add([seen('c', 'delayed')]);
    pass(400);
    expect(told).toHaveLength(3);
  });

  it('drops the waiting changes when it is stopped', () => {
    const { add, stop, pass, told } = gathering(3000);
    add([seen('a', 'rider-near')]);
    stop();
    pass(10_000);
    expect(told).toEqual([]);
  });

  it('starts no timer without changes', () => {
    const { add, pass, told } = gathering();
    add([]);
    pass(1000);
    expect(told).toEqual([]);
  });
});
