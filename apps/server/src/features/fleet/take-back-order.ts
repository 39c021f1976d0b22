import { placeOf } from '@riderbell/domain/orders/place-of.ts';
import type { CarriedOrder, FleetNeeds } from './ports.ts';
import { sendToFleet } from './release-order.ts';

/**
 * Takes a rescheduled order back from the fleet. Its release for the new time may be due at the same moment, and the fleet must not lose
 * that: if the order is released by then, it is handed over again, which is harmless if the fleet has it already. However often this
 * runs and wherever it is interrupted, the fleet ends up with what the order says.
 */
export async function takeBackOrder(needs: Pick<FleetNeeds, 'orders' | 'fleet'>, orderId: string): Promise<void> {
  if (hasStatus(await needs.orders.find(orderId), 'RECEIVED')) await needs.fleet.withdraw(orderId);
  const order = await needs.orders.find(orderId);
  if (order !== null && hasStatus(order, 'WAITING_FOR_TRANSPORT')) await sendToFleet(needs, order);
}

function hasStatus(order: CarriedOrder | null, place: 'RECEIVED' | 'WAITING_FOR_TRANSPORT'): boolean {
  return order !== null && placeOf(order) === place;
}
