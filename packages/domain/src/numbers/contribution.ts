import { localDateOf, localTimeOf } from '../countries/local-time.ts';
import type { OrderState } from '../orders/order.ts';
import { isCancelled } from '../orders/status-groups.ts';
import { moneyOf } from '../payments/order-money.ts';
import { type PromisedRange, promiseOutcome } from '../quotes/promise.ts';
import { type CountedReason, countedReasons, type Figures, noFigures } from './figures.ts';

/** The parts of an order that are counted; amounts are minor units. */
export interface CountedOrder extends OrderState {
  readonly vendorId: string;
  readonly familyId: string;
  readonly created_at: string;
  readonly fee: number;
  readonly amount: number | null;
  readonly paymentMethod: string;
  readonly promise: PromisedRange | null;
  readonly cancelReason: string | null;
}

/** What one order adds to the numbers, and where: to its vendor, on the day and in the hour in which it was requested. */
export interface Contribution {
  readonly vendorId: string;
  readonly familyId: string;
  /** A local date as "2026-11-21". */
  readonly day: string;
  /** The hour that the clocks showed, 0 to 23. */
  readonly hour: number;
  readonly figures: Figures;
  readonly cancelReason: CountedReason | null;
}

/**
 * The contribution of an order in its current state. All of it is counted on the day of the request, so that an order never moves
 * between days and a period has the orders that the history lists for it.
 */
export function contributionOf(order: CountedOrder, timeZone: string): Contribution {
  const createdMs = Date.parse(order.created_at);
  const cancelled = isCancelled(order);
  const money = moneyOf(order, order);
  return {
    vendorId: order.vendorId,
    familyId: order.familyId,
    day: localDateOf(createdMs, timeZone),
    hour: localTimeOf(createdMs, timeZone).hour,
    figures: {
      ...noFigures,
      orders: 1,
      delivered: one(order.status === 'DELIVERED'),
      returned: one(order.status === 'RETURNED_TO_VENDOR'),
      cancelled: one(cancelled),
      ...promiseFigures(order),
      ...timeFigures(order),
      delivery_fees: money.fee,
      cash_collected: money.collected,
      cash_paid_at_pickup: money.paidAtPickup,
    },
    cancelReason: cancelled ? reasonOf(order) : null,
  };
}

function promiseFigures(order: CountedOrder): Pick<Figures, 'promised' | 'on_time'> {
  const outcome = order.promise && promiseOutcome(order, order.promise);
  return { promised: one(outcome !== null), on_time: one(outcome?.kept === true) };
}

type TimeFigures = Pick<Figures, 'riders_arrived' | 'to_rider_seconds' | 'to_door_seconds'>;

function timeFigures(order: CountedOrder): TimeFigures {
  const wanted = riderWantedAt(order);
  const arrival = riderArrivedAt(order);
  const delivery = order.status === 'DELIVERED' ? lastOf(order, 'DELIVERED') : null;
  return {
    riders_arrived: one(arrival !== null),
    to_rider_seconds: secondsBetween(wanted, arrival),
    to_door_seconds: secondsBetween(wanted, delivery),
  };
}

/** From when the merchant waits for the rider: the time of a scheduled order, else the payment by card, else the request. */
function riderWantedAt(order: CountedOrder): number {
  if (order.preordered_for !== null) return order.preordered_for * 1000;
  return lastOf(order, 'PAYMENT_COMMITTED') ?? Date.parse(order.created_at);
}

/** When the current rider reached the collection point; the collection counts where the fleet did not report the arrival. */
function riderArrivedAt({ status_history: history }: CountedOrder): number | null {
  // An earlier rider who gave the order up does not count.
  const current = history.slice(history.findLastIndex(({ status }) => status === 'WAITING_FOR_TRANSPORT') + 1);
  const arrival = current.find(({ status }) => status === 'NEAR_VENDOR' || status === 'PICKED_UP');
  return arrival === undefined ? null : Date.parse(arrival.created_at);
}

function reasonOf({ status, cancelReason }: CountedOrder): CountedReason {
  if (status === 'STALLED') return 'no-courier';
  if (status === 'PAYMENT_FAILED' || status === 'PAYMENT_CANCELLED') return 'payment-failure';
  return countedReasons.find((reason) => reason === cancelReason) ?? 'other';
}

function lastOf({ status_history: history }: CountedOrder, status: string): number | null {
  const entry = history.findLast((one) => one.status === status);
  return entry === undefined ? null : Date.parse(entry.created_at);
}

/** A rider who comes before the scheduled time is on time, not early. */
function secondsBetween(from: number, to: number | null): number {
  return to === null ? 0 : Math.max(0, Math.round((to - from) / 1000));
}

function one(counts: boolean): number {
  return counts ? 1 : 0;
}
