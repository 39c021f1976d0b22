import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { collectionPointOf } from './collection-point.ts';
import { expectedArrivals } from './expected-arrivals.ts';
import type { QuoteNeeds } from './ports.ts';

/** When the rider collects and when it is there, as far as it can be known before the request (specification §7). */
export function estimateDelivery(needs: QuoteNeeds): Handler<typeof calls.estimateDelivery> {
  return async ({ principal, body }) => {
    const vendor = await needs.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const origin = collectionPointOf(vendor);
    if (origin === null) return refused('vendor.no-coordinates', { field: 'vendor_id' });
    const distance = await needs.roads.metres(origin, body.destination);
    const arrivals = expectedArrivals(
      needs.country,
      vendor.estimation_pick_up_time,
      distance,
      body.preordered_for ?? null,
      needs.now(),
    );
    return accepted({
      result: {
        pick_up_minutes: arrivals.pickUpMinutes,
        drop_off_minutes: arrivals.dropOffMinutes,
        pick_up_at: new Date(arrivals.pickUpAt).toISOString(),
        drop_off_at: new Date(arrivals.dropOffAt).toISOString(),
        distance,
      },
    });
  };
}
