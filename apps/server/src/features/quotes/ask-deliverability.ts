import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Deliverability, deliverability } from '@riderbell/domain/quotes/delivery-area.ts';
import { isAcceptedForTestVendor } from '@riderbell/domain/quotes/test-vendors.ts';
import type { CollectionPoint } from './collection-point.ts';
import type { QuoteNeeds, RoadRoute } from './ports.ts';

export interface AreaAnswer {
  readonly answer: Deliverability;
  /** The route by road; 0 metres if the answer is no before a route is looked up. */
  readonly route: RoadRoute;
  /** Whether the order is deliverable only because the vendor is a test vendor, at the fallback fee (specification §4). */
  readonly excused: boolean;
}

/** Applies the domain's rule; looks the route up only if there is no other reason against the delivery. */
export async function askDeliverability(
  { country, roads, testVendors }: Pick<QuoteNeeds, 'country' | 'roads' | 'testVendors'>,
  { vendorId, coordinates: origin, area }: CollectionPoint,
  destination: Coordinates,
  open: boolean,
): Promise<AreaAnswer> {
  const question = { origin, destination, country, area, open };
  const before = deliverability({ ...question, roadMetres: 0 });
  const excuses = (answer: Deliverability): boolean => isAcceptedForTestVendor(answer, vendorId, testVendors);
  if (origin === null || (!before.ok && !excuses(before))) {
    return { answer: before, route: { metres: 0, seconds: null }, excused: false };
  }
  const route = await roads.route(origin, destination);
  const answer = deliverability({ ...question, roadMetres: route.metres });
  const excused = excuses(answer);
  return { answer: excused ? { ok: true } : answer, route, excused };
}
