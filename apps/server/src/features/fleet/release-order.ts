import { rankOf } from '@riderbell/domain/orders/order-status.ts';
import { fleetPlaceOf } from '@riderbell/domain/orders/place-of.ts';
import { fleetOrderOf } from './fleet-order.ts';
import { type CarriedOrder, type FleetNeeds, NeverCarried } from './ports.ts';

/**
 * Hands an order to the fleet: immediately, or when its time has come. The order becomes WAITING_FOR_TRANSPORT first (one that is wanted
 * as soon as possible does so when it is created), so that no event of the fleet arrives too early. Repeating it is harmless: it
 * completes what a crash interrupted and leaves an order alone that is further along or has ended. An order that the fleet will never
 * carry is stalled, with the fleet's reason.
 * @param time the time for which the order is handed over; if it was rescheduled since, another job hands it over
 */
export async function releaseOrder(
  needs: Pick<FleetNeeds, 'orders' | 'fleet'>,
  orderId: string,
  time?: number | null,
): Promise<void> {
  const outcome = await needs.orders.change(orderId, (order) =>
    waitsForRelease(order) && (time === undefined || time === order.preordered_for)
      ? { step: { status: 'WAITING_FOR_TRANSPORT', by: 'system' } }
      : null,
  );
  if (outcome.kind === 'not-found') return;
  if (fleetPlaceOf(outcome.order) === 'WAITING_FOR_TRANSPORT') await sendToFleet(needs, outcome.order);
}

/** Gives an order that waits for transport to the fleet; stalls it with the fleet's reason if the fleet will never carry it. */
export async function sendToFleet(needs: Pick<FleetNeeds, 'orders' | 'fleet'>, order: CarriedOrder): Promise<void> {
  try {
    await needs.fleet.dispatch(fleetOrderOf(order));
  } catch (error) {
    if (!(error instanceof NeverCarried)) throw error;
    await stall(needs, order, error.reason);
  }
}

function waitsForRelease(order: CarriedOrder): boolean {
  const rank = rankOf(fleetPlaceOf(order));
  return rank >= rankOf('NEW') && rank < rankOf('WAITING_FOR_TRANSPORT');
}

/** Leaves the order alone if it changed meanwhile: then the fleet refused a copy that is out of date. */
async function stall(needs: Pick<FleetNeeds, 'orders'>, refused: CarriedOrder, reason: string): Promise<void> {
  await needs.orders.change(refused.orderId, (order) =>
    order.revision === refused.revision
      ? { step: { status: 'STALLED', by: 'fleet', ...(reason === '' ? {} : { reason }) } }
      : null,
  );
}
