import { isOrderStatus, reachedAtLeast } from '@riderbell/domain/orders/order-status.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import { fleetPlaceOf, placeOf } from '@riderbell/domain/orders/place-of.ts';
import { fleetOrderOf } from './fleet-order.ts';
import { type CarriedOrder, type FleetNeeds, NeverCarried } from './ports.ts';

/**
 * Tells the fleet what an edit changed. Once it has taken the new copy the order goes back from MODIFIED to where it was.
 * An order that the fleet does not have yet is handed over as it is by then, and one that was collected goes on unchanged. One whose edit the fleet
 * will never take stays MODIFIED until the fleet reports its next step, so that nobody believes the rider to know of it.
 */
export async function tellFleetOfEdit(
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
    // Another edit has a job of its own, which will end its MODIFIED.
    if (order.status !== 'MODIFIED' || order.revision !== edited.revision || !isOrderStatus(place)) return null;
    return { step: { status: place, by: 'fleet' } };
  });
}

function isWithFleet(order: CarriedOrder): boolean {
  return isEditable(order) && reachedAtLeast(fleetPlaceOf(order), 'WAITING_FOR_TRANSPORT');
}
