import type { OrderState } from '../orders/order.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { isCollected, isDeliveredOrReturned, statusGroups } from '../orders/status-groups.ts';
import { collectedAtDoor, isPaidAtDoor } from '../tracking/door-payment.ts';
import { costsNothing } from '../orders/unpaid-ends.ts';
import { paymentMethods, paysVendorAtPickup } from './payment-methods.ts';

interface HandOver {
  readonly methods: readonly string[];
  /** An order in one of these statuses has handed the item value over. */
  readonly statuses: readonly OrderStatus[];
  /** Whether a DELAYED order has, if its history counts as collected (`delayedCountsAs`). */
  readonly whenDelayed: boolean;
}

/**
 * Where the item value changes hands, and by when it has (specification §4, Cash handling): at the door with the delivery, at the
 * collection point with the collection, also if the parcel comes back later. A cancelled order hands nothing over.
 * A store sums by this table, and `moneyOf` follows it.
 */
export const handOvers = {
  door: { methods: paymentMethods.filter(isPaidAtDoor), statuses: ['DELIVERED'], whenDelayed: false },
  pickup: {
    methods: paymentMethods.filter(paysVendorAtPickup),
    statuses: [...statusGroups.collected, ...statusGroups.deliveredOrReturned],
    whenDelayed: true,
  },
} as const satisfies Record<string, HandOver>;

interface Priced {
  readonly paymentMethod: string;
  /** The item value and the delivery fee, in minor units; the value is null where the country makes it optional. */
  readonly amount: number | null;
  readonly fee: number;
}

/** What an order has moved so far, in minor units. */
export interface OrderMoney {
  /** The delivery fee that the merchant owes. */
  readonly fee: number;
  /** What the rider collected from the customer. */
  readonly collected: number;
  /** What the rider paid to the vendor. */
  readonly paidAtPickup: number;
}

export function moneyOf(order: OrderState, { fee, ...paid }: Priced): OrderMoney {
  const isPaid = paysVendorAtPickup(paid.paymentMethod) && (isCollected(order) || isDeliveredOrReturned(order));
  return {
    fee: costsNothing(order.status) ? 0 : fee,
    collected: collectedAtDoor(order, paid) ?? 0,
    paidAtPickup: isPaid ? (paid.amount ?? 0) : 0,
  };
}
