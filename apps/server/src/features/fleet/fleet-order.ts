import { changeOf } from '@riderbell/domain/cash/change-note.ts';
import type { CarriedOrder, FleetOrder } from './ports.ts';

/** What the fleet learns about an order: only what it needs to collect and deliver it. */
export function fleetOrderOf(order: CarriedOrder): FleetOrder {
  return {
    orderId: order.orderId,
    revision: order.revision,
    collectionPoint: order.origin,
    customer: order.customer,
    description: order.description,
    paymentMethod: order.paymentMethod,
    amount: order.amount,
    change: changeOf(order, order),
    currency: order.currency,
    ageValidationRequired: order.ageValidationRequired,
    preorderedFor: order.preordered_for,
  };
}
