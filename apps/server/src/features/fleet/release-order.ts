import { rankOf } from '@riderbell/domain/orders/order-status.ts';
import { fleetPlaceOf } from '@riderbell/domain/orders/place-of.ts';
import { fleetOrderOf } from './fleet-order.ts';
import { type CarriedOrder, type FleetNeeds, NeverCarried } from './ports.ts';

/**
 * Hands an order to the fleet: at once, or when its time has come. It waits for transport before the fleet hears of it (one
 * that is wanted as soon as possible does so from its creation), so that no event of the fleet comes too early. Doing it again is harmless: what a crash interrupted is made up
 * for, and an order that is further along, or has ended, is left alone. One that the fleet will never carry is stalled, with
 * the fleet's reason.
 * @param time for which the order is to be handed over; one that was put off since waits for another job
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
  if (fleetPlaceOf(outcome.order) === 'WAITING_FOR_TRANSPORT') await handToFleet(needs, outcome.order);
}

/** Gives an order that waits for transport to the fleet; one that it will never carry is stalled, with the fleet's reason. */
export async function handToFleet(needs: Pick<FleetNeeds, 'orders' | 'fleet'>, order: CarriedOrder): Promise<void> {
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

/** Unless it was changed meanwhile: then the fleet has spoken of another order than this one is now. */
async function stall(needs: Pick<FleetNeeds, 'orders'>, refused: CarriedOrder, reason: string): Promise<void> {
  await needs.orders.change(refused.orderId, (order) =>
    order.revision === refused.revision
      ? { step: { status: 'STALLED', by: 'fleet', ...(reason === '' ? {} : { reason }) } }
      : null,
  );
}
