import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type OrderStatus, rankOf } from '@riderbell/domain/orders/order-status.ts';
import { fleetPlaceOf } from '@riderbell/domain/orders/place-of.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';

export type ProgressStepName =
  | 'requested'
  | 'rider-coming'
  | 'at-collection-point'
  | 'collected'
  | 'near-customer'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'stopped';

export type ProgressStep = {
  name: ProgressStepName;
  /** `stopped` is the end of a cancelled or failed order. */
  state: 'done' | 'current' | 'ahead' | 'stopped';
  /** ISO 8601; null if the order skipped the step or has not reached it. */
  at: string | null;
};

type Milestone = { name: ProgressStepName; from: OrderStatus };

const toTheRider: readonly Milestone[] = [
  { name: 'requested', from: 'INITIATED' },
  { name: 'rider-coming', from: 'COURIER_ACCEPTED_DELIVERY' },
  { name: 'at-collection-point', from: 'NEAR_VENDOR' },
  { name: 'collected', from: 'PICKED_UP' },
];
const toTheDoor: readonly Milestone[] = [
  { name: 'near-customer', from: 'NEAR_CUSTOMER' },
  { name: 'delivered', from: 'DELIVERED' },
];
const backToTheVendor: readonly Milestone[] = [
  { name: 'returning', from: 'RETURN_INITIATED' },
  { name: 'returned', from: 'RETURNED_TO_VENDOR' },
];

type Progress = Pick<Order, 'status' | 'status_history' | 'created_at'>;

/**
 * The milestones of an order for its progress bar, in sequence. A step is done when the order has reached it or passed
 * it; the last reached one is current, unless it is the end. A failed order keeps its reached steps and ends in
 * `stopped`.
 */
export function progressSteps(order: Progress): readonly ProgressStep[] {
  if (isCancelled({ ...order, preordered_for: null })) return stoppedSteps(order);
  const rank = rankOf(fleetPlaceOf(order));
  const returns = rank >= rankOf('RETURN_INITIATED');
  const milestones = [...toTheRider, ...(returns ? backToTheVendor : toTheDoor)];
  const reached = Math.max(
    0,
    milestones.findLastIndex(({ from }) => rank >= rankOf(from)),
  );
  const ended = reached === milestones.length - 1;
  return milestones.map((milestone, index) => ({
    name: milestone.name,
    state: index < reached || (index === reached && ended) ? 'done' : index === reached ? 'current' : 'ahead',
    at: index <= reached ? reachedAt(order, milestone) : null,
  }));
}

function stoppedSteps(order: Progress): readonly ProgressStep[] {
  const furthest = Math.max(...order.status_history.map(({ status }) => rankOf(status)));
  const milestones = [...toTheRider, ...toTheDoor];
  const done = milestones.filter(({ name, from }) => name === 'requested' || furthest >= rankOf(from));
  const end = order.status_history.findLast(({ status }) => status === order.status);
  return [
    ...done.map((milestone): ProgressStep => ({
      name: milestone.name,
      state: 'done',
      at: reachedAt(order, milestone),
    })),
    { name: 'stopped', state: 'stopped', at: end?.created_at ?? null },
  ];
}

// The latest entry counts: a second rider may have accepted after the first dropped out.
function reachedAt(order: Progress, { name, from }: Milestone): string | null {
  if (name === 'requested') return order.created_at;
  return order.status_history.findLast(({ status }) => status === from)?.created_at ?? null;
}
