import { getRider } from '@riderbell/contract/calls/fleet/get-rider.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { riderAssigned, showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { browserClock, serverClock } from '@riderbell/web/clock.ts';

/** In this time a rider moves about the length of a street; the map animates the move. */
const pollMs = 4_000;

/** The rider whose name the merchant may see: the one who accepted and has not dropped out since. */
export function shownRiderOf(order: Order): Order['rider'] {
  return riderAssigned(order) ? order.rider : null;
}

/**
 * The position to show. While the network is away the last one stays, with its age; once the order has ended, or the
 * server no longer has the rider, there is none.
 */
export function shownPositionOf<T>(order: Order, known: T | undefined, error: Error | null): T | null {
  const gone = error instanceof ApiProblem && error.status === 404;
  return known === undefined || gone || !showsRiderPosition(order) ? null : known;
}

/** The position of an order's rider, polled while specification §4 allows it to show. */
export function riderQuery(order: Order) {
  const rider = shownRiderOf(order);
  const isShown = rider !== null && showsRiderPosition(order);
  return queryOptions({
    queryKey: ['rider', rider?.id ?? null, order.order_id],
    queryFn: isShown
      ? async ({ signal }) => {
          const request = { params: { id: rider.id }, query: { order_id: order.order_id } };
          // The next poll comes anyway, so a failed one is not retried.
          const { result } = await callApi(getRider, request, { signal, retries: 0 });
          const askedAtMs = browserClock.now();
          // The server reports the time by its own clock; the screen uses the device's, which may be minutes wrong.
          const ageMs = Math.max(0, serverClock.now() - Date.parse(result.updated_at));
          return { ...result, askedAtMs, seenAtMs: askedAtMs - ageMs };
        }
      : skipToken,
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 60_000,
    meta: { quiet: true },
  });
}
