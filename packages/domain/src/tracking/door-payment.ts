import type { OrderState } from '../orders/order.ts';
import { reachedAtLeast } from '../orders/order-status.ts';
import { placeOf } from '../orders/place-of.ts';
import { isOver } from '../orders/status-groups.ts';
import { collectsCash } from '../payments/payment-methods.ts';

interface Paid {
  readonly paymentMethod: string;
  /** The item value in minor units; null where the country makes it optional. */
  readonly amount: number | null;
}

/**
 * Whether the recipient pays the item value at the door, in cash or otherwise. The merchant pays the delivery fee, and a payment
 * at pick-up is between the rider and the merchant (specification §4, Cash handling).
 */
export function isPaidAtDoor(paymentMethod: string): boolean {
  return collectsCash(paymentMethod) || paymentMethod === 'PAYMENT_ON_DELIVERY';
}

/** What the recipient still has to pay at the door, in minor units; null for nothing, and once the parcel goes back. */
export function dueAtDoor(order: OrderState, paid: Paid): number | null {
  if (isOver(order) || reachedAtLeast(placeOf(order), 'DELIVERED')) return null;
  return valueAtDoor(paid);
}

/** What the rider collected at the door, in minor units; null when nothing was due there, or the parcel was not delivered. */
export function collectedAtDoor({ status }: Pick<OrderState, 'status'>, paid: Paid): number | null {
  return status === 'DELIVERED' ? valueAtDoor(paid) : null;
}

function valueAtDoor({ paymentMethod, amount }: Paid): number | null {
  return isPaidAtDoor(paymentMethod) && amount !== null && amount > 0 ? amount : null;
}
