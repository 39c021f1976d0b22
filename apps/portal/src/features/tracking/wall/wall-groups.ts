import type { Order } from '@riderbell/contract/shapes/order.ts';
import { placeOf } from '@riderbell/domain/orders/place-of.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import { isCollected, isDeliveredOrReturned, isNew, isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import { lastChangeAt } from '../detail/order-times.ts';

/** What a counter has to do with an order, the most urgent first. */
export const wallGroups = ['hand-over', 'look-after', 'get-ready', 'waiting', 'on-the-way', 'done'] as const;

export type WallGroup = (typeof wallGroups)[number];

export type WallCard = { readonly order: Order; readonly group: WallGroup };

const minuteMs = 60_000;
/** How long what has ended stays on the wall. */
export const endedShownMs = 5 * minuteMs;
/** How long an order that no rider could be sent for stays; after that nobody at the counter waits for it. */
const stalledShownMs = 60 * minuteMs;
/** How long before its time a scheduled order is to be made ready. */
const scheduledShownMs = 60 * minuteMs;

/** A card order before its payment, and one that was never paid: nobody has anything to prepare. */
const notOfTheCounter: ReadonlySet<string> = new Set([
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]);

/** Where the order belongs on the wall at `nowMs` (epoch ms); null when a counter has nothing to do with it. */
export function wallGroupOf(order: Order, nowMs: number): WallGroup | null {
  const lasts = (milliseconds: number) => nowMs - lastChangeAt(order) < milliseconds;
  // A delay or a change before the collection leaves the rider where they are.
  if (placeOf(order) === 'NEAR_VENDOR') return 'hand-over';
  if (notOfTheCounter.has(order.status)) return null;
  if (order.status === 'RETURN_INITIATED') return 'look-after';
  if (order.status === 'STALLED') return lasts(stalledShownMs) ? 'look-after' : null;
  // Whoever is making it has to see that it is off.
  if (order.status === 'CANCELLED') return lasts(endedShownMs) ? 'look-after' : null;
  if (isDeliveredOrReturned(order)) return lasts(endedShownMs) ? 'done' : null;
  if (isCollected(order)) return 'on-the-way';
  if (isScheduled(order, nowMs)) {
    return (order.preordered_for ?? 0) * 1000 - nowMs <= scheduledShownMs ? 'get-ready' : null;
  }
  return isNew(order) && riderAssigned(order) ? 'get-ready' : 'waiting';
}

/**
 * The wall's orders, what needs a hand first; `withoutRider` says for which of them somebody has to decide. Within a group the order goes by a time of the order itself, to the minute, so
 * that a card moves when something has happened and never because time passes.
 */
export function wallCards(
  orders: readonly Order[],
  nowMs: number,
  withoutRider: (order: Order) => boolean = () => false,
): readonly WallCard[] {
  const cards = orders.flatMap((order) => {
    const group = withoutRider(order) ? 'look-after' : wallGroupOf(order, nowMs);
    return group === null ? [] : [{ order, group, rank: wallGroups.indexOf(group), time: timeIn(group, order) }];
  });
  return cards
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.time - b.time ||
        Date.parse(a.order.created_at) - Date.parse(b.order.created_at) ||
        (a.order.order_id < b.order.order_id ? -1 : 1),
    )
    .map(({ order, group }) => ({ order, group }));
}

/** How many orders each group holds. */
export function groupSizes(cards: readonly WallCard[]): Readonly<Record<WallGroup, number>> {
  const sizes = { 'hand-over': 0, 'look-after': 0, 'get-ready': 0, waiting: 0, 'on-the-way': 0, done: 0 };
  for (const { group } of cards) sizes[group] += 1;
  return sizes;
}

/** The minute that decides between two orders of one group: the earlier comes first. */
function timeIn(group: WallGroup, order: Order): number {
  const minute = (at: number) => Math.floor(at / minuteMs);
  const { pick_up_at: pickUp, drop_off_at: dropOff } = order.estimation;
  const requested = Date.parse(order.created_at);
  switch (group) {
    case 'hand-over':
    case 'look-after':
      return lastChangeAt(order);
    case 'get-ready':
      return minute(riderAssigned(order) && pickUp !== null ? Date.parse(pickUp) : (order.preordered_for ?? 0) * 1000);
    case 'waiting':
      return requested;
    case 'on-the-way':
      return minute(dropOff === null ? requested : Date.parse(dropOff));
    case 'done':
      return -lastChangeAt(order);
  }
}
