import { placeOf } from '../orders/place-of.ts';
import type { OrderStanding } from '../orders/order.ts';

/** The tracking link says 'Less than 5 minutes away' when the rider is near (specification §2). */
export const nearWithinMinutes = 5;

const onTheWayToTheDoor: ReadonlySet<string> = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']);

/**
 * Whether the rider is near the door: the fleet says so, or the parcel is on its way there and is expected within five minutes.
 * A time that has passed promises nothing any more, and a delay outweighs what was said before it.
 * @param dropOffAt when the parcel is expected at the door, ISO 8601; null where nobody knows
 */
export function isNearDoor(
  order: Pick<OrderStanding, 'status' | 'status_history'>,
  dropOffAt: string | null,
  nowMs: number,
): boolean {
  if (order.status === 'NEAR_CUSTOMER') return true;
  if (dropOffAt === null || !onTheWayToTheDoor.has(placeOf(order))) return false;
  const leftMs = Date.parse(dropOffAt) - nowMs;
  return leftMs >= 0 && leftMs < nearWithinMinutes * 60_000;
}
