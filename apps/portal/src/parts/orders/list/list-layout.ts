import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { WorkGroup, WorkSection } from '@riderbell/domain/orders/work-groups.ts';

/** A group of orders in a list, below its head. All measures are pixels. */
export interface ListBlock {
  readonly group: WorkGroup | null;
  readonly orders: readonly Order[];
  /** The index of its first order in the whole list. */
  readonly firstIndex: number;
  readonly top: number;
  /** The height including its head; lists without groups have no heads. */
  readonly height: number;
  readonly headHeight: number;
}

export interface ListLayout {
  readonly orders: readonly Order[];
  readonly blocks: readonly ListBlock[];
  readonly rowHeight: number;
}

/** Computes the positions of the heads and rows of a list. */
export function layOut(sections: readonly WorkSection<Order>[], rowHeight: number, headHeight: number): ListLayout {
  const blocks: ListBlock[] = [];
  let firstIndex = 0;
  let top = 0;
  for (const { group, orders } of sections) {
    const head = group === null ? 0 : headHeight;
    const height = head + orders.length * rowHeight;
    blocks.push({ group, orders, firstIndex, top, height, headHeight: head });
    firstIndex += orders.length;
    top += height;
  }
  return { orders: sections.flatMap(({ orders }) => orders), blocks, rowHeight };
}

/** The block of the row; null if the list has no such row. */
export function blockOf({ blocks }: ListLayout, index: number): ListBlock | null {
  return blocks.find(({ firstIndex, orders }) => index >= firstIndex && index < firstIndex + orders.length) ?? null;
}

/** The top of the row; the first row of a group begins below its head. */
export function topOf(layout: ListLayout, index: number): number {
  const block = blockOf(layout, index);
  return block === null ? 0 : block.top + block.headHeight + (index - block.firstIndex) * layout.rowHeight;
}

/** The visible part of a list. */
export interface ListView {
  readonly top: number;
  readonly height: number;
  /** The row that the keys act on, while the list has the focus. */
  readonly followed: string | null;
}

/**
 * How far to scroll after an update so that the visible rows stay in place: as far as most of them have moved. A row
 * that moved to another group does not count, unless it is the followed one and would be out of sight. At the top of
 * the list, where the most urgent orders show, there is no correction.
 */
export function shiftOf(before: ListLayout, after: ListLayout, view: ListView): number {
  const newIndex = new Map(after.orders.map(({ order_id }, index) => [order_id, index]));
  const votes = new Map<number, number>();
  let followed: { readonly to: number; readonly moved: number } | null = null;
  for (const [index, { order_id }] of before.orders.entries()) {
    const was = topOf(before, index);
    const now = newIndex.get(order_id);
    if (was + before.rowHeight <= view.top || was >= view.top + view.height || now === undefined) continue;
    const moved = topOf(after, now) - was;
    votes.set(moved, (votes.get(moved) ?? 0) + 1);
    if (order_id === view.followed) followed = { to: was + moved, moved };
  }
  const [most] = [...votes].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || Math.abs(a) - Math.abs(b));
  const shift = view.top < before.rowHeight / 2 ? 0 : (most?.[0] ?? 0);
  if (followed === null || followed.moved === shift) return shift;
  if (isSeen(after, followed.to, view.top + shift, view.height)) return shift;
  return followed.to - (view.top + Math.max(0, view.height - after.rowHeight) / 2);
}

function isSeen({ rowHeight, blocks }: ListLayout, rowTop: number, top: number, height: number): boolean {
  return rowTop >= top + (blocks[0]?.headHeight ?? 0) && rowTop + rowHeight <= top + height;
}
