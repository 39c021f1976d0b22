import { isOrderStatus, reachedAtLeast } from '@riderbell/domain/orders/order-status.ts';
import { fleetPlaceOf, placeOf } from '@riderbell/domain/orders/place-of.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { fleetOrderOf } from './fleet-order.ts';
import { type CarriedOrder, type FleetNeeds, NeverCarried } from './ports.ts';

/**
 * Sends the fleet the edited order. Once the fleet has accepted the new copy, the order returns from MODIFIED to its previous status.
 * An order that the fleet does not have yet is handed over later as it is by then. The fleet also gets a copy while the rider is on the
 * way, because what the recipient pays with may change until the door. If the fleet refuses the edit, the order stays MODIFIED until the
 * fleet's next step, so that the merchant does not believe the rider knows it.
 */
export async function sendEditToFleet(
  needs: Pick<FleetNeeds, 'orders' | 'fleet' | 'onIgnored'>,
  orderId: string,
): Promise<void> {
  const edited = await needs.orders.find(orderId);
  if (edited === null || !isWithFleet(edited)) return;
  try {
    await needs.fleet.dispatch(fleetOrderOf(edited));
  } catch (error) {
    if (!(error instanceof NeverCarried)) throw error;
    needs.onIgnored({ orderId, why: `the fleet refused the edit: ${error.reason}` });
    return;
  }
  await needs.orders.change(orderId, (order) => {
    const place = placeOf(order);
    // Another edit has its own job, which will end its MODIFIED.
    if (order.status !== 'MODIFIED' || order.revision !== edited.revision || !isOrderStatus(place)) return null;
    return { step: { status: place, by: 'fleet' } };
  });
}

function isWithFleet(order: CarriedOrder): boolean {
  const isUnderWay = !isOver(order) && !reachedAtLeast(placeOf(order), 'DELIVERED');
  return isUnderWay && reachedAtLeast(fleetPlaceOf(order), 'WAITING_FOR_TRANSPORT');
}
