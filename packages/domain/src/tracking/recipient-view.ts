import type { OrderStanding } from '../orders/order.ts';
import { reachedAtLeast } from '../orders/order-status.ts';
import { placeOf } from '../orders/place-of.ts';
import { riderAssigned, showsRiderPosition } from '../orders/rider-visibility.ts';
import { isCancelled } from '../orders/status-groups.ts';
import type { Coordinates } from '../places/coordinates.ts';

/** The flag show-track-order-before-picked-up: recipients see the rider from the acceptance on, not only with the parcel. */
export interface RecipientFlags {
  readonly beforePickUp: boolean;
}

/**
 * Whether whoever holds the link sees who carries the parcel. Until it is picked up another rider may still take over, and a
 * rider who comes to the shop is the shop's business, unless the flag says so. Of an order that came to nothing nobody carries it.
 */
export function showsRider(order: OrderStanding, { beforePickUp }: RecipientFlags): boolean {
  if (isCancelled(order)) return false;
  // A fleet may skip the acceptance, but never carries a parcel without somebody.
  return reachedAtLeast(placeOf(order), 'PICKED_UP') || (beforePickUp && riderAssigned(order));
}

/** Whether the rider's number and position show: only while the order is on its way (decisions: Public pages). */
export function showsRiderUnderWay(order: OrderStanding, flags: RecipientFlags): boolean {
  return showsRider(order, flags) && showsRiderPosition(order);
}

/** A stranger at the door needs no surname. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Two digits after the point: about a kilometre from north to south, less from east to west. */
const digitsOfNeighbourhood = 2;

/** A point near the place, for a map: it tells the part of the town and not the door. */
export function neighbourhoodOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(digitsOfNeighbourhood));
}
