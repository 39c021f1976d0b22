import type { estimateDelivery } from '@riderbell/contract/calls/quotes/estimate-delivery.ts';
import { type Handler, accepted, refused } from '@riderbell/contract/handler.ts';
import { expectedArrivals } from './expected-arrivals.ts';
import type { QuotePorts } from './ports.ts';

/** When the rider collects and when it is there, as far as it can be known before the request. */
export function estimatesDelivery(ports: QuotePorts): Handler<typeof estimateDelivery> {
  return async ({ principal, body }) => {
    const vendor = await ports.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    if (vendor.origin === null) return refused('vendor.no-coordinates', { field: 'vendor_id' });
    const distance = await ports.roads.metres(vendor.origin, body.destination);
    const arrivals = expectedArrivals(
      ports.country,
      vendor.pickUpMinutes,
      distance,
      body.preordered_for ?? null,
      ports.clock.now(),
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
