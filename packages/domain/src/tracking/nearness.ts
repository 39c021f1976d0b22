import { placeOf } from '../orders/place-of.ts';
import type { OrderState } from '../orders/order.ts';

/** When the rider is near, the tracking link says 'Less than 5 minutes away' (specification §2). */
export const nearWithinMinutes = 5;

const onTheWayToTheDoor: ReadonlySet<string> = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']);

/**
 * Whether the rider is near the door: the fleet says so, or the parcel is on its way and expected within five minutes. An
 * expected time in the past does not count, and a delay overrides an earlier NEAR_CUSTOMER.
 * @param dropOffAt when the parcel is expected at the door, ISO 8601; null where unknown
 */
export function isNearDoor(
  order: Pick<OrderState, 'status' | 'status_history'>,
  dropOffAt: string | null,
  nowMs: number,
): boolean {
  if (order.status === 'NEAR_CUSTOMER') return true;
  if (dropOffAt === null || !onTheWayToTheDoor.has(placeOf(order))) return false;
  const leftMs = Date.parse(dropOffAt) - nowMs;
  return leftMs >= 0 && leftMs < nearWithinMinutes * 60_000;
}
