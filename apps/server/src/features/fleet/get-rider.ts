import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { isOwnOrder } from '@riderbell/domain/access/order-ownership.ts';
import {
  showsEtaToDestination,
  showsEtaToOrigin,
  showsRiderPosition,
} from '@riderbell/domain/orders/rider-visibility.ts';
import type { CarriedOrder, FleetNeeds } from './ports.ts';

/**
 * Where a rider is (specification §7), for the vendor of the order that it carries and while the position shows (§4).
 * For everybody else, and at any other time, there is no such rider.
 */
export function getRider(needs: FleetNeeds): Handler<typeof calls.getRider> {
  return async ({ principal, params, query }) => {
    const [order, position] = await Promise.all([needs.orders.find(query.order_id), needs.positions.find(params.id)]);
    const rider = order?.rider;
    if (
      !order ||
      !rider ||
      !position ||
      rider.id !== params.id ||
      !showsRiderPosition(order) ||
      !isOwnOrder(principal, order)
    ) {
      return refused('rider.not-found');
    }
    if ((await needs.vendors.find(principal, order.vendorId, 'see-orders')) === null) return refused('rider.not-found');
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

function secondsToNextStop(order: CarriedOrder, nowMs: number): number | null {
  const toDestination = showsEtaToDestination(order) ? order.dropOffAt : null;
  const arrival = showsEtaToOrigin(order) ? order.pickUpAt : toDestination;
  return arrival === null ? null : Math.max(0, Math.round((Date.parse(arrival) - nowMs) / 1000));
}
