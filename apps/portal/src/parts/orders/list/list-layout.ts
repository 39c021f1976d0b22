import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { WorkGroup, WorkSection } from '@riderbell/domain/orders/work-groups.ts';

/** Orders that lie together in a list, below their head. All measures are pixels. */
export interface ListBlock {
  readonly group: WorkGroup | null;
  readonly orders: readonly Order[];
  /** Of the first order, in the whole list. */
  readonly firstIndex: number;
  readonly top: number;
  /** With its head; the head has none where the list has no groups. */
  readonly height: number;
  readonly headHeight: number;
}

export interface ListLayout {
  readonly orders: readonly Order[];
  readonly blocks: readonly ListBlock[];
  readonly rowHeight: number;
}

/** Where the heads and the rows of a list lie. */
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

/** The block of the row; null for no row of the list. */
export function blockOf({ blocks }: ListLayout, index: number): ListBlock | null {
  return blocks.find(({ firstIndex, orders }) => index >= firstIndex && index < firstIndex + orders.length) ?? null;
}

/** Where the row begins; the first of a group begins below its head. */
export function topOf(layout: ListLayout, index: number): number {
  const block = blockOf(layout, index);
  return block === null ? 0 : block.top + block.headHeight + (index - block.firstIndex) * layout.rowHeight;
}

/** What is seen of a list. */
export interface ListView {
  readonly top: number;
  readonly height: number;
  /** The row that the keys act on, while the list has the focus. */
  readonly followed: string | null;
}

/**
 * By how much to scroll after an update so that what is read stays where it is: as far as most of the rows in view have moved.
 * A row that went to another group takes nothing along, unless it is the followed one and would be out of sight. At the top of the
 * list, where the most urgent orders are wanted, nothing is held.
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
