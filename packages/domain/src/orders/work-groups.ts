import { lastChangeAt } from './last-change.ts';
import type { OrderState } from './order.ts';
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

/** What the merchant has to do with an order, the most urgent first. */
export const workGroups = ['hand-over', 'look-after', 'get-ready', 'waiting', 'on-the-way', 'done'] as const;

export type WorkGroup = (typeof workGroups)[number];

/** The part of an order that decides its work group and its place in the group. Instants are ISO 8601. */
export interface WorkOrder extends OrderState {
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

/** Whether the search for a rider has taken so long that the merchant has to decide. */
export type WithoutRider<O> = (order: O) => boolean;

const minuteMs = 60_000;
/** How long the counter shows an order that has ended. */
export const endedShownMs = 5 * minuteMs;
/** How long the counter shows an order that no rider could be sent for. */
const stalledShownMs = 60 * minuteMs;
/** How long before its time the counter shows a scheduled order. */
const scheduledShownMs = 60 * minuteMs;

/** Card orders that are not paid: there is nothing to prepare. */
const hiddenFromCounter: ReadonlySet<string> = new Set([
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]);

/** What the merchant has to do with the order at `nowMs` (epoch ms); null when the counter does not show it. */
export function workGroupOf(order: WorkOrder, nowMs: number): WorkGroup | null {
  const lasts = (milliseconds: number) => nowMs - lastChangeAt(order) < milliseconds;
  // A delay or an edit before the collection does not move the rider.
  if (placeOf(order) === 'NEAR_VENDOR') return 'hand-over';
  if (hiddenFromCounter.has(order.status)) return null;
  if (order.status === 'RETURN_INITIATED') return 'look-after';
  if (order.status === 'STALLED') return lasts(stalledShownMs) ? 'look-after' : null;
  // The kitchen has to see that the order is cancelled.
  if (order.status === 'CANCELLED') return lasts(endedShownMs) ? 'look-after' : null;
  if (isDeliveredOrReturned(order)) return lasts(endedShownMs) ? 'done' : null;
  if (isCollected(order)) return 'on-the-way';
  if (isScheduled(order, nowMs)) {
    return (order.preordered_for ?? 0) * 1000 - nowMs <= scheduledShownMs ? 'get-ready' : null;
  }
  return isNew(order) && riderAssigned(order) ? 'get-ready' : 'waiting';
}

/** The orders that the counter shows, the most urgent first. */
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
 * All orders by tab. New and collected orders are grouped and sorted by urgency, as on the counter; scheduled orders by the time
 * of the rider, and ended ones by the time at which they ended, the latest first.
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
          // Unpaid orders, which the counter hides, are shown as waiting.
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

/** The tabs with an order that needs the merchant's decision; a cancelled order needs none. */
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
 * The most urgent first. Within a group, orders are sorted by a time in the order itself, to the minute, so that an order moves
 * only when something has happened to it, never because time passes.
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
    const orders = work.filter((item) => item.group === group).map(({ order }) => order);
    return orders.length === 0 ? [] : [{ group, orders }];
  });
}

/** The earlier time first, then the order that was requested first, so that the result does not depend on the order of the input. */
function sortedBy<O extends WorkOrder>(orders: readonly O[], timeOf: (order: O) => number): readonly O[] {
  return orders
    .map((order) => ({ order, time: timeOf(order), requested: Date.parse(order.created_at) }))
    .toSorted((a, b) => a.time - b.time || a.requested - b.requested || (a.order.order_id < b.order.order_id ? -1 : 1))
    .map(({ order }) => order);
}

/** The time by which orders of a group are sorted, the earlier first. */
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
