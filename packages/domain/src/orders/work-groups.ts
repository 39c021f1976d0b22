import { lastChangeAt } from './last-change.ts';
import type { OrderStanding } from './order.ts';
import { placeOf } from './place-of.ts';
import { riderAssigned } from './rider-visibility.ts';
import {
  isCollected,
  isDeliveredOrReturned,
  isNew,
  isScheduled,
  type TrackingTab,
  trackingTabOf,
  trackingTabs,
} from './status-groups.ts';

/** What a merchant has to do with an order, the most urgent first. */
export const workGroups = ['hand-over', 'look-after', 'get-ready', 'waiting', 'on-the-way', 'done'] as const;

export type WorkGroup = (typeof workGroups)[number];

/** The part of an order that says what has to be done with it, and when. Instants are ISO 8601. */
export interface WorkOrder extends OrderStanding {
  readonly order_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly estimation: { readonly pick_up_at: string | null; readonly drop_off_at: string | null };
}

export interface Work<O extends WorkOrder> {
  readonly order: O;
  readonly group: WorkGroup;
}

/** Orders of a list that belong together; `group` is null where the list has no groups. */
export interface WorkSection<O extends WorkOrder> {
  readonly group: WorkGroup | null;
  readonly orders: readonly O[];
}

/** Says for which orders riders have been sought for so long that the merchant has to decide. */
export type WithoutRider<O> = (order: O) => boolean;

const minuteMs = 60_000;
/** How long the counter shows what has ended. */
export const endedShownMs = 5 * minuteMs;
/** How long the counter shows an order that no rider could be sent for. */
const stalledShownMs = 60 * minuteMs;
/** How long before its time a scheduled order has to be made ready. */
const scheduledShownMs = 60 * minuteMs;

/** A card order before its payment, and one that was never paid: there is nothing to prepare. */
const notOfTheCounter: ReadonlySet<string> = new Set([
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]);

/** What has to be done with the order at `nowMs` (epoch ms); null when a counter has nothing to do with it. */
export function workGroupOf(order: WorkOrder, nowMs: number): WorkGroup | null {
  const lasts = (milliseconds: number) => nowMs - lastChangeAt(order) < milliseconds;
  // A delay or a change before the collection leaves the rider where they are.
  if (placeOf(order) === 'NEAR_VENDOR') return 'hand-over';
  if (notOfTheCounter.has(order.status)) return null;
  if (order.status === 'RETURN_INITIATED') return 'look-after';
  if (order.status === 'STALLED') return lasts(stalledShownMs) ? 'look-after' : null;
  // The kitchen has to see that it is off.
  if (order.status === 'CANCELLED') return lasts(endedShownMs) ? 'look-after' : null;
  if (isDeliveredOrReturned(order)) return lasts(endedShownMs) ? 'done' : null;
  if (isCollected(order)) return 'on-the-way';
  if (isScheduled(order, nowMs)) {
    return (order.preordered_for ?? 0) * 1000 - nowMs <= scheduledShownMs ? 'get-ready' : null;
  }
  return isNew(order) && riderAssigned(order) ? 'get-ready' : 'waiting';
}

/** The orders that a counter has something to do with, in the order of the work. */
export function counterWork<O extends WorkOrder>(
  orders: readonly O[],
  nowMs: number,
  withoutRider: WithoutRider<O> = () => false,
): readonly Work<O>[] {
  return inOrderOfWork(
    orders.flatMap((order) => {
      const group = withoutRider(order) ? 'look-after' : workGroupOf(order, nowMs);
      return group === null ? [] : [{ order, group }];
    }),
  );
}

/** How many orders each group holds. */
export function groupSizes(work: readonly { readonly group: WorkGroup }[]): Readonly<Record<WorkGroup, number>> {
  const sizes = { 'hand-over': 0, 'look-after': 0, 'get-ready': 0, waiting: 0, 'on-the-way': 0, done: 0 };
  for (const { group } of work) sizes[group] += 1;
  return sizes;
}

/**
 * All orders under their tabs. New and collected orders are grouped and sorted by the work, by the same rule as on the counter;
 * scheduled ones follow the time at which the rider comes, and what is over the time at which it ended, the latest first.
 */
export function trackingWork<O extends WorkOrder>(
  orders: readonly O[],
  nowMs: number,
  withoutRider: WithoutRider<O> = () => false,
): Readonly<Record<TrackingTab, readonly WorkSection<O>[]>> {
  const byTab: Record<TrackingTab, O[]> = { new: [], scheduled: [], collected: [], delivered: [], cancelled: [] };
  for (const order of orders) byTab[trackingTabOf(order, nowMs)].push(order);
  const grouped = (tab: TrackingTab) =>
    inSections(
      inOrderOfWork(
        byTab[tab].map((order) => {
          // An order that waits for its payment waits as well.
          const group = withoutRider(order) ? 'look-after' : (workGroupOf(order, nowMs) ?? 'waiting');
          return { order, group };
        }),
      ),
    );
  const inOneList = (tab: TrackingTab, timeOf: (order: O) => number) => {
    const sorted = sortedBy(byTab[tab], timeOf);
    return sorted.length === 0 ? [] : [{ group: null, orders: sorted }];
  };
  return {
    new: grouped('new'),
    scheduled: inOneList('scheduled', ({ preordered_for: at }) => at ?? 0),
    collected: grouped('collected'),
    delivered: inOneList('delivered', (order) => -lastChangeAt(order)),
    cancelled: inOneList('cancelled', (order) => -lastChangeAt(order)),
  };
}

/** The tabs that hold an order which the merchant has to look after; a cancelled one is no longer to be decided. */
export function tabsToLookAfter<O extends WorkOrder>(
  orders: readonly O[],
  nowMs: number,
  withoutRider: WithoutRider<O> = () => false,
): ReadonlySet<TrackingTab> {
  const toLookAfter = orders.filter(
    (order) => withoutRider(order) || (order.status !== 'CANCELLED' && workGroupOf(order, nowMs) === 'look-after'),
  );
  const tabs = new Set(toLookAfter.map((order) => trackingTabOf(order, nowMs)));
  return new Set(trackingTabs.filter((tab) => tabs.has(tab)));
}

/**
 * What needs a hand first. Within a group the order follows a time of the order itself, to the minute, so that it moves when
 * something has happened and never because time passes.
 */
function inOrderOfWork<O extends WorkOrder>(work: readonly Work<O>[]): readonly Work<O>[] {
  return inSections(work).flatMap(({ group, orders }) =>
    sortedBy(orders, (order) => timeIn(group, order)).map((order) => ({ order, group })),
  );
}

function inSections<O extends WorkOrder>(
  work: readonly Work<O>[],
): readonly (WorkSection<O> & { readonly group: WorkGroup })[] {
  return workGroups.flatMap((group) => {
    const orders = work.filter((one) => one.group === group).map(({ order }) => order);
    return orders.length === 0 ? [] : [{ group, orders }];
  });
}

/** The earlier time first, then the order that was requested first, so that the result does not depend on how the orders came. */
function sortedBy<O extends WorkOrder>(orders: readonly O[], timeOf: (order: O) => number): readonly O[] {
  return orders
    .map((order) => ({ order, time: timeOf(order), requested: Date.parse(order.created_at) }))
    .toSorted((a, b) => a.time - b.time || a.requested - b.requested || (a.order.order_id < b.order.order_id ? -1 : 1))
    .map(({ order }) => order);
}

/** The time that decides between two orders of one group: the earlier comes first. */
function timeIn(group: WorkGroup, order: WorkOrder): number {
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
