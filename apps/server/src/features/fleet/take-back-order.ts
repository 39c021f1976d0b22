import { placeOf } from '@riderbell/domain/orders/place-of.ts';
import type { CarriedOrder, FleetNeeds } from './ports.ts';
import { handToFleet } from './release-order.ts';

/**
 * Takes an order back from the fleet that was put off. Its release may be due in the same moment, and the fleet must not lose what it
 * was given for the new time: an order that is released by then is handed over once more, which is harmless where it was already.
 * However often this is done, and wherever it is interrupted, the fleet ends with what the order says.
 */
export async function takeBackOrder(needs: Pick<FleetNeeds, 'orders' | 'fleet'>, orderId: string): Promise<void> {
  if (isAt(await needs.orders.find(orderId), 'RECEIVED')) await needs.fleet.withdraw(orderId);
  const order = await needs.orders.find(orderId);
  if (order !== null && isAt(order, 'WAITING_FOR_TRANSPORT')) await handToFleet(needs, order);
}

function isAt(order: CarriedOrder | null, place: 'RECEIVED' | 'WAITING_FOR_TRANSPORT'): boolean {
  return order !== null && placeOf(order) === place;
}
