import type { CarriedOrder, FleetOrder } from './ports.ts';

/** What a fleet is told of an order: what it takes to collect and deliver it, and no more. */
export function fleetOrderOf(order: CarriedOrder): FleetOrder {
  return {
    orderId: order.orderId,
    revision: order.revision,
    collectionPoint: order.origin,
    customer: order.customer,
    description: order.description,
    paymentMethod: order.paymentMethod,
    amount: order.amount,
    currency: order.currency,
    ageValidationRequired: order.ageValidationRequired,
    preorderedFor: order.preordered_for,
  };
}
