import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { WorkGroup, WorkSection } from '@riderbell/domain/orders/work-groups.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { blockOf, layOut, shiftOf, topOf } from './list-layout.ts';

const section = (group: WorkGroup | null, ids: string): WorkSection<Order> => ({
  group,
  orders: [...ids].map((order_id) => anOrder({ order_id })),
});
const row = 80;
const head = 28;
const laidOut = (...sections: WorkSection<Order>[]) => layOut(sections, row, head);

describe('the layout of a list', () => {
  const layout = laidOut(section('hand-over', 'ab'), section('waiting', 'cde'));

  it('puts a heading above the rows of each group', () => {
    expect(layout.orders.map(({ order_id }) => order_id).join('')).toBe('abcde');
    expect(layout.blocks.map(({ top, height }) => [top, height])).toEqual([
      [0, head + 2 * row],
      [head + 2 * row, head + 3 * row],
    ]);
    expect([0, 1, 2, 4].map((index) => topOf(layout, index))).toEqual([
      head,
      head + row,
      2 * head + 2 * row,
      2 * head + 4 * row,
    ]);
    expect(blockOf(layout, 2)?.group).toBe('waiting');
    expect(blockOf(layout, 5)).toBeNull();
  });

  it('has no headings where the list has no groups', () => {
    const flat = laidOut(section(null, 'abc'));
    expect(topOf(flat, 2)).toBe(2 * row);
    expect(flat.blocks[0]?.height).toBe(3 * row);
  });
});

describe('the scroll position of a list', () => {
  const before = laidOut(section('hand-over', 'a'), section('waiting', 'bcdefgh'));
  const view = { top: topOf(before, 2), height: 3 * row, followed: null };

  it('stays where it is when rows and a group appear above', () => {
    const after = laidOut(section('hand-over', 'xya'), section('look-after', 'z'), section('waiting', 'bcdefgh'));
    expect(shiftOf(before, after, view)).toBe(3 * row + head);
  });

  it('stays where it is when a visible row moves to another group', () => {
    const after = laidOut(section('hand-over', 'ac'), section('waiting', 'bdefgh'));
    // Row d stays where it is: the row that left moved from above d to above b.
    expect(shiftOf(before, after, view)).toBe(0);
    const gone = laidOut(section('hand-over', 'a'), section('waiting', 'bdefgh'));
    expect(shiftOf(before, gone, view)).toBe(-row);
  });

  it('is not corrected at the top, where the most urgent orders show', () => {
    const after = laidOut(section('hand-over', 'xa'), section('waiting', 'bcdefgh'));
    expect(shiftOf(before, after, { ...view, top: 0 })).toBe(0);
  });

  it('follows the active row if that would be out of sight', () => {
    const after = laidOut(section('hand-over', 'a'), section('waiting', 'bcefghd'));
    expect(shiftOf(before, after, { ...view, followed: 'd' })).toBe(topOf(after, 7) - view.top - row);
    expect(shiftOf(before, after, { ...view, followed: 'c' })).toBe(0);
    expect(shiftOf(before, after, { ...view, top: 0, followed: 'a' })).toBe(0);
  });

  it('stays at the top of a list that becomes empty', () => {
    expect(shiftOf(before, laidOut(), view)).toBe(0);
  });
});
