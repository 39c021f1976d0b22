import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { collectsAtVendor, hasPromiseRecord } from '@riderbell/domain/access/capabilities.ts';
import { expectedArrivals } from './expected-arrivals.ts';
import type { QuoteNeeds } from './ports.ts';
import { offeredPromise, promiseRecord } from './promise-record.ts';
import { requestedPoint } from './requested-point.ts';

/** When the rider is expected at the collection point and at the door, before the request (specification §7). */
export function estimateDelivery(needs: QuoteNeeds): Handler<typeof calls.estimateDelivery> {
  return async ({ principal, body }) => {
    const requested = await requestedPoint(needs, principal, body, body.source);
    if (!requested.ok) return requested;
    const { destination } = body;
    if (destination === null) return refused('order.coordinates-missing', { field: 'destination' });
    const { coordinates: origin, pickUpMinutes, vendorId } = requested.point;
    if (origin === null) {
      return refused('vendor.no-coordinates', { field: collectsAtVendor(principal) ? 'vendor_id' : 'source' });
    }
    const route = await needs.roads.route(origin, destination);
    const preorderedFor = body.preordered_for ?? null;
    const nowMs = needs.now();
    const arrivals = expectedArrivals(needs.country, pickUpMinutes, route, preorderedFor, nowMs);
    // An existing order has its promise already, which moves with its route.
    const promise =
      body.order_id === undefined
        ? offeredPromise(arrivals, await promiseRecord(needs, hasPromiseRecord(principal) ? vendorId : null), nowMs)
        : undefined;
    return accepted({
      result: {
        pick_up_minutes: arrivals.pickUpMinutes,
        drop_off_minutes: arrivals.dropOffMinutes,
        pick_up_at: new Date(arrivals.pickUpAt).toISOString(),
        drop_off_at: new Date(arrivals.dropOffAt).toISOString(),
        distance: route.metres,
        ...(promise && { promise }),
      },
    });
  };
}
