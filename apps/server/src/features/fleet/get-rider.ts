import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { isOwnOrder } from '@riderbell/domain/access/order-ownership.ts';
import {
  showsEtaToDestination,
  showsEtaToOrigin,
  showsRiderPosition,
} from '@riderbell/domain/orders/rider-visibility.ts';
import type { CarriedOrder, FleetNeeds } from './ports.ts';

/**
 * Where a rider is (specification §7), for the vendor of the order that the rider carries, while the position is shown (§4).
 * For all other callers, and at any other time, the rider does not exist.
 */
export function getRider(needs: FleetNeeds): Handler<typeof calls.getRider> {
  return async ({ principal, params, query }) => {
    const [orders, position] = await Promise.all([
      ordersOf(needs, params.id, query.order_id),
      needs.positions.find(params.id),
    ]);
    const order = await firstVisible(needs, principal, orders);
    const rider = order?.rider;
    if (!order || !rider || !position) return refused('rider.not-found');
    return accepted({
      result: {
        id: rider.id,
        name: rider.name,
        phone_number: rider.phoneNumber,
        vehicle: rider.vehicle,
        latitude: position.latitude,
        longitude: position.longitude,
        updated_at: position.updatedAt,
        eta_seconds: secondsToNextStop(order, needs.now()),
      },
    });
  };
}

/** The rider's orders in progress, or only the named order if it is one of the rider's. */
async function ordersOf({ orders }: FleetNeeds, riderId: string, orderId: string | undefined): Promise<CarriedOrder[]> {
  if (orderId === undefined) return orders.carriedBy(riderId);
  const order = await orders.find(orderId);
  return order?.rider?.id === riderId ? [order] : [];
}

/** The first order whose rider the caller may see. */
async function firstVisible(
  { vendors }: FleetNeeds,
  principal: Principal,
  orders: readonly CarriedOrder[],
): Promise<CarriedOrder | null> {
  for (const order of orders) {
    if (!showsRiderPosition(order) || !isOwnOrder(principal, order)) continue;
    if ((await vendors.find(principal, order.vendorId, 'see-orders')) !== null) return order;
  }
  return null;
}

function secondsToNextStop(order: CarriedOrder, nowMs: number): number | null {
  const toDestination = showsEtaToDestination(order) ? order.dropOffAt : null;
  const arrival = showsEtaToOrigin(order) ? order.pickUpAt : toDestination;
  return arrival === null ? null : Math.max(0, Math.round((Date.parse(arrival) - nowMs) / 1000));
}
