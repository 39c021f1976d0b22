import type { OrderState } from '../orders/order.ts';
import { reachedAtLeast } from '../orders/order-status.ts';
import { placeOf } from '../orders/place-of.ts';
import { riderAssigned, showsRiderPosition } from '../orders/rider-visibility.ts';
import { isCancelled } from '../orders/status-groups.ts';
import type { Coordinates } from '../places/coordinates.ts';

/** The flag show-track-order-before-picked-up: recipients see the rider once a rider has accepted, not only after the pick-up. */
export interface RecipientFlags {
  readonly beforePickUp: boolean;
}

/**
 * Whether the recipient sees the rider. Until the pick-up another rider may still take over, and a rider on the way to the shop
 * is the shop's business, unless the flag is on. A cancelled or failed order has no rider.
 */
export function showsRider(order: OrderState, { beforePickUp }: RecipientFlags): boolean {
  if (isCancelled(order)) return false;
  // A fleet may skip the acceptance, but a parcel on its way always has a rider.
  return reachedAtLeast(placeOf(order), 'PICKED_UP') || (beforePickUp && riderAssigned(order));
}

/** Whether the recipient sees the rider's number and position: only while the order is on its way (specification §2). */
export function showsRiderUnderWay(order: OrderState, flags: RecipientFlags): boolean {
  return showsRider(order, flags) && showsRiderPosition(order);
}

/** The first word of a name: the recipient does not need the rider's surname. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Two decimals: about a kilometre from north to south, less from east to west. */
const digitsOfNeighbourhood = 2;

/** A point near the place, for a map that shows the neighbourhood but not the door. */
export function neighbourhoodOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(digitsOfNeighbourhood));
}
