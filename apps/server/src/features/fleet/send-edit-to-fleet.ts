import { isOrderStatus, reachedAtLeast } from '@riderbell/domain/orders/order-status.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import { fleetPlaceOf, placeOf } from '@riderbell/domain/orders/place-of.ts';
import { fleetOrderOf } from './fleet-order.ts';
import { type CarriedOrder, type FleetNeeds, NeverCarried } from './ports.ts';

/**
 * Sends the fleet the edited order. Once the fleet has accepted the new copy, the order returns from MODIFIED to its previous status.
 * An order that the fleet does not have yet is handed over later as it is by then, and one that was collected is left alone. If the
 * fleet refuses the edit, the order stays MODIFIED until the fleet's next step, so that the merchant does not believe the rider knows it.
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
  return isEditable(order) && reachedAtLeast(fleetPlaceOf(order), 'WAITING_FOR_TRANSPORT');
}
