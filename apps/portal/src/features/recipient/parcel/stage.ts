import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { isOrderStatus, type OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { riderAssigned } from '@riderbell/domain/orders/rider-visibility.ts';
import { isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import {
  type ExpectedAtDoor,
  expectedAtDoor,
  isLateForPromise,
  minuteOf,
} from '@riderbell/domain/tracking/expected-times.ts';
import { isNearDoor } from '@riderbell/domain/tracking/nearness.ts';

/** The stages that a recipient distinguishes: fewer than a merchant does. */
export type Stage =
  | 'unpaid'
  | 'scheduled'
  | 'preparing'
  | 'rider-coming'
  | 'at-origin'
  | 'on-the-way'
  | 'near'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'stalled'
  | 'cancelled';

/** Null where the previous status says more. */
const stageOfStatus: Readonly<Record<OrderStatus, Stage | null>> = {
  INITIATED: 'unpaid',
  PAYMENT_INITIATED: 'unpaid',
  PAYMENT_COMMITTED: 'preparing',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  NEW: 'preparing',
  STALLED: 'stalled',
  RECEIVED: 'preparing',
  WAITING_FOR_TRANSPORT: 'preparing',
  ASSIGNED_TO_TRANSPORT: 'preparing',
  COURIER_ACCEPTED_DELIVERY: 'rider-coming',
  RECEIVED_BY_VENDOR: 'preparing',
  ACCEPTED_BY_VENDOR: 'preparing',
  NEAR_VENDOR: 'at-origin',
  DELAYED: null,
  PICKED_UP: 'on-the-way',
  COURIER_LEFT_VENDOR: 'on-the-way',
  NEAR_CUSTOMER: 'near',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  MODIFIED: null,
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
};

type StagedOrder = Pick<TrackedOrder, 'status' | 'status_history' | 'preordered_for' | 'estimation' | 'promise'>;

function knownStageOf(status: string): Stage | null {
  return isOrderStatus(status) ? stageOfStatus[status] : null;
}

/** The parcel's stage for its recipient. A status that only a newer server knows changes nothing. */
export function stageOf(order: StagedOrder, nowMs: number): Stage {
  if (isNearDoor(order, order.estimation.drop_off_at, nowMs)) return 'near';
  if (isScheduled(order, nowMs)) return 'scheduled';
  const latest = [...order.status_history, order].findLast(({ status }) => knownStageOf(status) !== null);
  const stage = (latest && knownStageOf(latest.status)) ?? 'preparing';
  if (stage === 'preparing' && riderAssigned(order)) return 'rider-coming';
  // A delay outweighs an earlier nearness of the rider; the expected time says when the rider is near again.
  return stage === 'near' ? 'on-the-way' : stage;
}

/** The stages on the way to the door: each has a time, unless it is unknown. */
const expecting: ReadonlySet<Stage> = new Set(['scheduled', 'preparing', 'rider-coming', 'at-origin', 'on-the-way']);

/** The one big answer of the page. */
export type Answer =
  | { readonly kind: 'arrival'; readonly expected: ExpectedAtDoor }
  /** It was expected before now. */
  | { readonly kind: 'late' }
  /** `at`: since when, if known. */
  | { readonly kind: 'stage'; readonly stage: Stage; readonly at: string | null };

export function answerOf(order: StagedOrder, nowMs: number): Answer {
  const stage = stageOf(order, nowMs);
  const expected = expecting.has(stage) ? expectedAtDoor(order.promise, order.estimation.drop_off_at) : null;
  if (expected === null) return { kind: 'stage', stage, at: timeOf(order, order.status) };
  const last = Date.parse('at' in expected ? expected.at : expected.to);
  return minuteOf(last) >= minuteOf(nowMs) ? { kind: 'arrival', expected } : { kind: 'late' };
}

/** The promised range if the parcel will come after it, because a broken promise has to be shown; null while it can be kept. */
export function brokenPromise(order: StagedOrder, nowMs: number): NonNullable<TrackedOrder['promise']> | null {
  const { promise, estimation } = order;
  if (promise === null || answerOf(order, nowMs).kind === 'stage') return null;
  return isLateForPromise(promise, estimation.drop_off_at, nowMs) ? promise : null;
}

export const stepNames = ['ordered', 'rider-coming', 'collected', 'near', 'delivered'] as const;

export type Step = {
  readonly name: (typeof stepNames)[number];
  readonly state: 'done' | 'now' | 'ahead';
  /** ISO 8601; null if the parcel skipped the step or has not reached it. */
  readonly at: string | null;
};

/** The step that each stage has reached; a parcel that will not arrive has no steps. */
const placeOfStage: Readonly<Partial<Record<Stage, number>>> = {
  unpaid: 0,
  scheduled: 0,
  preparing: 0,
  'rider-coming': 1,
  'at-origin': 1,
  'on-the-way': 2,
  near: 3,
  delivered: 4,
};

/** The five steps of a parcel; null if it will not arrive. */
export function stepsOf(order: StagedOrder & Pick<TrackedOrder, 'created_at'>, nowMs: number): readonly Step[] | null {
  const place = placeOfStage[stageOf(order, nowMs)];
  if (place === undefined) return null;
  const times = [
    order.created_at,
    timeOf(order, 'COURIER_ACCEPTED_DELIVERY'),
    timeOf(order, 'PICKED_UP'),
    timeOf(order, 'NEAR_CUSTOMER'),
    timeOf(order, 'DELIVERED'),
  ];
  const end = stepNames.length - 1;
  return stepNames.map((name, index) => ({
    name,
    state: index > place ? 'ahead' : index === place && place < end ? 'now' : 'done',
    at: index > place ? null : (times[index] ?? null),
  }));
}

// The latest entry counts: a second rider may have accepted after the first one dropped out.
function timeOf({ status_history }: Pick<TrackedOrder, 'status_history'>, status: string): string | null {
  return status_history.findLast((entry) => entry.status === status)?.created_at ?? null;
}
