import { getRider } from '@riderbell/contract/calls/fleet/get-rider.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { riderAssigned, showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { browserClock, serverClock } from '@riderbell/web/clock.ts';

/** The rider moves a street's length in this time; the map glides over it. */
const pollMs = 4_000;

/** The rider whose name the merchant may see: the one that accepted and did not drop out since. */
export function shownRiderOf(order: Order): Order['rider'] {
  return riderAssigned(order) ? order.rider : null;
}

/**
 * What shows of a position that was read. While the network is away the last one stays, and its age tells how little it says; once
 * the order has ended, or the server knows no such rider any more, there is none.
 */
export function shownPositionOf<T>(order: Order, known: T | undefined, error: Error | null): T | null {
  const gone = error instanceof ApiProblem && error.status === 404;
  return known === undefined || gone || !showsRiderPosition(order) ? null : known;
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
          const askedAtMs = browserClock.now();
          // The server says when the rider was there by its own clock; the screen counts by the device's, which may be minutes wrong.
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
