import type { OrderStanding } from '../orders/order.ts';
import { reachedAtLeast } from '../orders/order-status.ts';
import { placeOf } from '../orders/place-of.ts';
import { isOver } from '../orders/status-groups.ts';
import { collectsCash } from '../payments/payment-methods.ts';

interface Paid {
  readonly paymentMethod: string;
  /** The item value in minor units; null where the country lets a merchant leave it out. */
  readonly amount: number | null;
}

/**
 * Whether the recipient pays the item value at the door: in cash, or otherwise. The delivery fee is the merchant's, and what a
 * rider has paid at the pick-up is between the two (specification §4, Cash handling).
 */
export function isPaidAtDoor(paymentMethod: string): boolean {
  return collectsCash(paymentMethod) || paymentMethod === 'PAYMENT_ON_DELIVERY';
}

/** What is still to be paid at the door, in minor units; null when there is nothing, and once the parcel goes back. */
export function dueAtDoor(order: OrderStanding, paid: Paid): number | null {
  if (isOver(order) || reachedAtLeast(placeOf(order), 'DELIVERED')) return null;
  return valueAtDoor(paid);
}

/** What the rider collected at the door, in minor units; null when nothing was to be paid there, or it was never handed over. */
export function collectedAtDoor({ status }: Pick<OrderStanding, 'status'>, paid: Paid): number | null {
  return status === 'DELIVERED' ? valueAtDoor(paid) : null;
}

function valueAtDoor({ paymentMethod, amount }: Paid): number | null {
  return isPaidAtDoor(paymentMethod) && amount !== null && amount > 0 ? amount : null;
}
