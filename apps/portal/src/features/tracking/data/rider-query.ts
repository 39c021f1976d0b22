import { getRider } from '@riderbell/contract/calls/fleet/get-rider.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { riderAssigned, showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { browserClock } from '../../../platform/clock.ts';

/** The rider moves a street's length in this time; the map glides over it. */
const pollMs = 4_000;

/** The rider whose name the merchant may see: the one that accepted and did not drop out since. */
export function shownRiderOf(order: Order): Order['rider'] {
  return riderAssigned(order) ? order.rider : null;
}

/** Where the rider of an order is, asked again while specification §4 lets the position show. */
export function riderQuery(order: Order) {
  const rider = shownRiderOf(order);
  const asked = rider !== null && showsRiderPosition(order);
  return queryOptions({
    queryKey: ['rider', rider?.id ?? null, order.order_id],
    queryFn: asked
      ? async ({ signal }) => {
          const request = { params: { id: rider.id }, query: { order_id: order.order_id } };
          // The next question comes anyway, so a failed one is not repeated.
          const { result } = await callApi(getRider, request, { signal, retries: 0 });
          return { ...result, askedAtMs: browserClock.now() };
        }
      : skipToken,
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 60_000,
    meta: { quiet: true },
  });
}
